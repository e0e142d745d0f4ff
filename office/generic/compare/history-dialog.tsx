import Close from '@mui/icons-material/Close';
import {
  Box,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { listRevisions } from '#contract/calls/office/content.ts';
import type { EditedEntry, EntryRevision } from '#contract/office/entry-view.ts';
import { client } from '#office/providers/client.ts';
import { BusyButton } from '#office/screen/busy-button.tsx';
import { useWho } from '#office/screen/format/use-who.ts';
import { SelectField } from '#office/screen/select-field.tsx';
import { useTimeText } from '#office/shell/format-time.ts';
import { useMe } from '#office/shell/me.ts';
import { LoadError, Loading } from '#office/shell/states.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import type { FieldDescription } from '../fields/describe-fields.ts';
import { VersionComparison } from './version-comparison.tsx';
import { VersionStatuses } from './version-statuses.tsx';

interface HistoryDialogProps {
  entry: EditedEntry;
  fields: readonly FieldDescription[];
  /** The language of the open tab; '' is the default language. */
  language: string;
  /** `only`: the language to restore; undefined: all. */
  onRestore?: (revision: EntryRevision, only: string | undefined) => void;
  onClose: () => void;
}

const atOnce = 25;

/** The stored versions of one language or all: author, time, changes, and a button to restore them. */
export function HistoryDialog({ entry, fields, language, onRestore, onClose }: HistoryDialogProps) {
  const texts = useTexts();
  const words = texts.entries.history;
  const id = useId();
  const small = useMediaQuery(useTheme().breakpoints.down('md'));
  const [chosen, setChosen] = useState<number>();
  const langs = ['', ...Object.keys(entry.translations)];
  const isTranslated = langs.length > 1;
  const [only, setOnly] = useState(isTranslated && langs.includes(language) ? language : undefined);
  const found = useInfiniteQuery({
    queryKey: ['revisions', entry.id, entry.revision, only ?? null],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      client.list(listRevisions, { id: entry.id, lang: only, skip: pageParam, take: atOnce }, { signal }),
    getNextPageParam: (last, pages) => {
      const known = pages.reduce((sum, page) => sum + page.items.length, 0);
      return known < last.total && last.items.length > 0 ? known : undefined;
    },
  });
  const revisions = found.data?.pages.flatMap((page) => page.items) ?? [];
  const current = revisions.find(({ revision }) => revision === chosen) ?? revisions[0];
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullScreen={small} fullWidth maxWidth="lg">
      <Box sx={{ display: 'flex', alignItems: 'center', paddingInlineEnd: 1 }}>
        <DialogTitle id={id} sx={{ flex: 1 }}>
          {words.of({ title: entry.title })}
        </DialogTitle>
        <IconButton onClick={onClose} aria-label={texts.shell.close}>
          <Close />
        </IconButton>
      </Box>
      <DialogContent
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { md: '280px minmax(0, 1fr)' },
          minHeight: 320,
          alignContent: 'start',
        }}
      >
        {found.error && <LoadError error={found.error} onAgain={() => void found.refetch()} />}
        {found.isPending && <Loading />}
        {current && (
          <>
            <Box>
              {isTranslated && <LanguageSelect langs={langs} value={only} onChange={setOnly} />}
              <List dense aria-label={words.title} sx={{ maxHeight: { xs: 220, md: 'none' }, overflowY: 'auto' }}>
                {revisions.map((one) => (
                  <Version
                    key={one.revision}
                    revision={one}
                    only={only}
                    latest={one.revision === revisions[0]?.revision}
                    selected={one.revision === current.revision}
                    onSelect={() => setChosen(one.revision)}
                  />
                ))}
              </List>
              {found.hasNextPage && (
                <BusyButton onClick={() => void found.fetchNextPage()} loading={found.isFetchingNextPage}>
                  {words.more}
                </BusyButton>
              )}
            </Box>
            <VersionComparison
              key={`${current.revision} ${only}`}
              revisions={revisions}
              current={current}
              fields={fields}
              only={only}
              {...(onRestore ? { onRestore: (old: EntryRevision) => onRestore(old, only) } : {})}
            />
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

interface LanguageSelectProps {
  langs: readonly string[];
  /** Undefined: all. */
  value: string | undefined;
  onChange: (lang: string | undefined) => void;
}

function LanguageSelect({ langs, value, onChange }: LanguageSelectProps) {
  const words = useTexts().form;
  const { languageName } = useFormats();
  const { mainLanguage } = useMe();
  const all = 'all';
  return (
    <SelectField
      label={words.publication.historyOf}
      value={value ?? all}
      options={[
        ...langs.map((lang) => [lang, languageName(lang === '' ? mainLanguage : lang)] as const),
        [all, words.publication.allLanguages],
      ]}
      onChange={(next) => onChange(next === all ? undefined : next)}
      sx={{ marginBlock: 1, width: '100%' }}
    />
  );
}

interface VersionProps {
  revision: EntryRevision;
  only: string | undefined;
  latest: boolean;
  selected: boolean;
  onSelect: () => void;
}

function Version({ revision, only, latest, selected, onSelect }: VersionProps) {
  const words = useTexts().entries.history;
  const timeText = useTimeText();
  const { savedAt, savedBy } = revision;
  const who = useWho()(savedBy, revision.savedByNow);
  return (
    <ListItem disablePadding>
      <ListItemButton selected={selected} onClick={onSelect} aria-current={selected}>
        <ListItemText
          primary={savedBy === '' ? timeText(savedAt) : words.by({ when: timeText(savedAt), who })}
          secondary={
            <>
              <span>
                {words.revision({ revision: revision.revision })} {latest && `· ${words.latest}`}
              </span>
              <VersionStatuses revision={revision} only={only} />
            </>
          }
          slotProps={{
            secondary: {
              component: 'div',
              sx: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 },
            },
          }}
        />
      </ListItemButton>
    </ListItem>
  );
}
