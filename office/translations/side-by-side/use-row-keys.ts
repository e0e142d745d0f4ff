import { useEffect, useEffectEvent, useRef } from 'react';
import type { RowState, TextRow } from './rows.ts';

/** The input of a row. The toolbar of the rich-text editor has inputs too. */
const controlIn = (row: HTMLElement) =>
  row.querySelector<HTMLElement>('[contenteditable="true"]') ?? row.querySelector<HTMLElement>('textarea, input');

interface RowKeys {
  /** The container of the rows. */
  ref: React.RefObject<HTMLDivElement | null>;
  /** Moves the focus to the next or previous open text. Returns false without one. */
  move: (by: 1 | -1) => boolean;
}

interface RowKeysOptions {
  rows: readonly TextRow[];
  states: ReadonlyMap<string, RowState>;
  /** Marks a text as done; called before the focus moves on. */
  onDone: (row: TextRow) => void;
  /** No other text is open. */
  onLast: () => void;
}

/**
 * F8 and Shift+F8 move to the next and previous open text, Ctrl+Enter or Command+Enter marks a text as done first. In
 * the capture phase: the rich-text editor would insert a line break. Browsers and the editor do not use F8.
 */
export function useRowKeys({ rows, states, onDone, onLast }: RowKeysOptions): RowKeys {
  const ref = useRef<HTMLDivElement>(null);
  const elements = () => [...(ref.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const currentIn = (list: readonly HTMLElement[]) => list.findIndex((each) => each.contains(document.activeElement));

  const move = (by: 1 | -1): boolean => {
    const list = elements();
    const at = currentIn(list);
    const isOpen = (element: HTMLElement) => states.get(element.dataset.row ?? '') !== 'done';
    const after = by === 1 ? [...list.slice(at + 1), ...list.slice(0, Math.max(at, 0))] : previousOf(list, at);
    const next = after.find(isOpen);
    if (!next) return false;
    controlIn(next)?.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'center' });
    return true;
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isDone = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const isMove = event.key === 'F8' && !event.ctrlKey && !event.metaKey && !event.altKey;
    // A dialog has its own keys.
    if ((!isDone && !isMove) || document.querySelector('[role="dialog"]') !== null) return;
    const list = elements();
    const row = rows.find(({ path }) => path === list[currentIn(list)]?.dataset.row);
    if (isDone && !row) return;
    event.preventDefault();
    event.stopPropagation();
    if (isDone && row) onDone(row);
    if (!move(isMove && event.shiftKey ? -1 : 1)) onLast();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, []);

  return { ref, move };
}

const previousOf = (list: readonly HTMLElement[], at: number) => {
  const from = at === -1 ? list.length : at;
  return [...list.slice(0, from).reverse(), ...list.slice(from + 1).reverse()];
};
