import { sql } from 'kysely';
import { entityOf } from '#contract/entities/registry.ts';
import type { PublishedQuery } from '#store/store.ts';

/** An entry that stands at a place of a list, counted from 0. */
export interface SeekAnchor {
  place: number;
  id: number;
}

/** Of one list, for one content version. */
export interface SeekAnchors {
  version: number;
  /** The last one at a place or before it. */
  before(place: number): SeekAnchor | undefined;
  /** What was seen on the way; kept where none is near. */
  add(anchor: SeekAnchor): void;
}

/** Fewer entries are skipped as quickly as a anchor is found. */
const leastApart = 48;
/** So that the memory that a list takes is bounded. */
const mostOfList = 500;

/** `total`: how long the list is. */
export function seekAnchorsFor(version: number, total: number): SeekAnchors {
  const kept: SeekAnchor[] = [];
  const apart = Math.max(leastApart, Math.ceil(total / mostOfList));
  /** How many stand at the place or before it. */
  const upTo = (place: number): number => {
    let [low, high] = [0, kept.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((kept[middle]?.place ?? 0) <= place) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    version,
    before: (place) => kept[upTo(place) - 1],
    add(anchor) {
      const at = upTo(anchor.place);
      const nearest = kept[at - 1]?.place ?? 0;
      const next = kept[at]?.place ?? Number.POSITIVE_INFINITY;
      if (anchor.place - nearest >= apart && next - anchor.place >= apart) kept.splice(at, 0, anchor);
    },
  };
}

/**
 * Whether a list may go by seekAnchors: far down, and in an order that changes with the content version alone. Moving a
 * draft numbers its siblings anew, and what visitors see in their order stays; but not among the children of others.
 */
export const usesSeekAnchors = ({ type, parents, skip = 0 }: PublishedQuery): boolean => {
  const { order, parents: mayHang } = entityOf(type);
  return skip >= leastApart && (order === 'newest' || parents !== undefined || mayHang === undefined);
};

/**
 * Rows from a anchor on. It is known by its id alone: the number it is ordered by may have changed where its place
 * has not.
 */
export const from = (rank: 'dated_at' | 'position', { id }: SeekAnchor) =>
  sql<boolean>`(${sql.ref(rank)}, id) ${sql.raw(rank === 'dated_at' ? '<=' : '>=')}
    ((select ${sql.ref(`anchor.${rank}`)} from entries as anchor where anchor.id = ${id}), ${id})`;
