import { sql } from 'kysely';
import { entityOf } from '#contract/entities/registry.ts';
import type { PublishedQuery } from '#store/store.ts';

/** An entry and its position in a list, counted from 0. */
export interface SeekAnchor {
  place: number;
  id: number;
}

/** The seek anchors of one list at one content version. */
export interface SeekAnchors {
  version: number;
  /** The last one at or before a position. */
  before(place: number): SeekAnchor | undefined;
  /** Adds an anchor, unless another one is near. */
  add(anchor: SeekAnchor): void;
}

/** Skipping fewer entries is as fast as finding an anchor. */
const leastApart = 48;
/** Bounds the memory per list. */
const mostOfList = 500;

/** `total`: the length of the list. */
export function seekAnchorsFor(version: number, total: number): SeekAnchors {
  const kept: SeekAnchor[] = [];
  const apart = Math.max(leastApart, Math.ceil(total / mostOfList));
  /** The number of anchors at or before a position. */
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
 * Whether a list may use seek anchors: only far down, and only if its order cannot change without a new content version. Moving a
 * draft renumbers its siblings. That keeps the order of published siblings, but not their order among children of other parents.
 */
export const usesSeekAnchors = ({ type, parents, skip = 0 }: PublishedQuery): boolean => {
  const { order, parents: mayHang } = entityOf(type);
  return skip >= leastApart && (order === 'newest' || parents !== undefined || mayHang === undefined);
};

/**
 * Rows from an anchor on. The anchor is identified by its id only: the value it is ordered by may have changed although its
 * position has not.
 */
export const from = (rank: 'dated_at' | 'position', { id }: SeekAnchor) =>
  sql<boolean>`(${sql.ref(rank)}, id) ${sql.raw(rank === 'dated_at' ? '<=' : '>=')}
    ((select ${sql.ref(`anchor.${rank}`)} from entries as anchor where anchor.id = ${id}), ${id})`;
