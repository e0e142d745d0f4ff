import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

type Panel = RefObject<HTMLElement | null>;

/** Opens and closes a popover, by the browser itself. Its state is its own, so that opening draws no more than this button anew. */
export function PopoverButton({
  panel,
  panelId,
  label,
  className,
  children,
}: {
  panel: Panel;
  panelId: string;
  /** Its name; absent: what it holds. */
  label?: string;
  className: string;
  children: ReactNode;
}) {
  const [open, setOpen] = useState<boolean>();

  // Only script can keep the attribute true, so without script it is not there; the browser then tells the state.
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const update = () => setOpen(element.matches(':popover-open'));
    update();
    element.addEventListener('toggle', update);
    return () => element.removeEventListener('toggle', update);
  }, [panel]);

  return (
    <button
      type="button"
      popoverTarget={panelId}
      aria-controls={panelId}
      aria-expanded={open}
      aria-label={label}
      className={className}
    >
      {children}
    </button>
  );
}

/** Closes a popover when the visitor goes to another page. One that was opened before script was there stays open. */
export function useClosedOnNewPage(panel: Panel): void {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (openedAt.current === key) return;
    openedAt.current = key;
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  }, [key, panel]);
}
