import { type EntityName, entityOf } from '#content/registry.ts';
import { followsPublication } from '#contract/documents/publication-date.ts';
import type { EntryRow } from '#contract/office/entry-view.ts';

/** The entries of a list with a future date whose latest version is not published. */
export const rowsAhead = (rows: readonly EntryRow[], now: Date): EntryRow[] =>
  rows.filter(
    ({ status, pending, datedAt }) =>
      datedAt !== null && Date.parse(datedAt) > now.getTime() && (status !== 'published' || pending),
  );

/** The date that visitors see at an entry, such as a news item's, if it is in the future. */
export function futureDateOf(type: EntityName, document: unknown, now: Date): string | undefined {
  if (followsPublication(document)) return undefined;
  const entity = entityOf(type);
  const read = entity.document.safeParse(document);
  const date = read.success ? entity.dated?.(read.data) : undefined;
  return date !== undefined && Date.parse(date) > now.getTime() ? date : undefined;
}
