import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { BusyButton } from '#office/screen/busy-button.tsx';
import { useTexts } from '#office/texts/texts.ts';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  body?: ReactNode;
  /** The action, as the button's label. */
  confirm: string;
  /** The other button, if it is not “Cancel”. */
  cancel?: string;
  onConfirm: () => void;
  onClose: () => void;
  /** The action loses something: the other button has the focus. */
  danger?: boolean;
  busy?: boolean;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, body, confirm, cancel, onConfirm, onClose, danger = false, busy } = props;
  const texts = useTexts();
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      {body && <DialogContent>{body}</DialogContent>}
      <DialogActions sx={{ padding: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose} autoFocus={danger}>
          {cancel ?? texts.shell.cancel}
        </Button>
        <BusyButton
          variant="contained"
          color={danger ? 'error' : 'primary'}
          onClick={onConfirm}
          loading={busy ?? false}
          autoFocus={!danger}
        >
          {confirm}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
