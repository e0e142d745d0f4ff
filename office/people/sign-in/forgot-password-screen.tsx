import { Alert, Box, Link as MuiLink, TextField } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import { BusyButton } from '#office/screen/busy-button.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { AttemptError, AttemptForm } from '../attempt-form.tsx';
import { forgotPassword } from '../auth-calls.ts';
import { PeopleFrame } from './people-frame.tsx';
import { useAttempt } from './use-attempt.ts';

export function ForgotPasswordScreen() {
  const texts = useTexts();
  const words = texts.people.forgot;
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const form = useAttempt();
  const submit = async () => {
    await forgotPassword(email.trim());
    setSent(true);
  };
  return (
    <PeopleFrame title={words.title} {...(sent ? {} : { lead: words.lead })}>
      {sent ? (
        <Alert severity="success" role="status">
          {words.sent}
        </Alert>
      ) : (
        <AttemptForm form={form} onSubmit={submit}>
          <AttemptError message={form.message} />
          <TextField
            label={texts.people.email}
            type="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            required
            autoFocus
            slotProps={{ htmlInput: { autoComplete: 'username' }, inputLabel: { required: false } }}
          />
          <BusyButton type="submit" variant="contained" size="large" loading={form.busy}>
            {words.submit}
          </BusyButton>
        </AttemptForm>
      )}
      <Box sx={{ marginBlockStart: 2, textAlign: 'center' }}>
        <MuiLink component={Link} to="/login">
          {words.back}
        </MuiLink>
      </Box>
    </PeopleFrame>
  );
}
