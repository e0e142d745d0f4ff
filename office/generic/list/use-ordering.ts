import { useRef, useState } from 'react';
import { type EntityName, entityOf } from '#content/registry.ts';
import { moveEntry } from '#contract/calls/office/content.ts';
import type { EntryRow } from '#contract/office/entry-view.ts';
import { client } from '#office/providers/client.ts';
import { messageOf } from '#office/providers/error-texts.ts';
import { notify } from '#office/shell/notify.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useRefresh } from '../refresh.ts';
import { inOrder } from './in-order.ts';
import type { EntryList } from './use-entry-list.ts';

/** Changes the order that visitors see. Possible only while the list shows exactly that order, for entries of one parent. */
export function useOrdering(type: EntityName, list: EntryList, rows: readonly EntryRow[], canChange: boolean) {
  const texts = useTexts();
  const refresh = useRefresh();
  const { words, state, parent } = list.filters;
  // Shown until the list was read after the last move: read between two moves, it has the order of the first alone.
  const [order, setOrder] = useState<readonly number[]>();
  const earlier = useRef<Promise<unknown>>(Promise.resolve());
  const last = useRef(0);
  const entity = entityOf(type);
  const oneParent = entity.parents === undefined || rows.every((row) => row.parent === rows[0]?.parent);
  const plain = words === '' && state === undefined && list.sort === 'own' && !list.isDescending;
  const whole = entity.parents === undefined || parent !== undefined;
  const canOrder = canChange && entity.order !== 'newest' && plain && oneParent && whole;
  const shown = inOrder(rows, order);

  const move = async (from: number, to: number) => {
    const row = shown[from];
    if (!row) return;
    const rest = shown.filter((_, index) => index !== from);
    setOrder(rest.toSpliced(to, 0, row).map(({ id }) => id));
    const mine = ++last.current;
    const position = list.skip + to;
    const seen = { position: list.skip + from, displaced: shown[to]?.id ?? row.id };
    // Each move starts from the order that the previous one made.
    const moved = earlier.current.then(() => client.call(moveEntry, { id: row.id, position, seen }));
    earlier.current = moved.catch(() => undefined);
    try {
      await moved;
      notify(texts.entries.list.moved({ title: row.title, place: position + 1 }), { type: 'info' });
    } catch (error) {
      notify(messageOf(error, texts), { type: 'error' });
      setOrder(undefined);
    }
    await refresh(type);
    if (last.current === mine) setOrder(undefined);
  };
  return { canOrder, needsParent: canChange && entity.order !== 'newest' && plain && !whole, shown, move };
}
