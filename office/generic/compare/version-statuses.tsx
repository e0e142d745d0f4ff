import { Box } from '@mui/material';
import type { EntryStatus } from '#contract/documents/entry.ts';
import type { EntryRevision } from '#contract/office/entry-view.ts';
import { useMe } from '#office/shell/me.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { StatusChips } from '../status-chip.tsx';

interface VersionStatusesProps {
  revision: Pick<EntryRevision, 'status' | 'statuses'>;
  /** Undefined: all languages. */
  only: string | undefined;
}

/** The status that a save gave to the languages, or to one: of several statuses, each with the names of its languages. */
export function VersionStatuses({ revision: { status, statuses }, only }: VersionStatusesProps) {
  const { languageName, list } = useFormats();
  const { mainLanguage } = useMe();
  // A change that visitors did not see yet was saved as a draft.
  const statusOf = (lang: string): EntryStatus => {
    const own = statuses?.[lang] ?? status;
    return own === 'changed' ? 'draft' : own;
  };
  const langs = only === undefined ? Object.keys(statuses ?? { '': status }) : [only];
  const groups = [...Map.groupBy(langs, statusOf)];
  const isSplit = groups.length > 1;
  return (
    <>
      {groups.map(([each, own]) => (
        <Box
          key={each}
          component="span"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.75, py: 0.25, flexBasis: isSplit ? '100%' : 'auto' }}
        >
          {isSplit && <span>{list(own.map((lang) => languageName(lang || mainLanguage)))}</span>}
          <StatusChips status={each} publishAt={null} pending={false} trashedAt={null} />
        </Box>
      ))}
    </>
  );
}
