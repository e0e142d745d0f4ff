import { Box, Tooltip } from '@mui/material';
import { type ReactElement, useEffect, useRef, useState } from 'react';

/**
 * What a button without words does, told under the pointer. The button may move away from there, with its row in a
 * list, of which a browser tells nobody; so it is looked where the pointer is.
 */
export function Tip({ title, children }: { title: string; children: ReactElement }) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open) return;
    const look = ({ target }: PointerEvent) => {
      const isAt = target instanceof Element && (place.current?.contains(target) || target.closest('[role=tooltip]'));
      if (!isAt && !place.current?.querySelector(':focus-visible')) setOpen(false);
    };
    document.addEventListener('pointermove', look);
    return () => document.removeEventListener('pointermove', look);
  }, [open]);
  return (
    <Tooltip title={title} open={open} onOpen={() => setOpen(true)} onClose={() => setOpen(false)}>
      <Box component="span" ref={place}>
        {children}
      </Box>
    </Tooltip>
  );
}
