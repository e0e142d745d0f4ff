import Trash from '@mui/icons-material/DeleteOutlined';
import Draft from '@mui/icons-material/EditNoteOutlined';
import Ends from '@mui/icons-material/EventBusyOutlined';
import Pending from '@mui/icons-material/PendingOutlined';
import Published from '@mui/icons-material/PublicOutlined';
import Scheduled from '@mui/icons-material/ScheduleOutlined';
import { Box, Chip } from '@mui/material';
import type { EntryRow } from '#contract/office/entry-view.ts';
import { useTimeText } from '../shell/format-time.ts';
import { useTexts } from '../texts/texts.ts';

type EntryState = Pick<EntryRow, 'status' | 'publishAt' | 'pending' | 'trashedAt'> &
  Partial<Pick<EntryRow, 'unpublishAt'>>;

/** The status of an entry as text and icon, never by colour alone. */
export function StatusChips({ status, publishAt, unpublishAt = null, pending, trashedAt }: EntryState) {
  const words = useTexts().entries.states;
  const timeText = useTimeText();
  if (trashedAt !== null) return <Chip size="small" variant="outlined" icon={<Trash />} label={words.trashed} />;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {status === 'draft' && <Chip size="small" variant="outlined" icon={<Draft />} label={words.draft} />}
      {status === 'published' && (
        <Chip
          size="small"
          icon={<Published />}
          label={words.published}
          sx={{ backgroundColor: 'success.light', color: 'success.main', '& .MuiChip-icon': { color: 'inherit' } }}
        />
      )}
      {status === 'scheduled' && (
        <Chip
          size="small"
          icon={<Scheduled />}
          label={publishAt === null ? words.scheduled : words.scheduledFor({ when: timeText(publishAt) })}
          sx={{ backgroundColor: 'info.light', color: 'info.main', '& .MuiChip-icon': { color: 'inherit' } }}
        />
      )}
      {pending && (
        <Chip
          size="small"
          icon={<Pending />}
          label={publishAt === null ? words.pending : words.pendingFor({ when: timeText(publishAt) })}
          sx={{ backgroundColor: 'warning.light', color: 'warning.main', '& .MuiChip-icon': { color: 'inherit' } }}
        />
      )}
      {unpublishAt !== null && (
        <Chip size="small" variant="outlined" icon={<Ends />} label={words.ends({ when: timeText(unpublishAt) })} />
      )}
    </Box>
  );
}
