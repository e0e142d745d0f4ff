import { useState } from 'react';
import { BusyButton } from '#office/screen/busy-button.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { AttemptError, AttemptForm } from '../attempt-form.tsx';
import { choosePassword } from '../auth-calls.ts';
import { LinkScreen, useSignInAfterLink } from '../link-screen.tsx';
import { PasswordField } from '../password-field.tsx';
import { useAttempt } from './use-attempt.ts';

/** The target of invitation and reset links. */
export function ChoosePasswordScreen() {
  const words = useTexts().people.choose;
  const gone = { title: words.gone, lead: words.goneBody, to: '/forgot-password', action: words.askAgain };
  const lead = (name: string) => (name === '' ? words.lead : words.leadNamed({ name }));
  return (
    <LinkScreen purpose="choose-password" title={words.title} lead={lead} gone={gone}>
      {({ token, email }) => <ChooseForm token={token} email={email} />}
    </LinkScreen>
  );
}

function ChooseForm({ token, email }: { token: string; email: string }) {
  const texts = useTexts().people;
  const words = texts.choose;
  const [password, setPassword] = useState('');
  const signInAfterLink = useSignInAfterLink();
  const form = useAttempt();
  const submit = async () => {
    await choosePassword(token, password);
    await signInAfterLink(email, password);
  };
  return (
    <AttemptForm form={form} onSubmit={submit}>
      <AttemptError message={form.message} />
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={words.label}
        value={password}
        onChange={setPassword}
        error={form.errorAt('password')}
        help={password === '' ? words.help : words.length({ length: password.length })}
        fresh
        autoFocus
      />
      <BusyButton type="submit" variant="contained" size="large" loading={form.busy}>
        {words.submit}
      </BusyButton>
    </AttemptForm>
  );
}
