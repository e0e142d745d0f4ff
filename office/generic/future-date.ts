import { type EntityName, entityOf } from '#contract/entities/registry.ts';
import type { EntryRow } from '#contract/office/entry-view.ts';

/** The entries of a list that have a date which is yet to come, and that visitors do not see in their latest state. */
export const rowsAhead = (rows: readonly EntryRow[], now: Date): EntryRow[] =>
  rows.filter(
    ({ status, pending, datedAt }) =>
      datedAt !== null && Date.parse(datedAt) > now.getTime() && (status !== 'published' || pending),
  );

/** The date that visitors read at an entry, such as a news item's, if it is yet to come. */
export function futureDateOf(type: EntityName, document: unknown, now: Date): string | undefined {
  const entity = entityOf(type);
  const read = entity.document.safeParse(document);
  const date = read.success ? entity.dated?.(read.data) : undefined;
  return date !== undefined && Date.parse(date) > now.getTime() ? date : undefined;
}
