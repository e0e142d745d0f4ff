import { useEffect, useLayoutEffect, useRef } from 'react';
import { type CloseButtonProps, type Id, ToastContainer, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { toast as limits } from '#site/constants.ts';
import { OutcomeText } from '#site/forms/outcome-notice.tsx';
import { useTexts } from '#site/texts/use-texts.ts';
import { Close } from '#ui/icons.tsx';
import type { ToastMessage } from './toasts.tsx';

/** Renders the toasts. The form's live region announces the same message, so the library's own region is turned off. */
export function ToastBoard({ latest }: { latest: ToastMessage | undefined }) {
  const { notices } = useTexts();
  const board = useRef<HTMLDivElement>(null);
  const shown = useRef<Id>(undefined);
  useLayoutEffect(() => {
    // The library has no option for this.
    board.current?.querySelector('[aria-live]')?.setAttribute('aria-live', 'off');
  }, []);
  useEffect(() => {
    // An earlier message could contradict this one.
    if (shown.current !== undefined) toast.dismiss(shown.current);
    if (!latest) return;
    const show = latest.tone === 'success' ? toast.success : toast.error;
    shown.current = show(<OutcomeText text={latest.text} />);
  }, [latest]);
  // Toasts are shown in browsers only.
  const isRightToLeft = globalThis.document?.dir === 'rtl';
  return (
    <div ref={board}>
      <ToastContainer
        position={isRightToLeft ? 'top-left' : 'top-right'}
        rtl={isRightToLeft}
        autoClose={limits.autoCloseMs}
        draggable
        draggablePercent={limits.dragPercent}
        pauseOnHover
        role="presentation"
        aria-label={notices.label}
        closeButton={CloseButton}
      />
    </div>
  );
}

function CloseButton({ closeToast }: CloseButtonProps) {
  const { dismiss } = useTexts().languages;
  return (
    <button type="button" className="Toastify__close-button" aria-label={dismiss} onClick={() => closeToast()}>
      <Close className="size-4" />
    </button>
  );
}
