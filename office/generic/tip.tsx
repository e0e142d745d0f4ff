import { Box, Tooltip } from '@mui/material';
import { type ReactElement, useEffect, useRef, useState } from 'react';

/**
 * A tooltip for an icon button. The button may move away from the pointer with its row, without a leave event, so the
 * position of the pointer is checked.
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
