import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';
import { useTimeText } from '#office/shell/format-time.ts';
import { useTexts } from '#office/texts/texts.ts';

interface FutureDateDialogProps {
  /** The date of the entry. */
  date: string;
  /** Undefined: cancel. */
  onChoose: (intent: 'schedule' | 'publish' | undefined) => void;
}

/** Asks before an entry with a future date is published immediately. */
export function FutureDateDialog({ date, onChoose }: FutureDateDialogProps) {
  const texts = useTexts();
  const words = texts.entries.futureDate;
  const timeText = useTimeText();
  const id = useId();
  return (
    <Dialog open onClose={() => onChoose(undefined)} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{words.title}</DialogTitle>
      <DialogContent>
        <Typography>{words.body({ when: timeText(date) })}</Typography>
      </DialogContent>
      <DialogActions sx={{ padding: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => onChoose(undefined)}>{texts.shell.cancel}</Button>
        <Button onClick={() => onChoose('publish')}>{texts.entries.actions.publishNow}</Button>
        <Button variant="contained" autoFocus onClick={() => onChoose('schedule')}>
          {words.schedule}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
