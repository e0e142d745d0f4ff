import { Box, Popper } from '@mui/material';
import { useEffect, useState } from 'react';

/** Milliseconds until a tip is shown: below the pointer, and below a finger that stays. */
const delays = { pointer: 100, finger: 700 };

const tipped = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;

/** The element whose tip is to be seen: that below the pointer, or that with the focus of the keyboard. */
function useTipped(): HTMLElement | null {
  const [shown, setShown] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (next: HTMLElement | null, delay = 0) => {
      clearTimeout(timer);
      if (next && delay > 0) timer = setTimeout(setShown, delay, next);
      else setShown(next);
    };
    const over = ({ target, pointerType }: PointerEvent) => {
      // The pointer may go to the tip itself.
      if (target instanceof Element && target.closest('[role=tooltip]')) return;
      show(tipped(target), pointerType === 'touch' ? delays.finger : delays.pointer);
    };
    const focus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) show(tipped(target));
    };
    // What is pressed may move away, or be gone.
    const hide = (event: Event) => {
      if (!(event instanceof PointerEvent && event.pointerType === 'touch')) show(null);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerover', over, { signal });
    document.addEventListener('pointerdown', hide, { signal });
    document.addEventListener('keydown', hide, { signal });
    document.addEventListener('focusin', focus, { signal });
    document.addEventListener('focusout', hide, { signal });
    // A finger that scrolls, and one that leaves.
    document.addEventListener('pointercancel', () => show(null), { signal });
    document.documentElement.addEventListener('pointerleave', () => show(null), { signal });
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, []);
  return shown;
}

/**
 * Shows the tip of each element with `data-tip`, such as a button with an icon alone. One for the whole office: a form may
 * have thousands of such buttons.
 */
export function Tips() {
  const shown = useTipped();
  if (!shown?.isConnected) return null;
  return (
    <Popper
      open
      anchorEl={shown}
      role="tooltip"
      placement="bottom"
      sx={{ zIndex: 'tooltip', paddingBlock: 0.75 }}
      modifiers={[{ name: 'preventOverflow', options: { padding: 8 } }]}
    >
      <Box
        sx={{
          maxWidth: 300,
          paddingInline: 1,
          paddingBlock: 0.5,
          borderRadius: 1,
          fontSize: '0.8125rem',
          fontWeight: 500,
          overflowWrap: 'anywhere',
          color: 'background.paper',
          backgroundColor: 'text.primary',
        }}
      >
        {shown.dataset.tip}
      </Box>
    </Popper>
  );
}
