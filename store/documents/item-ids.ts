import { randomBytes } from 'node:crypto';
import {
  idOfItem,
  isItem,
  listIn,
  translationsOfItems,
  withoutItemId,
  withoutItemIds,
} from '#contract/documents/list-items.ts';
import type { JsonDocument } from '../interfaces/entries.ts';

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
  match((item) => [JSON.stringify(isItem(item) ? withoutItemIds(withoutItemId(item) as JsonDocument) : item)], false);
  match((item) => partsOf(item), true);
}

const withId = (item: unknown, id: string | undefined): JsonDocument => ({
  id,
  ...(isItem(item) ? withoutItemId(item) : {}),
});

/** The same object in a document and in its translations, and in earlier states, best first. */
interface Fields {
  own: JsonDocument;
  translated: readonly (JsonDocument | undefined)[];
  earlier: readonly (JsonDocument | undefined)[];
}

const itemIn = (list: readonly unknown[] | undefined, id: string | undefined): JsonDocument | undefined => {
  const found = list?.find((item) => idOfItem(item) === id);
  return isItem(found) ? found : undefined;
};

const hasLists = (item: unknown): item is JsonDocument =>
  isItem(item) && Object.values(item).some((value) => listIn(value) !== undefined);

/** Copies whose list items have ids, also in lists of items. */
function identified({ own, translated, earlier }: Fields): Pick<Fields, 'own' | 'translated'> {
  const document = { ...own };
  const translations = translated.map((fields) => fields && { ...fields });
  for (const [field, value] of Object.entries(document)) {
    const items = listIn(value);
    if (!items) continue;
    const known = items.map(idOfItem);
    for (const before of earlier) if (known.includes(undefined)) adopted(items, listIn(before?.[field]) ?? [], known);
    const seen = new Set<string>();
    const ids = known.map((id) => {
      const unique = id === undefined || seen.has(id) ? newId() : id;
      seen.add(unique);
      return unique;
    });
    const paired = items.map((item, index) => withId(item, known[index]));
    const texts = translations.map((fields) => {
      const list = listIn(fields?.[field]);
      return list && translationsOfItems(paired, list).map((item, index) => withId(item, ids[index]));
    });
    document[field] = items.map((item, index) => {
      const copy = withId(item, ids[index]);
      if (!hasLists(copy)) return copy;
      const inner = identified({
        own: copy,
        translated: texts.map((list) => list?.[index]),
        earlier: earlier.map((before) => itemIn(listIn(before?.[field]), ids[index])),
      });
      for (const [at, list] of texts.entries()) if (list) list[index] = inner.translated[at] ?? list[index] ?? {};
      return inner.own;
    });
    for (const [at, list] of texts.entries()) {
      const fields = translations[at];
      if (fields && list) fields[field] = list;
    }
  }
  return { own: document, translated: translations };
}

/**
 * A state whose list items have ids, each its own in its list. An item without one is recognized in `earlier` states,
 * best first. The lists of translations get the items of the document in its order.
 */
export function withItemIds<S extends State>(state: S, earlier: readonly (JsonDocument | undefined)[]): S {
  const langs = Object.keys(state.translations);
  const { own, translated } = identified({
    own: state.document,
    translated: langs.map((lang) => state.translations[lang]),
    earlier,
  });
  const translations = Object.fromEntries(langs.map((lang, at) => [lang, translated[at] ?? {}]));
  return { ...state, document: own, translations };
}

/** A state for another entry: the ids of its items belong to the entry that it was copied from. */
export function withoutIds<S extends State>(state: S): S {
  const { document, translations } = withItemIds<State>(state, []);
  const own = Object.entries(translations).map(([lang, fields]) => [lang, withoutItemIds(fields)]);
  return { ...state, document: withoutItemIds(document), translations: Object.fromEntries(own) };
}

const hasTexts = (item: unknown): boolean =>
  isItem(item) &&
  Object.entries(item).some(([key, value]) => key !== 'id' && (listIn(value)?.some((each) => hasTexts(each)) ?? true));

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
    const found = translationsOfItems(items, own).map((item, index) => {
      const original = items[index];
      if (!isItem(item)) return withId({}, idOfItem(original));
      return isItem(original) ? alignedTo(original, item) : item;
    });
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
  const places = new Map<unknown, Map<string | undefined, number>>();
  const placesIn = (list: unknown) => {
    const known = places.get(list) ?? new Map(listIn(list)?.map((item, index) => [idOfItem(item), index]));
    places.set(list, known);
    return known;
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([path, value]): [string, Value][] => {
      const found = alignedPath(path.split('.'), before, after, placesIn);
      return found ? [[found.join('.'), value]] : [];
    }),
  );
}

/** A path in `before` as one in `after`; undefined for one of an item that was left out. */
function alignedPath(
  [key, ...rest]: readonly string[],
  before: unknown,
  after: unknown,
  placesIn: (list: unknown) => ReadonlyMap<string | undefined, number>,
): string[] | undefined {
  if (key === undefined) return [];
  const own = valueAt(before, key);
  const id = Array.isArray(before) ? idOfItem(own) : undefined;
  const place = id === undefined ? key : placesIn(after).get(id)?.toString();
  const below = place === undefined ? undefined : alignedPath(rest, own, valueAt(after, place), placesIn);
  return place === undefined || !below ? undefined : [place, ...below];
}

const valueAt = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;

/** A translation as JSON, to compare it: without the order of its items, and without those that `document` lacks. */
export function comparableTranslation(
  translation: JsonDocument | undefined,
  document: JsonDocument,
): string | undefined {
  return translation && JSON.stringify(comparable(translation, document));
}

function comparable(translation: JsonDocument, document: JsonDocument | undefined): JsonDocument {
  const fields = Object.entries(translation).flatMap(([field, value]): [string, unknown][] => {
    const own = listIn(value);
    if (!own) return [[field, value]];
    const originals = new Map(listIn(document?.[field])?.map((item) => [idOfItem(item), item]));
    const items = own.flatMap((item, index): [string, unknown][] => {
      const id = idOfItem(item);
      if (!isItem(item) || !hasTexts(item) || (id !== undefined && !originals.has(id))) return [];
      const original = originals.get(id);
      return [[id ?? String(index), comparable(item, isItem(original) ? original : undefined)]];
    });
    return items.length > 0 ? [[field, items.sort(([one], [other]) => (one < other ? -1 : 1))]] : [];
  });
  return Object.fromEntries(fields);
}
