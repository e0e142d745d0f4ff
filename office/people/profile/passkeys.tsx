import { Alert, Box, Button, List, ListItem, ListItemText, TextField, Typography } from '@mui/material';
import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { messageOf } from '#office/providers/error-texts.ts';
import { useTimeText } from '#office/shell/format-time.ts';
import { notify } from '#office/shell/notify.ts';
import { LoadError, Loading } from '#office/shell/states.tsx';
import { useTexts } from '#office/texts/texts.ts';
import {
  addPasskey,
  listPasskeys,
  listSessions,
  type Passkey,
  passkeyAddOptions,
  removePasskey,
} from '../auth-calls.ts';
import { PasswordDialog } from './password-dialog.tsx';

const key = ['passkeys'] as const;

/** The name of a passkey without one, such as “Chrome on Linux”. */
const thisDevice = async () => (await listSessions()).find(({ current }) => current)?.device ?? '';

/** Sign-in by fingerprint, face or security key. */
export function Passkeys() {
  const texts = useTexts();
  const words = texts.people.profile.passkeys;
  const queries = useQueryClient();
  const [adding, setAdding] = useState(false);
  const [name, setName] = useState('');
  const { data, error, isPending, refetch } = useQuery({ queryKey: key, queryFn: listPasskeys });
  const addButton = useRef<HTMLButtonElement>(null);
  const refresh = () => queries.invalidateQueries({ queryKey: key });

  const add = async (password: string) => {
    const optionsJSON = await passkeyAddOptions(password);
    const response = await startRegistration({
      optionsJSON: optionsJSON as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
    }).catch((cause: unknown) => {
      throw new Error(words.failed, { cause });
    });
    await addPasskey(response, name.trim() || (await thisDevice()));
    setAdding(false);
    setName('');
    notify(words.added, { type: 'success' });
    await refresh();
  };
  const remove = async ({ id }: Passkey) => {
    try {
      await removePasskey(id);
      // The row disappears with the button that removed it.
      addButton.current?.focus();
      notify(words.removed, { type: 'info' });
    } catch (failure) {
      notify(messageOf(failure, texts), { type: 'error' });
    }
    await refresh();
  };
  return (
    <>
      <Typography>{words.lead}</Typography>
      {error && <LoadError error={error} onAgain={() => void refetch()} />}
      {isPending && <Loading />}
      {data?.length === 0 && (
        <Typography color="textSecondary" sx={{ marginBlock: 1 }}>
          {words.none}
        </Typography>
      )}
      <PasskeyList passkeys={data ?? []} onRemove={(passkey) => void remove(passkey)} />
      {browserSupportsWebAuthn() ? (
        <Box>
          <Button ref={addButton} variant="outlined" onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        </Box>
      ) : (
        <Alert severity="info">{words.unsupported}</Alert>
      )}
      {adding && (
        <PasswordDialog title={words.add} submit={words.add} onClose={() => setAdding(false)} onSubmit={add}>
          <TextField
            label={words.name}
            helperText={words.nameHelp}
            value={name}
            onChange={(event) => setName(event.target.value)}
            autoFocus
            slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off' } }}
          />
        </PasswordDialog>
      )}
    </>
  );
}

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  onRemove: (passkey: Passkey) => void;
}

function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  const words = useTexts().people.profile.passkeys;
  const timeText = useTimeText();
  return (
    <List dense>
      {passkeys.map((passkey) => (
        <ListItem key={passkey.id} disableGutters sx={{ gap: 1 }}>
          <ListItemText
            primary={passkey.name}
            secondary={words.since({ when: timeText(passkey.createdAt) })}
            sx={{ overflowWrap: 'anywhere' }}
          />
          <Button onClick={() => onRemove(passkey)} aria-label={`${words.remove}: ${passkey.name}`}>
            {words.remove}
          </Button>
        </ListItem>
      ))}
    </List>
  );
}
