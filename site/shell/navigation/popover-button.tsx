import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

type Panel = RefObject<HTMLElement | null>;

/** Opens and closes a popover natively. The state is local, so that only this button renders on a change. */
export function PopoverButton({
  panel,
  panelId,
  label,
  className,
  children,
}: {
  panel: Panel;
  panelId: string;
  /** The accessible name; absent: the content. */
  label?: string;
  className: string;
  children: ReactNode;
}) {
  const [open, setOpen] = useState<boolean>();

  // Only script can update the attribute, so it is absent without script; the browser then exposes the state itself.
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

/** Closes a popover when the visitor goes to another page. A popover that was opened before hydration stays open. */
export function useClosedOnNewPage(panel: Panel): void {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (openedAt.current === key) return;
    openedAt.current = key;
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  }, [key, panel]);
}
