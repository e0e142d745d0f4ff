import { idOfItem, isItem, withoutItemId, withoutItemIds } from '#contract/documents/list-items.ts';
import { type FieldDescription, isTranslated } from '../fields/describe-fields.ts';

/** A field whose content differs. */
export interface Difference {
  /** Such as `document.content`; whole fields, lists included. */
  path: string;
  field: FieldDescription;
  /** The language of a translation; undefined for the default one. */
  lang: string | undefined;
  before: unknown;
  after: unknown;
}

export interface Comparable {
  document: Record<string, unknown>;
  translations: Record<string, Record<string, unknown>>;
}

/** JSON with sorted keys and without undefined values. */
export function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) => {
      if (part === undefined) return undefined;
      if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
      return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)));
    }) ?? 'null'
  );
}

const blankAsNull = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0) ? null : value;

/** As {@link canonical}, without the ids of items, which earlier versions may lack. */
const canonicalContent = (value: unknown): string =>
  canonical(Array.isArray(value) ? value.map(contentOfItem) : contentOfItem(value));
const contentOfItem = (value: unknown): unknown =>
  isItem(value) ? withoutItemIds(withoutItemId(value) as Record<string, unknown>) : value;

/** Whether two contents of a field are equal; all blank values are equal. */
export const sameContent = (one: unknown, other: unknown): boolean =>
  canonicalContent(blankAsNull(one)) === canonicalContent(blankAsNull(other));

/** The fields in which two versions of an entry differ, those of translations last. */
export function differencesOf(
  fields: readonly FieldDescription[],
  before: Comparable,
  after: Comparable,
): Difference[] {
  const compare = (
    some: readonly FieldDescription[],
    base: string,
    lang: string | undefined,
    old: Record<string, unknown>,
    now: Record<string, unknown>,
  ): Difference[] =>
    some
      .filter(({ name }) => !sameContent(old[name], now[name]))
      .map((field) => ({
        path: `${base}.${field.name}`,
        field,
        lang,
        before: old[field.name],
        after: now[field.name],
      }));
  const langs = [...new Set([...Object.keys(before.translations), ...Object.keys(after.translations)])].sort();
  return [
    ...compare(fields, 'document', undefined, before.document, after.document),
    ...langs.flatMap((lang) =>
      compare(
        fields.filter(isTranslated),
        `translations.${lang}`,
        lang,
        before.translations[lang] ?? {},
        after.translations[lang] ?? {},
      ),
    ),
  ];
}

/** A pair of parts of a list; null where a part is missing. */
export interface PartPair {
  before: unknown;
  after: unknown;
  /** Indexes from 0; null where the part is missing. */
  from: number | null;
  to: number | null;
}

/** Matches the parts of two versions of a list: those with the same id, then equal parts, then those without ids by position. */
export function pairParts(before: readonly unknown[], after: readonly unknown[]): PartPair[] {
  const free = new Map(before.map((part, index) => [index, part]));
  const byId = new Map(before.map((part, index) => [idOfItem(part) ?? index, index]));
  const known = after.map((part) => {
    const id = idOfItem(part);
    const same = id === undefined ? undefined : byId.get(id);
    return same !== undefined && free.delete(same) ? same : undefined;
  });
  const found = after.map((part, index): PartPair => {
    const own = known[index];
    if (own !== undefined) return { before: before[own], after: part, from: own, to: index };
    const wanted = canonicalContent(part);
    const same =
      free.has(index) && canonicalContent(free.get(index)) === wanted
        ? index
        : [...free].find(([, other]) => canonicalContent(other) === wanted)?.[0];
    if (same !== undefined) free.delete(same);
    return { before: same === undefined ? null : before[same], after: part, from: same ?? null, to: index };
  });
  for (const pair of found) {
    if (pair.from !== null || pair.to === null || !free.has(pair.to)) continue;
    if (idOfItem(pair.after) !== undefined && idOfItem(free.get(pair.to)) !== undefined) continue;
    pair.from = pair.to;
    pair.before = free.get(pair.to);
    free.delete(pair.to);
  }
  const gone = [...free].map(([index, part]): PartPair => ({ before: part, after: null, from: index, to: null }));
  return [...found, ...gone];
}
