import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { findPerson } from '#contract/calls/office/privacy.ts';
import { client } from '../providers/client.ts';
import { messageOf } from '../providers/error-texts.ts';
import { BusyButton } from '../screen/busy-button.tsx';
import { checkInput } from '../screen/check-input.ts';
import { Panel } from '../screen/panel.tsx';
import { useMay } from '../shell/me.ts';
import { useTexts } from '../texts/texts.ts';
import { downloadPerson } from './download-person.ts';
import { ErasePerson } from './erase-person.tsx';
import { isNothing, StoredData } from './stored-data.tsx';

/** Asks for an address and shows the data stored for it. The address never gets into a URL. */
export function PersonLookup() {
  const texts = useTexts();
  const { person: words } = texts.privacy;
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState(false);
  const {
    mutate,
    data,
    variables: asked = '',
    error,
    isPending,
    reset,
  } = useMutation({
    mutationFn: (address: string) => client.call(findPerson, { email: address }),
  });

  const find = () => {
    const address = email.trim();
    const isWrong = 'email' in checkInput(findPerson.input, { email: address }, texts);
    setWrong(isWrong);
    if (!isWrong) mutate(address);
  };

  return (
    <Stack spacing={2.5} sx={{ minWidth: 0 }}>
      <Panel title={words.title} intro={words.hint}>
        <Box
          component="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            find();
          }}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}
        >
          <TextField
            type="email"
            label={words.email}
            value={email}
            autoComplete="off"
            onChange={({ target }) => setEmail(target.value)}
            error={wrong}
            helperText={wrong ? words.wrong : undefined}
            sx={{ flex: '1 1 18rem' }}
          />
          <BusyButton type="submit" variant="contained" loading={isPending} sx={{ minHeight: 40 }}>
            {words.find}
          </BusyButton>
        </Box>
        {error && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {messageOf(error, texts)}
          </Alert>
        )}
      </Panel>
      <Box aria-live="polite" aria-busy={isPending} sx={{ '&:empty': { display: 'none' } }}>
        {data && (
          <Panel title={words.found({ email: asked })}>
            <StoredData kept={data} />
            {!isNothing(data) && <Actions email={asked} onErased={reset} />}
          </Panel>
        )}
      </Box>
    </Stack>
  );
}

function Actions({ email, onErased }: { email: string; onErased(): void }) {
  const texts = useTexts();
  const { person: words } = texts.privacy;
  const may = useMay();
  const [erasing, setErasing] = useState(false);
  const download = useMutation({ mutationFn: () => downloadPerson(email) });
  return (
    <Box sx={{ mt: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        {may('ExportPerson') && (
          <BusyButton variant="outlined" loading={download.isPending} onClick={() => download.mutate()}>
            {words.download}
          </BusyButton>
        )}
        {may('ErasePerson') && (
          <Button variant="outlined" color="error" onClick={() => setErasing(true)}>
            {words.erase}
          </Button>
        )}
      </Stack>
      {!may('ExportPerson') && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {words.noReading}
        </Typography>
      )}
      {download.error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {messageOf(download.error, texts)}
        </Alert>
      )}
      {download.isSuccess && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {words.downloaded}
        </Alert>
      )}
      {erasing && <ErasePerson email={email} onClose={() => setErasing(false)} onErased={onErased} />}
    </Box>
  );
}
