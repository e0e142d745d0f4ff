import { Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { LibraryFile } from '#contract/office/file-view.ts';
import { Panel } from '../screen/panel.tsx';
import { useMe } from '../shell/me.ts';
import { useTexts } from '../texts/texts.ts';

/** The address that keeps serving the current version of a file, with a button that copies it. */
export function Permalink({ file: { permalink } }: { file: Pick<LibraryFile, 'permalink'> }) {
  const { files: texts, screen } = useTexts();
  const { siteUrl } = useMe();
  const [state, setState] = useState<'new' | 'copied' | 'failed'>('new');
  if (permalink === null) {
    return (
      <Panel title={texts.permalink}>
        <Typography variant="body2">{texts.permalinkMoved}</Typography>
      </Panel>
    );
  }
  const address = new URL(permalink, siteUrl).href;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  return (
    <Panel title={texts.permalink} intro={texts.permalinkHint}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
        <TextField
          label={texts.permalink}
          value={address}
          size="small"
          fullWidth
          onFocus={(event) => event.target.select()}
          slotProps={{ input: { readOnly: true }, htmlInput: { dir: 'ltr' } }}
        />
        <Button variant="outlined" onClick={() => void copy()} sx={{ flexShrink: 0 }}>
          {state === 'copied' ? screen.copied : screen.copy}
        </Button>
      </Stack>
      <Typography role="status" variant="body2" sx={{ mt: state === 'failed' ? 1 : 0 }}>
        {state === 'failed' && screen.notCopied}
      </Typography>
    </Panel>
  );
}
