import { Box, Button, Divider, TextField, Typography } from '@mui/material';
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { useState } from 'react';
import { CallError } from '#contract/protocol/call-error.ts';
import { BusyButton } from '#office/screen/busy-button.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { AttemptError, AttemptForm } from '../attempt-form.tsx';
import { passkeySignIn, passkeySignInOptions, signIn, verifyCode, verifyRecoveryCode } from '../auth-calls.ts';
import { PasswordField } from '../password-field.tsx';
import { useAttempt } from './use-attempt.ts';

interface SignInFormProps {
  /** Known already if a session ended. */
  email?: string;
  onSignedIn: () => void;
}

type Step = 'password' | 'code' | 'recovery';

/** Email and password, then a second factor if the user has one; or a passkey. */
export function SignInForm({ email: known = '', onSignedIn }: SignInFormProps) {
  const [step, setStep] = useState<Step>('password');
  if (step === 'password') {
    return <PasswordStep known={known} onSignedIn={onSignedIn} onSecondFactor={() => setStep('code')} />;
  }
  return <FactorStep key={step} step={step} onStep={setStep} onSignedIn={onSignedIn} />;
}

interface PasswordStepProps {
  known: string;
  onSignedIn: () => void;
  onSecondFactor: () => void;
}

function PasswordStep({ known, onSignedIn, onSecondFactor }: PasswordStepProps) {
  const words = useTexts().people;
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const form = useAttempt();
  const isWrong = form.error instanceof CallError && form.error.status === 401;

  const submit = async () => {
    const { state } = await signIn(email.trim(), password);
    if (state === 'second-factor') onSecondFactor();
    else onSignedIn();
  };
  const withPasskey = () =>
    void form.attempt(async () => {
      const optionsJSON = await passkeySignInOptions();
      const response = await startAuthentication({
        optionsJSON: optionsJSON as Parameters<typeof startAuthentication>[0]['optionsJSON'],
      }).catch((cause: unknown) => {
        throw new Error(words.signIn.passkeyFailed, { cause });
      });
      await passkeySignIn(response);
      onSignedIn();
    });
  return (
    <AttemptForm form={form} onSubmit={submit}>
      <AttemptError message={isWrong ? words.signIn.wrong : form.message} />
      <TextField
        label={words.email}
        type="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        required
        autoFocus={known === ''}
        slotProps={{ htmlInput: { autoComplete: 'username webauthn' }, inputLabel: { required: false } }}
      />
      <PasswordField label={words.password} value={password} onChange={setPassword} autoFocus={known !== ''} />
      <BusyButton type="submit" variant="contained" size="large" loading={form.busy}>
        {words.signIn.submit}
      </BusyButton>
      {browserSupportsWebAuthn() && (
        <>
          <Divider>
            <Typography variant="body2" color="textSecondary">
              {words.signIn.or}
            </Typography>
          </Divider>
          <BusyButton variant="outlined" onClick={withPasskey} disabled={form.busy}>
            {words.signIn.passkey}
          </BusyButton>
        </>
      )}
    </AttemptForm>
  );
}

interface FactorStepProps {
  step: 'code' | 'recovery';
  onStep: (step: Step) => void;
  onSignedIn: () => void;
}

function FactorStep({ step, onStep, onSignedIn }: FactorStepProps) {
  const words = useTexts().people.signIn;
  const [code, setCode] = useState('');
  const form = useAttempt();
  const isCode = step === 'code';
  const submit = async () => {
    const trimmed = code.replace(/\s/g, '');
    await (isCode ? verifyCode(trimmed) : verifyRecoveryCode(trimmed));
    onSignedIn();
  };
  return (
    <AttemptForm form={form} onSubmit={submit}>
      <Typography>{isCode ? words.code.lead : words.recovery.lead}</Typography>
      <AttemptError message={form.message} />
      <TextField
        label={isCode ? words.code.label : words.recovery.label}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        required
        autoFocus
        slotProps={{
          htmlInput: {
            autoComplete: 'one-time-code',
            inputMode: isCode ? 'numeric' : 'text',
            maxLength: 40,
            spellCheck: false,
            autoCapitalize: 'none',
          },
          inputLabel: { required: false },
        }}
      />
      <BusyButton type="submit" variant="contained" size="large" loading={form.busy}>
        {words.code.submit}
      </BusyButton>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <Button onClick={() => onStep(isCode ? 'recovery' : 'code')}>
          {isCode ? words.code.useRecovery : words.recovery.useCode}
        </Button>
        <Button onClick={() => onStep('password')}>{words.code.back}</Button>
      </Box>
    </AttemptForm>
  );
}
