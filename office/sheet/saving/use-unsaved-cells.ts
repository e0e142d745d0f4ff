import { useEffect, useRef, useState } from 'react';
import { forget, keep, readKept, unsavedKey } from '#office/generic/saving/unsaved-values.ts';
import { useMe } from '#office/shell/me.ts';
import type { Sheet } from '../use-sheet.ts';
import { keptCells, rowsToKeep } from './unsaved-cells.ts';

/** Keeps the texts that are not saved in this browser, and offers them on the next visit. */
export function useUnsavedCells({ lines, restore }: Sheet, category: number) {
  const key = unsavedKey(useMe().id, 'sheet', category);
  const [offered, setOffered] = useState(() => readKept(localStorage, key, keptCells));
  const hasStored = useRef(false);

  useEffect(() => {
    if (offered) return;
    const rows = rowsToKeep(lines);
    if (rows.length === 0) {
      // Those of another tab stay.
      if (hasStored.current) forget(localStorage, key);
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      hasStored.current = keep(localStorage, key, { at: new Date(), rows });
    };
    timer = setTimeout(write, 400);
    window.addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', write);
    };
  }, [offered, lines, key]);

  const revisions = new Map(lines.map(({ row }) => [row.id, row.revision]));
  return {
    offered,
    isOlder: offered?.rows.some(({ id, revision }) => revisions.get(id) !== revision) ?? false,
    settle: (use: boolean) => {
      if (use && offered) restore(offered.rows);
      else forget(localStorage, key);
      hasStored.current = use;
      setOffered(undefined);
    },
  };
}
