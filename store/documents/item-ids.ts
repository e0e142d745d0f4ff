import { randomBytes } from 'node:crypto';
import {
  idOfItem,
  isItem,
  listIn,
  translationsOfItems,
  withoutItemId,
  withoutItemIds,
} from '#contract/documents/list-items.ts';
import type { JsonDocument } from '../entries.ts';

interface State {
  document: JsonDocument;
  translations: Record<string, JsonDocument>;
}

const newId = (): string => `i${Array.from(randomBytes(10), (byte) => (byte % 36).toString(36)).join('')}`;

/** The texts and addresses in an item, by which it is recognized after a change. */
function* partsOf(value: unknown, path = ''): Generator<string> {
  if (typeof value === 'string' && value !== '' && path !== '.kind' && path !== '.id') yield `${path} ${value}`;
  else if (isItem(value)) for (const [key, part] of Object.entries(value)) yield* partsOf(part, `${path}.${key}`);
}

/** By key: the index of the only item with the key. */
function indexesOf(items: readonly unknown[], keysOf: (item: unknown) => Iterable<string>): Map<string, number> {
  const found = new Map<string, number[]>();
  for (const [index, item] of items.entries())
    for (const key of new Set(keysOf(item))) found.set(key, [...(found.get(key)?.slice(0, 1) ?? []), index]);
  return new Map(
    [...found].flatMap(([key, [index, other]]) => (index === undefined || other !== undefined ? [] : [[key, index]])),
  );
}

/**
 * The ids of items that came without: those of the same items in an earlier state. An item is the same if it is equal,
 * or else if a text or an address is in no other item of both lists.
 */
function adopted(items: readonly unknown[], before: readonly unknown[], ids: (string | undefined)[]): void {
  const taken = new Set(ids);
  const match = (keysOf: (item: unknown) => Iterable<string>, isUnique: boolean) => {
    const free = before.filter((item) => !taken.has(idOfItem(item)));
    const open = items.map((item, index) => (ids[index] === undefined ? item : undefined));
    const [there, here] = [indexesOf(free, keysOf), isUnique ? indexesOf(open, keysOf) : undefined];
    const equal = isUnique ? undefined : Map.groupBy(free, (item) => [...keysOf(item)][0]);
    for (const [index, item] of open.entries()) {
      if (item === undefined) continue;
      const keys = [...keysOf(item)];
      const key = keys.find((each) => (here ? here.get(each) === index && there.has(each) : equal?.get(each)?.length));
      const found = key === undefined ? undefined : here ? free[there.get(key) ?? -1] : equal?.get(key)?.shift();
      const id = idOfItem(found);
      if (id === undefined || taken.has(id)) continue;
      ids[index] = id;
      taken.add(id);
    }
  };
  match((item) => [JSON.stringify(isItem(item) ? withoutItemId(item) : item)], false);
  match((item) => partsOf(item), true);
}

const withId = (item: unknown, id: string | undefined): JsonDocument => ({
  id,
  ...(isItem(item) ? withoutItemId(item) : {}),
});

/**
 * A state whose list items have ids, each its own in its list. An item without one is recognized in `earlier` states,
 * best first. The lists of translations get the items of the document in its order.
 */
export function withItemIds<S extends State>(state: S, earlier: readonly (JsonDocument | undefined)[]): S {
  const document = { ...state.document };
  const translations = Object.fromEntries(
    Object.entries(state.translations).map(([lang, fields]) => [lang, { ...fields }]),
  );
  for (const [field, value] of Object.entries(document)) {
    const items = listIn(value);
    if (!items) continue;
    const known = items.map(idOfItem);
    for (const before of earlier) if (known.includes(undefined)) adopted(items, listIn(before?.[field]) ?? [], known);
    const seen = new Set<string>();
    const ids = known.map((id) => {
      const own = id === undefined || seen.has(id) ? newId() : id;
      seen.add(own);
      return own;
    });
    document[field] = items.map((item, index) => withId(item, ids[index]));
    const paired = items.map((item, index) => withId(item, known[index]));
    for (const fields of Object.values(translations)) {
      const own = listIn(fields[field]);
      if (own) fields[field] = translationsOfItems(paired, own).map((item, index) => withId(item, ids[index]));
    }
  }
  return { ...state, document, translations };
}

/** A state for another entry: the ids of its items belong to the entry that it was copied from. */
export function withoutIds<S extends State>(state: S): S {
  const { document, translations } = withItemIds<State>(state, []);
  const own = Object.entries(translations).map(([lang, fields]) => [lang, withoutItemIds(fields)]);
  return { ...state, document: withoutItemIds(document), translations: Object.fromEntries(own) };
}

const hasTexts = (item: unknown): boolean => isItem(item) && Object.keys(item).some((key) => key !== 'id');

/**
 * A translation in the order of another state's document. Texts of items that the document lacks are kept at the end:
 * they are shown when a document with their items is published.
 */
export function alignedTo(document: JsonDocument, translation: JsonDocument): JsonDocument {
  const aligned = Object.entries(translation).map(([field, value]): [string, unknown] => {
    const [items, own] = [listIn(document[field]), listIn(value)];
    if (!items || !own) return [field, value];
    const ids = new Set(items.map(idOfItem));
    const others = own.filter((item) => {
      const id = idOfItem(item);
      return id !== undefined && !ids.has(id) && hasTexts(item);
    });
    const found = translationsOfItems(items, own).map((item, index) => item ?? withId({}, idOfItem(items[index])));
    return [field, [...found, ...others]];
  });
  return Object.fromEntries(aligned);
}

/**
 * Values by path, such as `content.2.title`, of a translation whose lists were aligned. Those of items that were left
 * out are dropped.
 */
export function alignedPaths<Value>(
  values: Readonly<Record<string, Value>>,
  before: JsonDocument,
  after: JsonDocument,
): Record<string, Value> {
  const places = new Map<string, Map<string | undefined, number>>();
  const placesIn = (field: string) => {
    const known = places.get(field) ?? new Map(listIn(after[field])?.map((item, index) => [idOfItem(item), index]));
    places.set(field, known);
    return known;
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([path, value]): [string, Value][] => {
      const [, field = '', index = '', rest = ''] = /^([^.]+)\.(\d+)(?=\.|$)(.*)$/s.exec(path) ?? [];
      const id = idOfItem(listIn(before[field])?.[Number(index)]);
      if (index === '' || id === undefined) return [[path, value]];
      const place = placesIn(field).get(id);
      return place === undefined ? [] : [[`${field}.${place}${rest}`, value]];
    }),
  );
}

/** A translation as JSON, to compare it: without the order of its items, and without those that `document` lacks. */
export function comparableTranslation(
  translation: JsonDocument | undefined,
  document: JsonDocument,
): string | undefined {
  if (!translation) return undefined;
  const fields = Object.entries(translation).flatMap(([field, value]): [string, unknown][] => {
    const own = listIn(value);
    if (!own) return [[field, value]];
    const ids = new Set(listIn(document[field])?.map(idOfItem));
    const items = own.flatMap((item, index): [string, unknown][] => {
      const id = idOfItem(item);
      return hasTexts(item) && (id === undefined || ids.has(id)) ? [[id ?? String(index), item]] : [];
    });
    return items.length > 0 ? [[field, items.sort(([one], [other]) => (one < other ? -1 : 1))]] : [];
  });
  return JSON.stringify(Object.fromEntries(fields));
}
