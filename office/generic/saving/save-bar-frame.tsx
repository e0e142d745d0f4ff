import { Box } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';

/** From the lower edge of the window, in pixels. */
const distance = 12;

const frame = {
  position: 'sticky',
  bottom: distance,
  zIndex: 2,
  marginBlockStart: 2,
  padding: { xs: 1, sm: 1.5 },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  backgroundColor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  boxShadow: '0 4px 20px #0000001f',
} as const;

/** The bar below a form with the ways to save, always visible. */
export function SaveBarFrame({ children }: { children: ReactNode }) {
  return (
    <Box ref={useRoomForBar()} data-save-bar sx={frame}>
      {children}
    </Box>
  );
}

/** Keeps focused controls visible above the bar by scroll padding. The bar's height depends on how its buttons wrap. */
function useRoomForBar() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      root.style.scrollPaddingBottom = `${element.offsetHeight + distance + 16}px`;
    });
    observer.observe(element);
    // For a focused text area, Chromium scrolls only to the line of the cursor.
    const showWhole = ({ target }: FocusEvent) => {
      if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
    };
    document.addEventListener('focusin', showWhole);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', showWhole);
      root.style.scrollPaddingBottom = '';
    };
  }, []);
  return bar;
}
