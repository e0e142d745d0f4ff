import { Box, Button, Typography } from '@mui/material';
import type { EntryRow } from '#contract/office/entry-view.ts';
import { BusyButton } from '#office/screen/busy-button.tsx';
import { DialogFrame } from '#office/screen/dialogs/dialog-frame.tsx';
import { useTimeText } from '#office/shell/format-time.ts';
import { useTexts } from '#office/texts/texts.ts';

interface FutureDatesDialogProps {
  /** The entries with a date in the future. */
  ahead: readonly EntryRow[];
  /** The number of entries to be published. */
  count: number;
  busy: 'schedule' | 'publish' | undefined;
  onChoose: (how: 'schedule' | 'publish') => void;
  onClose: () => void;
}

/** Asks before several entries are published, some with a date in the future. */
export function FutureDatesDialog({ ahead, count, busy, onChoose, onClose }: FutureDatesDialogProps) {
  const texts = useTexts();
  const words = texts.entries.futureDate;
  const timeText = useTimeText();
  return (
    <DialogFrame
      title={words.bulkTitle({ ahead: ahead.length, count })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.shell.cancel}</Button>
          <BusyButton loading={busy === 'publish'} disabled={busy !== undefined} onClick={() => onChoose('publish')}>
            {words.publishAll({ count })}
          </BusyButton>
          <BusyButton
            variant="contained"
            autoFocus
            loading={busy === 'schedule'}
            disabled={busy !== undefined}
            onClick={() => onChoose('schedule')}
          >
            {words.schedule}
          </BusyButton>
        </>
      }
    >
      <Typography>{words.bulkBody({ others: count - ahead.length })}</Typography>
      <Box component="ul" sx={{ marginBlock: 1.5, paddingInlineStart: 2.5 }}>
        {ahead.map(({ id: entry, title, datedAt }) => (
          <Typography component="li" key={entry} sx={{ overflowWrap: 'anywhere' }}>
            {words.bulkEntry({ title: title || texts.entries.list.untitled, when: timeText(datedAt ?? '') })}
          </Typography>
        ))}
      </Box>
    </DialogFrame>
  );
}
