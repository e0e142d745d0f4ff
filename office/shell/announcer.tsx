import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { hiddenFromSight } from '../screen/hidden-from-sight.ts';
import { useTexts } from '../texts/texts.ts';

let show: (text: string) => void = () => {};

/** Has screen readers read out what has changed somewhere else than at the focus. */
export const announce = (text: string): void => show(text);

/** The one live region of the office: it is there before its text, as screen readers expect. */
export function Announcer() {
  const { shell } = useTexts();
  const [text, setText] = useState('');
  useEffect(() => {
    // The same words again would be no change, and not be read.
    show = (next) => setText((before) => (before === next ? `${next}\u00a0` : next));
    return () => {
      show = () => {};
    };
  }, []);
  return (
    <Box role="status" aria-label={shell.announcements} sx={hiddenFromSight}>
      {text}
    </Box>
  );
}
