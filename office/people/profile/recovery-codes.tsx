import { Alert, Box, Button, GlobalStyles, Typography } from '@mui/material';
import { useState } from 'react';
import { useTexts } from '#office/texts/texts.ts';

/** The recovery codes, which allow a sign-in without the phone; shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const words = useTexts().people.profile.codes;
  const [copied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 480 }}>
      <GlobalStyles
        styles={{
          '@media print': {
            'body *': { visibility: 'hidden' },
            '#recovery-codes, #recovery-codes *': { visibility: 'visible', color: '#000000' },
            '#recovery-codes': { position: 'absolute', inset: 0 },
          },
        }}
      />
      <Alert severity="warning">{words.lead}</Alert>
      <Box id="recovery-codes">
        <Typography variant="h3" sx={{ marginBlockEnd: 1 }}>
          {words.title}
        </Typography>
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            margin: 0,
            padding: 2,
            display: 'grid',
            gap: 1,
            gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
            fontFamily: 'ui-monospace, monospace',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={copy}>
          {words.copy}
        </Button>
        <Button variant="outlined" onClick={() => window.print()}>
          {words.print}
        </Button>
        <Button variant="contained" onClick={onDone}>
          {words.done}
        </Button>
      </Box>
      <Typography role="status" variant="body2">
        {copied ? words.copied : ''}
      </Typography>
    </Box>
  );
}
