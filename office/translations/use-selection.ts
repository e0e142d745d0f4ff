import { useState } from 'react';
import type { SelectedEntry } from './actions.ts';

/** More entries are selected in several rounds: a call with more would take too long. */
export const maxSelected = 500;

export interface Selection {
  entries: readonly SelectedEntry[];
  has: (id: number) => boolean;
  /** Adds entries up to the maximum. */
  add: (entries: readonly SelectedEntry[]) => void;
  remove: (ids: readonly number[]) => void;
  clear: () => void;
}

/** The selected entries of a list, over all of its pages. Another list, with another key, starts without a selection. */
export function useSelection(key: string): Selection {
  const [state, setState] = useState<{ key: string; entries: readonly SelectedEntry[] }>({ key, entries: [] });
  const entries = state.key === key ? state.entries : [];
  const ids = new Set(entries.map(({ id }) => id));
  const change = (next: (before: readonly SelectedEntry[]) => readonly SelectedEntry[]) =>
    setState((before) => ({ key, entries: next(before.key === key ? before.entries : []) }));
  return {
    entries,
    has: (id) => ids.has(id),
    add: (more) =>
      change((before) => {
        const known = new Set(before.map(({ id }) => id));
        const added = more
          .filter(({ id }) => !known.has(id))
          .map(({ id, type, title, languages }) => ({ id, type, title, languages }));
        return [...before, ...added].slice(0, maxSelected);
      }),
    remove: (removed) => change((before) => before.filter(({ id }) => !removed.includes(id))),
    clear: () => change(() => []),
  };
}
