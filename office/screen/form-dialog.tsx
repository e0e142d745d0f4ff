import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { messageOf } from '../providers/error-texts.ts';
import { useTexts } from '../texts/texts.ts';
import { BusyButton } from './busy-button.tsx';

export interface FormDialogProps {
  title: string;
  /** The label of the submit button. */
  action: string;
  busy: boolean;
  /** The failure; undefined without one. */
  error: unknown;
  onSubmit(): void;
  onClose(): void;
  children: ReactNode;
}

/** A short form in a dialog. */
export function FormDialog({ title, action, busy, error, onSubmit, onClose, children }: FormDialogProps) {
  const texts = useTexts();
  const id = useId();
  return (
    <Dialog
      open
      // A click beside the dialog must not discard what was typed.
      onClose={(_, reason) => !busy && reason !== 'backdropClick' && onClose()}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onSubmit();
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            {children}
            {error !== undefined && error !== null && <Alert severity="error">{messageOf(error, texts)}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose} disabled={busy}>
            {texts.shell.cancel}
          </Button>
          <BusyButton type="submit" variant="contained" loading={busy}>
            {action}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
