import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';
import { useTimeText } from '#office/shell/format-time.ts';
import { useTexts } from '#office/texts/texts.ts';
import type { UnsavedValues } from './unsaved-values.ts';

interface RestoreDialogProps {
  kept: UnsavedValues;
  /** The current revision. */
  current: number | null;
  onSettle: (use: boolean) => void;
}

/** Asks whether to restore unsaved values of an earlier visit. */
export function RestoreDialog({ kept, current, onSettle }: RestoreDialogProps) {
  const words = useTexts().entries.kept;
  const timeText = useTimeText();
  const id = useId();
  return (
    <Dialog open aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{words.title}</DialogTitle>
      <DialogContent>
        <Typography>{words.body({ when: timeText(kept.at) })}</Typography>
        {kept.revision !== current && <Typography sx={{ marginBlockStart: 1 }}>{words.older}</Typography>}
      </DialogContent>
      <DialogActions sx={{ padding: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => onSettle(false)}>{words.discard}</Button>
        <Button variant="contained" autoFocus onClick={() => onSettle(true)}>
          {words.use}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
