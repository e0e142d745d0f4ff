import { useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { useSetting } from '#office/shell/use-setting.ts';

export interface LiveToggle {
  /** Whether the page is shown: beside the form, or in its place on narrow screens. */
  isOpen: boolean;
  /** Whether there is room for both. */
  isWide: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** Browsers remember the choice for wide screens. On narrow ones, each form starts without the page. */
export function useLiveToggle(): LiveToggle {
  const isWide = useMediaQuery('(min-width: 1200px)');
  const [isBeside, setBeside] = useSetting<boolean>('previewBeside', [true, false], false);
  const [isInstead, setInstead] = useState(false);
  return isWide ? { isOpen: isBeside, isWide, setOpen: setBeside } : { isOpen: isInstead, isWide, setOpen: setInstead };
}
