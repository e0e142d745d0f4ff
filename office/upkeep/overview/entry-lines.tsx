import { Chip, Stack, Typography } from '@mui/material';
import type { EntryRow } from '#contract/office/entry-view.ts';
import { useTimes } from '#office/screen/format/use-times.ts';
import { EntryLink } from '#office/screen/list/entry-link.tsx';
import { Panel } from '#office/screen/panel.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';

export interface EntryLinesProps {
  what: 'recent' | 'scheduled' | 'reviews';
  entries: readonly EntryRow[];
}

/** A few entries with their links. */
export function EntryLines({ what, entries }: EntryLinesProps) {
  const { overview: texts } = useTexts();
  if (entries.length === 0) {
    return (
      <Panel title={texts[what]}>
        <Typography variant="body2" color="textSecondary">
          {what === 'scheduled' ? texts.nothingScheduled : texts.nothingRecent}
        </Typography>
      </Panel>
    );
  }
  return (
    <Panel title={texts[what]}>
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry) => (
          <EntryLine key={entry.id} what={what} entry={entry} />
        ))}
      </Stack>
    </Panel>
  );
}

/** One entry: title, status, and when it appears or was changed. */
export function EntryLine({ what, entry }: { what: EntryLinesProps['what'] | 'drafts'; entry: EntryRow }) {
  const { overview: texts, entities, screen } = useTexts();
  const times = useTimes();
  const { type, id, title, status, pending, publishAt, reviewOn, updatedAt, updatedBy } = entry;
  const { day } = useFormats();
  const when = () => {
    if (what === 'reviews' && reviewOn !== null) return day(reviewOn);
    if (what === 'scheduled' && publishAt !== null) return texts.appears({ when: times.full(publishAt) });
    return texts.changedBy({ when: times.full(updatedAt), who: updatedBy });
  };
  return (
    <li>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
        <EntryLink type={type} id={id} title={title} />
        {status !== 'published' && what !== 'drafts' && (
          <Chip size="small" variant="outlined" label={texts.statuses[status]} />
        )}
        {status === 'published' && pending && <Chip size="small" variant="outlined" label={texts.pending} />}
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {screen.pair({ first: entities[type].label.one, second: when() })}
      </Typography>
    </li>
  );
}
