import type { EntityName } from '#content/registry.ts';
import type { EntryRow } from '#contract/office/entry-view.ts';

/** Drafts of a type: the latest, and their number. */
export interface DraftsOfType {
  type: EntityName;
  items: readonly EntryRow[];
  total: number;
}

export interface LatestDrafts {
  latest: EntryRow[];
  /** The types that have drafts; empty if all drafts are among the latest. */
  more: Pick<DraftsOfType, 'type' | 'total'>[];
}

/** Merges the latest drafts of several types, and names the types with further ones. */
export function latestOf(all: readonly DraftsOfType[], shown: number): LatestDrafts {
  const latest = all
    .flatMap(({ items }) => items)
    .sort((one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt) || other.id - one.id)
    .slice(0, shown);
  const sum = all.reduce((before, { total }) => before + total, 0);
  const more = all.filter(({ total }) => total > 0).map(({ type, total }) => ({ type, total }));
  return { latest, more: sum > latest.length ? more : [] };
}
