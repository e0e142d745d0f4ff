import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { BusyButton } from '#office/screen/busy-button.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { PasswordField } from '../password-field.tsx';
import { useAttempt } from '../sign-in/use-attempt.ts';

interface PasswordDialogProps {
  title: string;
  submit: string;
  /** Further fields, before the password. */
  children?: ReactNode;
  danger?: boolean;
  onSubmit: (password: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password before a sensitive action. */
export function PasswordDialog({ title, submit, children, danger, onSubmit, onClose }: PasswordDialogProps) {
  const texts = useTexts();
  const id = useId();
  const [password, setPassword] = useState('');
  const { busy, message, errorAt, attempt } = useAttempt();
  const send = (event: FormEvent) => {
    event.preventDefault();
    void attempt(() => onSubmit(password));
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <Box component="form" onSubmit={send}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, paddingBlockStart: '8px !important' }}>
          {message && (
            <Alert severity="error" role="alert">
              {message}
            </Alert>
          )}
          {children}
          <PasswordField
            labelAbove
            label={texts.people.profile.factor.passwordFirst}
            value={password}
            onChange={setPassword}
            error={errorAt('password')}
            autoFocus={children === undefined}
          />
        </DialogContent>
        <DialogActions sx={{ padding: 2 }}>
          <Button onClick={onClose}>{texts.shell.cancel}</Button>
          <BusyButton type="submit" variant="contained" color={danger ? 'error' : 'primary'} loading={busy}>
            {submit}
          </BusyButton>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
