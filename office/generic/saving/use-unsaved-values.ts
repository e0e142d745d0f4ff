import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { canonical } from '../compare/differences.ts';
import type { EntryValues } from '../form/entry-values.ts';
import { forget, keep, move, readUnsaved, type UnsavedValues } from './unsaved-values.ts';

interface UseKept {
  /** Unsaved values of an earlier visit; undefined if there are none or the user has decided. */
  offered: UnsavedValues | undefined;
  /** Restores or discards them. */
  settle: (use: boolean) => void;
  /** Deletes the stored values after they have been saved. */
  clear: () => void;
}

interface Offered {
  key: string;
  found: UnsavedValues;
}

/** The first stored values that differ from those of the form. */
function firstOffered(keys: readonly string[], values: EntryValues): Offered | undefined {
  const now = canonical(values);
  for (const key of keys) {
    const found = readUnsaved(localStorage, key);
    if (found && canonical(found.values) !== now) return { key, found };
  }
  return undefined;
}

/** Stores typed values in this browser until they are saved, and offers those of `earlier` keys on the next visit. */
export function useUnsavedValues(
  form: UseFormReturn<EntryValues>,
  key: string,
  earlier: () => readonly string[],
  { revision, base }: { revision: number | null; base: EntryValues },
  onUse: (kept: UnsavedValues) => void,
): UseKept {
  const [offered, setOffered] = useState(() => firstOffered(earlier(), form.getValues()));
  const facts = useRef({ key, revision, base, offered });
  facts.current = { key, revision, base, offered };
  const hasStored = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const { offered: isWaiting, key: current, ...edited } = facts.current;
    if (isWaiting) return;
    if (form.formState.isDirty) {
      keep(localStorage, current, { at: new Date(), ...edited, values: form.getValues() });
      hasStored.current = true;
    } else if (hasStored.current) {
      // The user has undone the changes. Those of another tab stay.
      forget(localStorage, current);
    }
  }, [form]);

  useEffect(() => {
    // react-hook-form tracks `isDirty` only after it has been read.
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
    offered: offered?.found,
    settle: (use) => {
      if (!offered) return;
      const { key: from, found } = offered;
      hasStored.current = use;
      if (use) onUse(found);
      // Values that are used stay stored, at the key of this form.
      if (use && from !== key) move(localStorage, from, key);
      if (!use) forget(localStorage, from);
      const next = use ? undefined : firstOffered(earlier(), form.getValues());
      facts.current = { ...facts.current, offered: next };
      setOffered(next);
    },
    clear: () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      hasStored.current = false;
      forget(localStorage, key);
    },
  };
}
