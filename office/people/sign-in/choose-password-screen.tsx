import { Alert, Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { CallError } from '#contract/call-error.ts';
import { BusyButton } from '#office/screen/busy-button.tsx';
import { LoadError, Loading } from '#office/shell/states.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { askLink, choosePassword, signIn } from '../auth-calls.ts';
import { PasswordField } from '../password-field.tsx';
import { forgetLinkToken, useLinkToken } from './link-token.ts';
import { PeopleFrame } from './people-frame.tsx';
import { signInPath } from './sign-in-path.ts';
import { useAttempt } from './use-attempt.ts';

/** The target of invitation and reset links. */
export function ChoosePasswordScreen() {
  const words = useTexts().people.choose;
  const token = useLinkToken();
  const link = useQuery({
    queryKey: ['link', 'choose-password'],
    queryFn: () => askLink(token, 'choose-password'),
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (link.error instanceof CallError && link.error.status !== undefined && link.error.status < 500) {
    return (
      <PeopleFrame title={words.gone} lead={words.goneBody}>
        <Button component={Link} to="/forgot-password" variant="contained">
          {words.askAgain}
        </Button>
      </PeopleFrame>
    );
  }
  const name = link.data?.name ?? '';
  return (
    <PeopleFrame title={words.title} lead={name === '' ? words.lead : words.leadNamed({ name })}>
      {link.error && <LoadError error={link.error} onAgain={() => void link.refetch()} />}
      {link.isPending && <Loading />}
      {link.data && <ChooseForm token={token} email={link.data.email} />}
    </PeopleFrame>
  );
}

function ChooseForm({ token, email }: { token: string; email: string }) {
  const texts = useTexts().people;
  const words = texts.choose;
  const [password, setPassword] = useState('');
  const navigate = useNavigate();
  const { busy, message, errorAt, attempt } = useAttempt();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      await choosePassword(token, password);
      forgetLinkToken();
      // With a second factor, or if the sign-in is rate-limited, the sign-in screen continues.
      const { state } = await signIn(email, password).catch(() => ({ state: 'second-factor' }));
      await navigate(state === 'signed-in' ? '/' : signInPath, { replace: true });
    });
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      {message && (
        <Alert severity="error" role="alert">
          {message}
        </Alert>
      )}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={words.label}
        value={password}
        onChange={setPassword}
        error={errorAt('password')}
        help={password === '' ? words.help : words.length({ length: password.length })}
        fresh
        autoFocus
      />
      <BusyButton type="submit" variant="contained" size="large" loading={busy}>
        {words.submit}
      </BusyButton>
    </Box>
  );
}
