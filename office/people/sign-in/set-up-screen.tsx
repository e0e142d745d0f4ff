import { useState } from 'react';
import { BusyButton } from '#office/screen/busy-button.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { AttemptError, AttemptField, AttemptForm, NameField } from '../attempt-form.tsx';
import { setUp } from '../auth-calls.ts';
import { LinkScreen, useSignInAfterLink } from '../link-screen.tsx';
import { PasswordField } from '../password-field.tsx';
import { signInPath } from './sign-in-path.ts';
import { useAttempt } from './use-attempt.ts';

/** Creates the first owner of the office. */
export function SetUpScreen() {
  const words = useTexts().people.setUp;
  const gone = { title: words.gone, lead: words.goneBody, to: signInPath, action: words.toSignIn };
  return (
    <LinkScreen purpose="set-up" title={words.title} lead={() => words.lead} gone={gone}>
      {({ token }) => <SetUpForm token={token} />}
    </LinkScreen>
  );
}

function SetUpForm({ token }: { token: string }) {
  const texts = useTexts().people;
  const words = texts.setUp;
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const signInAfterLink = useSignInAfterLink();
  const form = useAttempt();
  const submit = async () => {
    await setUp({ token, name: name.trim(), email: email.trim(), password });
    await signInAfterLink(email.trim(), password);
  };
  return (
    <AttemptForm form={form} onSubmit={submit} isValidated={false}>
      <AttemptError message={form.message} />
      <NameField form={form} label={words.name} value={name} onChange={setName} autoFocus />
      <AttemptField
        form={form}
        name="email"
        label={texts.email}
        type="email"
        value={email}
        onChange={setEmail}
        slotProps={{ htmlInput: { autoComplete: 'username' } }}
      />
      <PasswordField
        label={texts.password}
        value={password}
        onChange={setPassword}
        error={form.errorAt('password')}
        help={password === '' ? texts.choose.help : texts.choose.length({ length: password.length })}
        fresh
      />
      <BusyButton type="submit" variant="contained" size="large" loading={form.busy}>
        {words.submit}
      </BusyButton>
    </AttemptForm>
  );
}
