import { useEffect } from 'react';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { toast as limits } from '../constants.ts';
import type { ToastMessage } from './toasts.tsx';

/** Draws the toasts. The message also stands at its form, so here it is not announced a second time. */
export function ToastBoard({ latest }: { latest: ToastMessage | undefined }) {
  useEffect(() => {
    if (!latest) return;
    const show = latest.tone === 'success' ? toast.success : toast.error;
    show(latest.text, { toastId: latest.id });
  }, [latest]);
  return (
    <ToastContainer
      position="top-right"
      autoClose={limits.autoCloseMs}
      draggable
      draggablePercent={limits.dragPercent}
      pauseOnHover
      role="presentation"
    />
  );
}
