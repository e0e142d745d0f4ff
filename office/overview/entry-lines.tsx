import { Box, Chip, Link as MuiLink, Stack, Typography } from '@mui/material';
import { Link } from 'react-router';
import type { EntryRow } from '#contract/office/entry-view.ts';
import { entryPath, typeLabel } from '../screen/entry-path.ts';
import { Panel } from '../screen/panel.tsx';
import { useTimes } from '../screen/use-times.ts';
import { useTexts } from '../texts/texts.ts';

export interface EntryLinesProps {
  what: 'recent' | 'scheduled';
  entries: readonly EntryRow[];
}

/** A few entries, each with the way to it. */
export function EntryLines({ what, entries }: EntryLinesProps) {
  const { overview: texts } = useTexts();
  const times = useTimes();
  const whenOf = ({ publishAt, updatedAt, updatedBy }: EntryRow) =>
    what === 'scheduled' && publishAt !== null
      ? texts.appears(times.full(publishAt))
      : texts.changedBy(times.full(updatedAt), updatedBy);
  if (entries.length === 0) {
    return (
      <Panel title={texts[what]}>
        <Typography variant="body2" color="text.secondary">
          {what === 'scheduled' ? texts.nothingScheduled : texts.nothingRecent}
        </Typography>
      </Panel>
    );
  }
  return (
    <Panel title={texts[what]}>
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry) => (
          <Box component="li" key={entry.id}>
            <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
              <MuiLink
                component={Link}
                to={entryPath(entry.type, entry.id)}
                sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
              >
                {entry.title}
              </MuiLink>
              {entry.status !== 'published' && (
                <Chip size="small" variant="outlined" label={texts.statuses[entry.status]} />
              )}
              {entry.status === 'published' && entry.pending && (
                <Chip size="small" variant="outlined" label={texts.pending} />
              )}
            </Stack>
            <Typography variant="body2" color="text.secondary">
              {typeLabel(entry.type)}, {whenOf(entry)}
            </Typography>
          </Box>
        ))}
      </Stack>
    </Panel>
  );
}
