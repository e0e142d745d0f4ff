import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { BusyButton } from '#office/screen/busy-button.tsx';
import { DialogFrame } from '#office/screen/dialogs/dialog-frame.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { AttemptError } from '../attempt-form.tsx';
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
  const [password, setPassword] = useState('');
  const { busy, message, errorAt, attempt } = useAttempt();
  const send = () => {
    void attempt(() => onSubmit(password));
  };
  return (
    <DialogFrame
      title={title}
      onClose={onClose}
      maxWidth="xs"
      onSubmit={send}
      isValidated
      contentSx={{ display: 'grid', gap: 2, paddingBlockStart: '8px !important' }}
      actions={
        <>
          <Button onClick={onClose}>{texts.shell.cancel}</Button>
          <BusyButton type="submit" variant="contained" color={danger ? 'error' : 'primary'} loading={busy}>
            {submit}
          </BusyButton>
        </>
      }
    >
      <AttemptError message={message} />
      {children}
      <PasswordField
        labelAbove
        label={texts.people.profile.factor.passwordFirst}
        value={password}
        onChange={setPassword}
        error={errorAt('password')}
        autoFocus={children === undefined}
      />
    </DialogFrame>
  );
}
