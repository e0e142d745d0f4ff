import { Typography } from '@mui/material';
import { ChoiceDialog } from '#office/screen/dialogs/choice-dialog.tsx';
import { useTimeText } from '#office/shell/format-time.ts';
import { useTexts } from '#office/texts/texts.ts';
import type { UnsavedValues } from '../unsaved-values.ts';

interface RestoreDialogProps {
  kept: Pick<UnsavedValues, 'at'>;
  /** Whether another version has been saved since. */
  isOlder: boolean;
  onSettle: (use: boolean) => void;
}

/** Asks whether to restore unsaved values of an earlier visit. */
export function RestoreDialog({ kept, isOlder, onSettle }: RestoreDialogProps) {
  const words = useTexts().entries.kept;
  const timeText = useTimeText();
  return (
    <ChoiceDialog title={words.title} suggested={words.use} other={words.discard} onChoose={onSettle}>
      <Typography>{words.body({ when: timeText(kept.at) })}</Typography>
      {isOlder && <Typography sx={{ marginBlockStart: 1 }}>{words.older}</Typography>}
    </ChoiceDialog>
  );
}
