import { Alert, Box, Button, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { CallError } from '#contract/call-error.ts';
import { BusyButton } from '#office/screen/busy-button.tsx';
import { LoadError, Loading } from '#office/shell/states.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { askLink, setUp, signIn } from '../auth-calls.ts';
import { PasswordField } from '../password-field.tsx';
import { forgetLinkToken, useLinkToken } from './link-token.ts';
import { PeopleFrame } from './people-frame.tsx';
import { signInPath } from './sign-in-path.ts';
import { useAttempt } from './use-attempt.ts';

/** Creates the first owner of the office. */
export function SetUpScreen() {
  const words = useTexts().people.setUp;
  const token = useLinkToken();
  const link = useQuery({
    queryKey: ['link', 'set-up'],
    queryFn: () => askLink(token, 'set-up'),
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (link.error instanceof CallError && link.error.status !== undefined && link.error.status < 500) {
    return (
      <PeopleFrame title={words.gone} lead={words.goneBody}>
        <Button component={Link} to={signInPath} variant="contained">
          {words.toSignIn}
        </Button>
      </PeopleFrame>
    );
  }
  return (
    <PeopleFrame title={words.title} lead={words.lead}>
      {link.error && <LoadError error={link.error} onAgain={() => void link.refetch()} />}
      {link.isPending && <Loading />}
      {link.data && <SetUpForm token={token} />}
    </PeopleFrame>
  );
}

function SetUpForm({ token }: { token: string }) {
  const texts = useTexts().people;
  const words = texts.setUp;
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const navigate = useNavigate();
  const { busy, message, errorAt, attempt } = useAttempt();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      await setUp({ token, name: name.trim(), email: email.trim(), password });
      forgetLinkToken();
      const { state } = await signIn(email.trim(), password).catch(() => ({ state: 'second-factor' }));
      await navigate(state === 'signed-in' ? '/' : signInPath, { replace: true });
    });
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2 }} noValidate>
      {message && (
        <Alert severity="error" role="alert">
          {message}
        </Alert>
      )}
      <TextField
        label={words.name}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={errorAt('name') !== ''}
        helperText={errorAt('name')}
        autoFocus
        slotProps={{ htmlInput: { autoComplete: 'name', maxLength: 120 } }}
      />
      <TextField
        label={texts.email}
        type="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={errorAt('email') !== ''}
        helperText={errorAt('email')}
        slotProps={{ htmlInput: { autoComplete: 'username' } }}
      />
      <PasswordField
        label={texts.password}
        value={password}
        onChange={setPassword}
        error={errorAt('password')}
        help={password === '' ? texts.choose.help : texts.choose.length({ length: password.length })}
        fresh
      />
      <BusyButton type="submit" variant="contained" size="large" loading={busy}>
        {words.submit}
      </BusyButton>
    </Box>
  );
}
