import { Alert, Box } from '@mui/material';
import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { hiddenFromSight } from '#office/screen/hidden-from-sight.ts';
import { useTexts } from '#office/texts/texts.ts';
import { lacksGlyphs } from './missing-glyphs.ts';
import { lacksPictures } from './missing-pictures.ts';

/** Wide enough to read on a large screen; a larger width only costs memory. */
const widestPx = 1_600;

/** One page of a PDF as a picture, with its text for screen readers. */
export function PdfPage({ document, number }: { document: PDFDocumentProxy; number: number }) {
  const { applications: texts } = useTexts().inbox;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);

  useEffect(() => {
    let rendering: RenderTask | undefined;
    let isGone = false;
    const draw = async () => {
      const page = await document.getPage(number);
      const target = canvas.current;
      if (isGone || !target) return;
      const { width } = page.getViewport({ scale: 1 });
      const wanted = Math.min(widestPx, target.clientWidth * window.devicePixelRatio || widestPx);
      const viewport = page.getViewport({ scale: Math.max(wanted, 600) / width });
      target.width = Math.floor(viewport.width);
      target.height = Math.floor(viewport.height);
      rendering = page.render({ canvas: target, viewport });
      await rendering.promise;
      const { items } = await page.getTextContent();
      if (!isGone) setText(items.map((item) => ('str' in item ? item.str : '')).join(' '));
      const lacks = (await lacksPictures(page)) || (await lacksGlyphs(page));
      if (!isGone) setIncomplete(lacks);
    };
    draw().catch(() => {
      if (!isGone) setIncomplete(true);
    });
    return () => {
      isGone = true;
      rendering?.cancel();
    };
  }, [document, number]);

  return (
    <Box component="figure" sx={{ m: 0 }}>
      {isIncomplete && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {texts.pageIncomplete({ page: number })}
        </Alert>
      )}
      <Box
        component="canvas"
        ref={canvas}
        role="img"
        aria-label={texts.page({ page: number, pages: document.numPages })}
        sx={{
          width: '100%',
          height: 'auto',
          display: 'block',
          bgcolor: '#fff',
          border: '1px solid',
          borderColor: 'divider',
        }}
      />
      <Box component="figcaption" sx={hiddenFromSight}>
        {text}
      </Box>
    </Box>
  );
}
