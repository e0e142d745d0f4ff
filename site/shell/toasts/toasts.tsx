import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';

export interface ToastMessage {
  tone: 'success' | 'failure';
  text: string;
}

interface Toasts {
  /** Shows a message in the corner for some seconds, in place of an earlier one. */
  show(tone: ToastMessage['tone'], text: string): void;
  /** Removes the message: a new attempt has begun. */
  hide(): void;
  /** Loads the toast module before it is needed, so that even "no network" can be shown. */
  prepare(): void;
}

const ToastContext = createContext<Toasts>({ show: () => undefined, hide: () => undefined, prepare: () => undefined });

export const useToasts = (): Toasts => useContext(ToastContext);

/** Most visits show no toast, so its module is loaded only when the visitor touches a form. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [latest, setLatest] = useState<ToastMessage>();
  const [Board, setBoard] = useState<ComponentType<{ latest: ToastMessage | undefined }>>();

  const prepare = useCallback(() => {
    // The form shows the message too, so a failure here is harmless; the next toast tries again.
    void import('./toast-board.tsx').then(
      ({ ToastBoard }) => setBoard(() => ToastBoard),
      () => undefined,
    );
  }, []);
  const show = useCallback<Toasts['show']>(
    (tone, text) => {
      setLatest({ tone, text });
      prepare();
    },
    [prepare],
  );
  const hide = useCallback(() => setLatest(undefined), []);
  const toasts = useMemo(() => ({ show, hide, prepare }), [show, hide, prepare]);
  return (
    <ToastContext value={toasts}>
      {children}
      {Board ? <Board latest={latest} /> : null}
    </ToastContext>
  );
}
