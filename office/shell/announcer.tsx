import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { hiddenFromSight } from '../screen/hidden-from-sight.ts';
import { useTexts } from '../texts/texts.ts';

let show: (text: string) => void = () => {};

/** Announces a change away from the focus to screen readers. */
export const announce = (text: string): void => show(text);

/**
 * The office's live region. It exists before its first text, because screen readers ignore regions that are added with
 * their text.
 */
export function Announcer() {
  const { shell } = useTexts();
  const [text, setText] = useState('');
  useEffect(() => {
    // Screen readers skip a text that does not change.
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
