import Download from '@mui/icons-material/DownloadOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { getCv } from '#contract/calls/office/inbox.ts';
import type { OfficeApplication } from '#contract/office/inbox-view.ts';
import { downloadAddress } from '#office/screen/format/download-address.ts';
import { Panel } from '#office/screen/panel.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';

const PdfPages = lazy(() => import('./pdf-pages.tsx').then((part) => ({ default: part.PdfPages })));

/** The CV: fetched only on request, because each access is in the audit log. */
export function CvPanel({ application: { id, file } }: { application: OfficeApplication }) {
  const formats = useFormats();
  const { inbox, shell } = useTexts();
  const texts = inbox.applications;
  const [isShown, setShown] = useState(false);
  const isPdf = file.mediaType === 'application/pdf';
  return (
    <Panel title={texts.cv}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {texts.cvFile({ name: file.name, size: formats.bytes(file.bytes) })}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, my: 1.5 }}>
        {isPdf && (
          <Button variant="contained" onClick={() => setShown(!isShown)} aria-expanded={isShown}>
            {isShown ? texts.hideCv : texts.showCv}
          </Button>
        )}
        <Button
          component="a"
          variant="outlined"
          href={downloadAddress(getCv, { id, show: false })}
          download={file.name}
          startIcon={<Download />}
        >
          {texts.download}
        </Button>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {isPdf ? texts.looksAreLogged : `${texts.notShown} ${texts.looksAreLogged}`}
      </Typography>
      {isShown && (
        <Box sx={{ mt: 2 }}>
          <Suspense fallback={<Typography role="status">{shell.loading}</Typography>}>
            <PdfPages address={downloadAddress(getCv, { id, show: true })} />
          </Suspense>
        </Box>
      )}
    </Panel>
  );
}
