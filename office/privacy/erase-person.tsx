import { Alert, Button, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { erasePerson } from '#contract/calls/office/privacy.ts';
import type { ErasureReceipt } from '#contract/office/inbox-view.ts';
import { Receipt } from '../inbox/receipt.tsx';
import { client } from '../providers/client.ts';
import { messageOf } from '../providers/error-texts.ts';
import { BusyButton } from '../screen/busy-button.tsx';
import { DialogFrame } from '../screen/dialogs/dialog-frame.tsx';
import { contentPlace } from '../screen/focus-beside.ts';
import { useTexts } from '../texts/texts.ts';

export interface ErasePersonProps {
  /** Absent: the dialog asks for the address. */
  email?: string;
  onClose(): void;
  /** Called after the receipt is closed. The button that opened the dialog disappears with the person. */
  onErased?(): void;
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Erases all data of a person after the address was typed to confirm, and shows the receipt. */
export function ErasePerson({ email, onClose, onErased }: ErasePersonProps) {
  const texts = useTexts();
  const { erasure } = texts.inbox;
  const queries = useQueryClient();
  const [address, setAddress] = useState(email ?? '');
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const [receipt, setReceipt] = useState<ErasureReceipt>();

  const erase = async () => {
    setBusy(true);
    setError(undefined);
    try {
      setReceipt(await client.call(erasePerson, { email: address.trim() }));
    } catch (cause) {
      setError(cause);
    }
    setBusy(false);
  };

  if (receipt) {
    const close = () => {
      flushSync(onClose);
      if (onErased) {
        contentPlace()?.focus();
        onErased();
      }
      for (const key of ['messages', 'applications', 'subscribers', 'overview']) {
        void queries.invalidateQueries({ queryKey: [key] });
      }
    };
    return <Receipt receipt={receipt} onClose={close} />;
  }

  const isReady = address.trim() !== '' && same(address, typed);
  return (
    <DialogFrame
      title={erasure.title}
      onClose={busy ? undefined : onClose}
      onSubmit={() => isReady && !busy && void erase()}
      isValidated
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {texts.shell.cancel}
          </Button>
          <BusyButton type="submit" variant="contained" color="error" disabled={!isReady} loading={busy}>
            {erasure.action}
          </BusyButton>
        </>
      }
    >
      <Typography sx={{ mb: 1 }}>{erasure.what}</Typography>
      <TextField
        margin="normal"
        type="email"
        label={erasure.email}
        value={address}
        autoFocus={email === undefined}
        onChange={({ target }) => setAddress(target.value)}
        slotProps={{ input: { readOnly: email !== undefined } }}
      />
      <TextField
        margin="normal"
        type="email"
        label={erasure.confirm}
        value={typed}
        autoFocus={email !== undefined}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        helperText={typed !== '' && !isReady ? erasure.mismatch : ' '}
      />
      {error !== undefined && <Alert severity="error">{messageOf(error, texts)}</Alert>}
    </DialogFrame>
  );
}
