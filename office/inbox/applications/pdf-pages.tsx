import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { useTexts } from '#office/texts/texts.ts';
import { openPdf } from './open-pdf.ts';
import { PdfPage } from './pdf-page.tsx';

const pagesAtOnce = 5;

/** The pages of a PDF rendered as pictures, with their text for screen readers. Scripts in the file cannot run. */
export function PdfPages({ address }: { address: string }) {
  const { inbox, shell } = useTexts();
  const texts = inbox.applications;
  const [document, setDocument] = useState<PDFDocumentProxy>();
  const [isBroken, setBroken] = useState(false);
  const [shown, setShown] = useState(pagesAtOnce);

  useEffect(() => {
    const opening = openPdf(address);
    let isGone = false;
    opening.document.then(
      (opened) => {
        if (!isGone) setDocument(opened);
      },
      () => {
        if (!isGone) setBroken(true);
      },
    );
    return () => {
      isGone = true;
      opening.close();
    };
  }, [address]);

  if (isBroken) return <Alert severity="warning">{texts.cvFailed}</Alert>;
  if (!document) return <Typography role="status">{shell.loading}</Typography>;
  const pages = document.numPages;
  return (
    <Box>
      <Typography variant="body2" color="textSecondary" role="status" sx={{ mb: 1 }}>
        {texts.cvOfPages({ pages })}
      </Typography>
      <Stack spacing={2}>
        {Array.from({ length: Math.min(shown, pages) }, (_, index) => index + 1).map((number) => (
          <PdfPage key={number} document={document} number={number} />
        ))}
      </Stack>
      {shown < pages && (
        <Button sx={{ mt: 2 }} onClick={() => setShown(shown + pagesAtOnce)}>
          {texts.morePages({ left: Math.min(pagesAtOnce, pages - shown) })}
        </Button>
      )}
    </Box>
  );
}
