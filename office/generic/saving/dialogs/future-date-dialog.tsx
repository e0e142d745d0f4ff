import { Button, Typography } from '@mui/material';
import { DialogFrame } from '#office/screen/dialogs/dialog-frame.tsx';
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
  return (
    <DialogFrame
      title={words.title}
      onClose={() => onChoose(undefined)}
      maxWidth="xs"
      actions={
        <>
          <Button onClick={() => onChoose(undefined)}>{texts.shell.cancel}</Button>
          <Button onClick={() => onChoose('publish')}>{texts.entries.actions.publishNow}</Button>
          <Button variant="contained" autoFocus onClick={() => onChoose('schedule')}>
            {words.schedule}
          </Button>
        </>
      }
    >
      <Typography>{words.body({ when: timeText(date) })}</Typography>
    </DialogFrame>
  );
}
