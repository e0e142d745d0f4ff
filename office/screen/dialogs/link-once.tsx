import { Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTexts } from '#office/texts/texts.ts';
import { DialogFrame } from './dialog-frame.tsx';

export interface LinkOnceProps {
  title: string;
  label: string;
  link: string;
  help: string;
  onClose(): void;
}

/** Shows a secret link to pass on. It closes only on request, because the link is never shown again. */
export function LinkOnce({ title, label, link, help, onClose }: LinkOnceProps) {
  const { screen, shell } = useTexts();
  const [state, setState] = useState<'new' | 'copied' | 'failed'>('new');
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  return (
    <DialogFrame
      title={title}
      actions={
        <Button variant="contained" onClick={onClose}>
          {shell.close}
        </Button>
      }
    >
      <Typography sx={{ mb: 2 }}>{help}</Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ pt: 1 }}>
        <TextField
          label={label}
          value={link}
          onFocus={(event) => event.target.select()}
          slotProps={{ input: { readOnly: true } }}
        />
        <Button variant="outlined" autoFocus onClick={() => void copy()} sx={{ flexShrink: 0 }}>
          {state === 'copied' ? screen.copied : screen.copy}
        </Button>
      </Stack>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: '1.5em' }}>
        {state === 'failed' && screen.notCopied}
      </Typography>
    </DialogFrame>
  );
}
