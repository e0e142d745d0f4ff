import { Box, Button, Chip, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BusyButton } from '#office/screen/busy-button.tsx';
import { meQuery, useMe } from '#office/shell/me.ts';
import { notify } from '#office/shell/notify.ts';
import { useTexts } from '#office/texts/texts.ts';
import { AttemptError, AttemptField, AttemptForm } from '../attempt-form.tsx';
import { confirmTwoFactor, disableTwoFactor, enableTwoFactor, newRecoveryCodes } from '../auth-calls.ts';
import { PasswordDialog } from '../profile/password-dialog.tsx';
import { QrPicture } from '../profile/qr-picture.tsx';
import { RecoveryCodes } from '../profile/recovery-codes.tsx';
import { useAttempt } from './use-attempt.ts';

interface Begun {
  totpUri: string;
  recoveryCodes: string[];
}

/** What the password is asked for. */
type Step = 'begin' | 'disable' | 'codes';

/** The second factor: a code from the phone. Turns it on and off, and manages the recovery codes. */
export function SecondFactor() {
  const words = useTexts().people.profile.factor;
  const me = useMe();
  const queries = useQueryClient();
  const [asking, setAsking] = useState<Step>();
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<string[]>();
  const refresh = () => queries.invalidateQueries({ queryKey: meQuery.queryKey });
  const close = () => setAsking(undefined);

  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />;
  if (begun) {
    return (
      <Confirm
        begun={begun}
        onCancel={() => setBegun(undefined)}
        onConfirmed={() => {
          setCodes(begun.recoveryCodes);
          setBegun(undefined);
          notify(words.done, { type: 'success' });
          void refresh();
        }}
      />
    );
  }
  return (
    <>
      <Typography sx={{ marginBlockEnd: 2 }}>{me.secondFactor ? words.on : words.off}</Typography>
      <FactorButtons isOn={me.secondFactor} onAsk={setAsking} />
      {asking === 'begin' && (
        <PasswordDialog
          title={words.begin}
          submit={words.next}
          onClose={close}
          onSubmit={async (password) => {
            setBegun(await enableTwoFactor(password));
            close();
          }}
        />
      )}
      {asking === 'codes' && (
        <PasswordDialog
          title={words.newCodes}
          submit={words.next}
          onClose={close}
          onSubmit={async (password) => {
            const { recoveryCodes } = await newRecoveryCodes(password);
            setCodes(recoveryCodes);
            close();
          }}
        />
      )}
      {asking === 'disable' && (
        <PasswordDialog
          title={words.disableTitle}
          submit={words.disable}
          danger
          onClose={close}
          onSubmit={async (password) => {
            await disableTwoFactor(password);
            close();
            notify(words.disabled, { type: 'info' });
            await refresh();
          }}
        />
      )}
    </>
  );
}

function FactorButtons({ isOn, onAsk }: { isOn: boolean; onAsk: (step: Step) => void }) {
  const words = useTexts().people.profile.factor;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {isOn ? (
        <>
          <Button variant="outlined" onClick={() => onAsk('codes')}>
            {words.newCodes}
          </Button>
          <Button color="error" onClick={() => onAsk('disable')}>
            {words.disable}
          </Button>
        </>
      ) : (
        <Button variant="contained" onClick={() => onAsk('begin')}>
          {words.begin}
        </Button>
      )}
    </Box>
  );
}

interface ConfirmProps {
  begun: Begun;
  onConfirmed: () => void;
  onCancel: () => void;
}

function Confirm({ begun, onConfirmed, onCancel }: ConfirmProps) {
  const texts = useTexts();
  const words = texts.people.profile.factor;
  const [code, setCode] = useState('');
  const form = useAttempt();
  const key = new URL(begun.totpUri).searchParams.get('secret') ?? '';
  const submit = async () => {
    await confirmTwoFactor(code.replace(/\s/g, ''));
    onConfirmed();
  };
  return (
    <AttemptForm form={form} onSubmit={submit} maxWidth={480}>
      <Typography>{words.scan}</Typography>
      <QrPicture text={begun.totpUri} label={words.qr} />
      <Typography>
        {words.manual}{' '}
        <Chip
          component="code"
          label={key.match(/.{1,4}/g)?.join(' ') ?? key}
          sx={{ height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal', paddingBlock: 0.5 } }}
        />
      </Typography>
      <AttemptError message={form.message} />
      <AttemptField
        form={form}
        name="code"
        label={words.code}
        value={code}
        onChange={setCode}
        autoFocus
        sx={{ marginBlockStart: 1 }}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 10 } }}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <BusyButton type="submit" variant="contained" loading={form.busy}>
          {words.confirm}
        </BusyButton>
        <Button onClick={onCancel}>{texts.shell.cancel}</Button>
      </Box>
    </AttemptForm>
  );
}
