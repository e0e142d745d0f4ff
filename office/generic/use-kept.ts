import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { canonical } from './compare/differences.ts';
import type { EntryValues } from './entry-values.ts';
import { forget, type Kept, keep, readKept } from './kept-values.ts';

interface UseKept {
  /** What an earlier visit left unsaved; undefined where there is nothing or it was dealt with. */
  offered: Kept | undefined;
  /** Goes on with it, or lets it go. */
  settle: (use: boolean) => void;
  /** Forgets what was kept: it is saved now. */
  clear: () => void;
}

/** Keeps what is typed in this browser until it is saved, and offers it when somebody comes back. */
export function useKept(
  form: UseFormReturn<EntryValues>,
  key: string,
  revision: number | null,
  onUse: (kept: Kept) => void,
): UseKept {
  const [offered, setOffered] = useState<Kept | undefined>(() => {
    const found = readKept(localStorage, key);
    return found && canonical(found.values) !== canonical(form.getValues()) ? found : undefined;
  });
  const facts = useRef({ key, revision, offered });
  facts.current = { key, revision, offered };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (facts.current.offered || !form.formState.isDirty) return;
    keep(localStorage, facts.current.key, facts.current.revision, form.getValues(), new Date());
  }, [form]);

  useEffect(() => {
    // Read once, so that react-hook-form keeps count of it.
    void form.formState.isDirty;
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(write, 400);
      },
    });
    const flush = () => timer.current !== undefined && write();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
      stop();
    };
  }, [form, write]);

  return {
    offered,
    settle: (use) => {
      if (use && offered) onUse(offered);
      else forget(localStorage, key);
      facts.current = { ...facts.current, offered: undefined };
      setOffered(undefined);
    },
    clear: () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      forget(localStorage, key);
    },
  };
}
