import type { EntityName } from '#content/registry.ts';
import { entityOf } from '#content/registry.ts';
import type { Actor } from '#store/actor.ts';
import type { Store } from '#store/store.ts';
import { yieldBetween } from '../yield-between.ts';
import { type ForeignRef, type IncomingEntry, refKey } from './incoming.ts';

interface SortParts {
  store: Store;
  by: Actor;
  idOf(ref: ForeignRef): number | undefined;
}

const atOnce = 100;

/**
 * Sorts imported entries into the order of the source. Each group of siblings is sorted within the positions that it
 * already has; entries of our own between them do not move.
 */
export async function sortEntries(entries: readonly IncomingEntry[], { store, by, idOf }: SortParts): Promise<void> {
  const groups = Map.groupBy(entries, ({ type, parent }) => `${type} under ${parent ? refKey(parent) : ''}`);
  for (const [head, ...rest] of groups.values()) {
    if (!head || entityOf(head.type).order === 'newest') continue;
    const parent = head.parent ? idOf(head.parent) : null;
    if (parent === undefined) continue;
    const wished = [head, ...rest].flatMap((entry) => idOf(entry) ?? []);
    const siblings = await siblingsOf(head.type, parent, store);
    const ours = new Set(wished);
    const order = wished.filter((id) => siblings.includes(id)).values();
    const goal = siblings.map((id) => (ours.has(id) ? (order.next().value ?? id) : id));
    const now = [...siblings];
    for await (const [place, id] of yieldBetween(goal.entries())) {
      if (now[place] === id) continue;
      await store.entries.move(id, place, by);
      now.splice(place, 0, ...now.splice(now.indexOf(id), 1));
    }
  }
}

async function siblingsOf(type: EntityName, parent: number | null, { entries }: Store): Promise<number[]> {
  const ids: number[] = [];
  for (;;) {
    const { items, total } = await entries.list({ type, parent, sort: 'own', skip: ids.length, take: atOnce });
    ids.push(...items.map(({ id }) => id));
    if (items.length === 0 || ids.length >= total) return ids;
  }
}
