import { TextField, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusBeside } from '../focus-beside.ts';
import { FormDialog } from './form-dialog.tsx';

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
export function ActionDialog(props: ActionDialogProps) {
  const { title, children, action, typed, danger, removesLine, onConfirm, onClose } = props;
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
    <FormDialog
      title={title}
      action={action}
      sending={{ isPending: busy, error }}
      onSubmit={() => ready && void confirm()}
      onClose={onClose}
      closesOnBackdrop
      submitProps={{ color: danger ? 'error' : 'primary', disabled: !ready, autoFocus: !typed }}
    >
      <Typography component="div">{children}</Typography>
      {typed && (
        <TextField
          autoFocus
          label={typed.label}
          value={text}
          onChange={(event) => setText(event.target.value)}
          autoComplete="off"
        />
      )}
    </FormDialog>
  );
}
