import { type EntityName, entityOf } from '#contract/entities/registry.ts';

/** The date that visitors read at an entry, such as a news item's, if it is yet to come. */
export function futureDateOf(type: EntityName, document: unknown, now: Date): string | undefined {
  const entity = entityOf(type);
  const read = entity.document.safeParse(document);
  const date = read.success ? entity.dated?.(read.data) : undefined;
  return date !== undefined && Date.parse(date) > now.getTime() ? date : undefined;
}
