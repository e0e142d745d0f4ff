import { listIn, translationsOfItems } from '#contract/documents/list-items.ts';
import type { FieldDescription } from '../fields/describe-fields.ts';
import type { EntryValues } from '../form/entry-values.ts';
import { differencesOf, sameContent } from './differences.ts';

export type Side = 'mine' | 'theirs';

/** A field that two people changed differently. */
export interface Clash {
  path: string;
  /** Undefined: the parent, which is no field of the document. */
  field: FieldDescription | undefined;
  lang: string | undefined;
  mine: unknown;
  theirs: unknown;
  /** Who changed it since the common base. */
  changedBy: 'me' | 'them' | 'both';
}

const valueAt = (values: EntryValues, path: string): unknown => {
  const [root, ...keys] = path.split('.');
  const start: unknown =
    root === 'document' ? values.document : root === 'parent' ? values.parent : values.translations;
  return keys.reduce<unknown>(
    (place, key) => (typeof place === 'object' && place !== null ? (place as Record<string, unknown>)[key] : undefined),
    start,
  );
};

/** The fields in which mine and theirs differ, with who changed them since `base`. */
export function clashesOf(
  fields: readonly FieldDescription[],
  base: EntryValues,
  mine: EntryValues,
  theirs: EntryValues,
): Clash[] {
  const who = (path: string): Clash['changedBy'] => {
    const start = valueAt(base, path);
    if (sameContent(start, valueAt(theirs, path))) return 'me';
    return sameContent(start, valueAt(mine, path)) ? 'them' : 'both';
  };
  const found = differencesOf(fields, theirs, mine).map(({ path, field, lang, before, after }) => ({
    path,
    field,
    lang,
    mine: after,
    theirs: before,
    changedBy: who(path),
  }));
  if (mine.parent === theirs.parent) return found;
  const parent: Clash = {
    path: 'parent',
    field: undefined,
    lang: undefined,
    mine: mine.parent,
    theirs: theirs.parent,
    changedBy: who('parent'),
  };
  return [parent, ...found];
}

/** The default choice: the side that changed the field; mine if both did. */
export const proposed = (clashes: readonly Clash[]): Record<string, Side> =>
  Object.fromEntries(clashes.map(({ path, changedBy }) => [path, changedBy === 'them' ? 'theirs' : 'mine']));

/** The translated lists in the order of the document. Both may have been chosen from different sides. */
function aligned(document: EntryValues['document'], texts: Record<string, unknown>): Record<string, unknown> {
  const lists = Object.entries(texts).flatMap(([name, value]): [string, unknown][] => {
    const [items, own] = [listIn(document[name]), listIn(value)];
    return items && own ? [[name, translationsOfItems(items, own).map((each) => each ?? {})]] : [];
  });
  return { ...texts, ...Object.fromEntries(lists) };
}

/** Theirs, with the fields chosen from mine. */
export function mergedOf(
  clashes: readonly Clash[],
  sides: Readonly<Record<string, Side>>,
  mine: EntryValues,
  theirs: EntryValues,
): EntryValues {
  const merged = structuredClone(theirs);
  merged.document = { ...structuredClone(mine.document), ...merged.document };
  for (const { path } of clashes) {
    if (sides[path] !== 'mine') continue;
    const value = structuredClone(valueAt(mine, path));
    const [root, first = '', second = ''] = path.split('.');
    if (root === 'parent') merged.parent = mine.parent;
    else if (root === 'document') merged.document[first] = value;
    else merged.translations[first] = { ...merged.translations[first], [second]: value };
  }
  const translated = Object.entries(merged.translations).map(([lang, texts]) => [
    lang,
    aligned(merged.document, texts),
  ]);
  merged.translations = Object.fromEntries(translated);
  // Confirmed texts are dropped: the other user may have changed their sources.
  return mine.from ? { ...merged, from: mine.from } : merged;
}

/** The saved values merged with those typed since they were sent; undefined without any. */
export function typedSince(
  fields: readonly FieldDescription[],
  sent: EntryValues,
  typed: EntryValues,
  saved: EntryValues,
): EntryValues | undefined {
  const clashes = clashesOf(fields, sent, typed, saved);
  const sides = proposed(clashes);
  if (!Object.values(sides).includes('mine')) return undefined;
  return mergedOf(clashes, sides, { ...typed, from: undefined }, saved);
}
