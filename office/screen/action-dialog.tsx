import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { messageOf } from '../providers/error-texts.ts';
import { useTexts } from '../texts/texts.ts';
import { BusyButton } from './busy-button.tsx';
import { focusBeside } from './focus-beside.ts';

export interface ActionDialogProps {
  title: string;
  children: ReactNode;
  /** The label of the confirm button. */
  action: string;
  /** A text that must be typed to confirm; absent: a click is enough. */
  typed?: { label: string; text: string };
  danger?: boolean;
  /** Whether the action removes the row whose button opened the dialog: the focus then moves to the next row. */
  removesLine?: boolean;
  onConfirm(): Promise<unknown>;
  onClose(): void;
}

/** Asks before an irreversible action; on a failure it stays open and shows the message. */
export function ActionDialog({
  title,
  children,
  action,
  typed,
  danger,
  removesLine,
  onConfirm,
  onClose,
}: ActionDialogProps) {
  const texts = useTexts();
  const id = useId();
  const [opener] = useState(() => document.activeElement);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const ready = !typed || text.trim().toLowerCase() === typed.text.toLowerCase();

  const confirm = async () => {
    setBusy(true);
    setError(undefined);
    const moveOn = removesLine ? focusBeside(opener) : undefined;
    try {
      await onConfirm();
      // The dialog returns the focus to its opener as it closes.
      flushSync(onClose);
      moveOn?.();
    } catch (cause) {
      setError(cause);
      setBusy(false);
    }
  };

  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (ready && !busy) void confirm();
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Typography component="div">{children}</Typography>
          {typed && (
            <TextField
              autoFocus
              fullWidth
              margin="normal"
              label={typed.label}
              value={text}
              onChange={(event) => setText(event.target.value)}
              autoComplete="off"
            />
          )}
          {error !== undefined && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {messageOf(error, texts)}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose} disabled={busy}>
            {texts.shell.cancel}
          </Button>
          <BusyButton
            type="submit"
            variant="contained"
            color={danger ? 'error' : 'primary'}
            disabled={!ready}
            loading={busy}
            autoFocus={!typed}
          >
            {action}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
