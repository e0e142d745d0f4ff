import { z } from 'zod';

/**
 * Identifies an item of a list in all languages and states of its entry. It starts with a letter, so that no position
 * in a list is an id. A new item has none until it is saved.
 */
export const itemId = z
  .string()
  .regex(/^[a-z][a-z0-9]{0,19}$/)
  .optional();

export const isItem = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const idOfItem = (item: unknown): string | undefined =>
  isItem(item) && typeof item.id === 'string' ? item.id : undefined;

/** The list in a field of a document or translation; undefined for any other value. */
export const listIn = (value: unknown): readonly unknown[] | undefined =>
  Array.isArray(value) && value.every(isItem) ? value : undefined;

/**
 * For each item of a list, its translation: the item with its id, or else one without an id at its position. Of several
 * items with one id, as after one was duplicated, the first has the first translation.
 */
export function translationsOfItems(items: readonly unknown[], translations: readonly unknown[]): unknown[] {
  const byId = Map.groupBy(
    translations.filter((each) => idOfItem(each) !== undefined),
    (each) => idOfItem(each),
  );
  const next = new Map([...byId].map(([id, own]) => [id, own.values()]));
  return items.map((item, index) => {
    const id = idOfItem(item);
    const own = id === undefined ? undefined : next.get(id)?.next().value;
    const at = translations[index];
    return own ?? (idOfItem(at) === undefined ? at : undefined);
  });
}

/** A copy of an item of a list, or of a document with lists, without ids: they belong to the original. */
export function withoutItemId(item: object): object {
  const { id: _, ...copy } = item as { id?: unknown };
  return copy;
}

/** A document or translation whose lists have no ids, to compare its content. Items can have lists of their own. */
export const withoutItemIds = (document: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(document).map(([field, value]) => [
      field,
      listIn(value)?.map((item) => withoutItemIds(withoutItemId(item as object) as Record<string, unknown>)) ?? value,
    ]),
  );
