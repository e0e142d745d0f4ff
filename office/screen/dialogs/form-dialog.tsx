import { Alert, Button, type ButtonProps, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { messageOf } from '#office/providers/error-texts.ts';
import { useTexts } from '#office/texts/texts.ts';
import { BusyButton } from '../busy-button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

export interface FormDialogProps {
  title: string;
  /** The label of the submit button. */
  action: string;
  /** The state of what submitting does, such as a mutation. `error`: the failure; null or undefined without one. */
  sending: { isPending: boolean; error: unknown };
  onSubmit(): void;
  onClose(): void;
  /** Whether a click beside the dialog closes it, because nothing typed is lost. */
  closesOnBackdrop?: boolean;
  submitProps?: Pick<ButtonProps, 'color' | 'disabled' | 'autoFocus'>;
  children: ReactNode;
}

/** A short form in a dialog. */
export function FormDialog(props: FormDialogProps) {
  const { title, action, sending, onSubmit, onClose, closesOnBackdrop = false, submitProps, children } = props;
  const { isPending: busy, error } = sending;
  const texts = useTexts();
  return (
    <DialogFrame
      title={title}
      onClose={(_, reason) => !busy && (closesOnBackdrop || reason !== 'backdropClick') && onClose()}
      onSubmit={() => !busy && onSubmit()}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {texts.shell.cancel}
          </Button>
          <BusyButton type="submit" variant="contained" loading={busy} {...submitProps}>
            {action}
          </BusyButton>
        </>
      }
    >
      <Stack spacing={2.5} sx={{ pt: 1 }}>
        {children}
        {error !== undefined && error !== null && <Alert severity="error">{messageOf(error, texts)}</Alert>}
      </Stack>
    </DialogFrame>
  );
}
