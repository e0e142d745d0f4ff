import { useMediaQuery } from '@mui/material';
import { useSetting } from './use-setting.ts';

export type Tone = 'light' | 'dark';

/** The user’s choice of light or dark; without one the system’s. */
export function useTone(): [Tone, (tone: Tone) => void] {
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  return useSetting('theme', ['light', 'dark'], prefersDark ? 'dark' : 'light');
}
