import type { z } from 'zod';
import { type EntityName, entityOf } from '#content/registry.ts';
import { idOfItem, isItem, listIn } from '#contract/documents/list-items.ts';
import { translatableTexts } from '#contract/languages/translatable-texts.ts';
import { translationSchema } from '#contract/languages/translation-schema.ts';
import type { JsonDocument } from '#store/store.ts';

/*
 * Marks by which the preview beside a form finds the field of a text: a private code point after each text, which pages
 * show like any other letter and the office takes out again. So pages need not know of marks. Items of lists have their
 * places as ids.
 */

/** The first of the Supplementary Private Use Area-A. */
const firstMark = 0xf0000;
const maxMarks = 60_000;

interface State {
  document: JsonDocument;
  translations: Record<string, JsonDocument>;
}

const placeId = (index: number): string => `n${index}`;

/** The place of a section by its id: `sections.2`; undefined for an id that is not a place. */
export function markOf(id: string | undefined): string | undefined {
  const [, place] = /^n(\d+)$/.exec(id ?? '') ?? [];
  return place === undefined ? undefined : `sections.${place}`;
}

/** A copy in which the items of each list have their places as ids. */
const withPlaces = (fields: JsonDocument): JsonDocument =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      listIn(value)?.some((item) => idOfItem(item) !== undefined)
        ? listIn(value)?.map((item, index) => ({ ...(item as object), id: placeId(index) }))
        : value,
    ]),
  );

const blockEnds = /<\/(?:p|li|h[1-6]|td|th|blockquote|figcaption)>/g;

/** A rich text gets the mark at the end of each block. */
const marked = (text: string, mark: string, isRich: boolean): string =>
  isRich && text.search(blockEnds) >= 0 ? text.replaceAll(blockEnds, (end) => mark + end) : text + mark;

/** The value that holds the last key of a path; undefined where the document has none. */
function holderOf(document: unknown, path: readonly PropertyKey[]): Record<PropertyKey, unknown> | undefined {
  let value = document;
  for (const key of path.slice(0, -1))
    value = isItem(value) || Array.isArray(value) ? Reflect.get(value, key) : undefined;
  return isItem(value) || Array.isArray(value) ? (value as Record<PropertyKey, unknown>) : undefined;
}

const textAtEnd = (fields: JsonDocument, path: readonly string[]) => {
  const holder = holderOf(fields, path);
  const name = path.at(-1) ?? '';
  const text = holder?.[name];
  return holder && typeof text === 'string' && text !== '' ? { holder, name, text } : undefined;
};

/** Takes marks out where a text with its mark would not be valid, such as one of the greatest length. */
function restored(schema: z.ZodObject, fields: JsonDocument, own: JsonDocument): void {
  for (const { path } of schema.safeParse(fields).error?.issues ?? []) {
    const [holder, before] = [holderOf(fields, path), holderOf(own, path)];
    const name = path.at(-1);
    if (holder && before && name !== undefined) holder[name] = before[name];
  }
}

/** A state with marks, and the fields by the numbers of their marks, such as `sections.2.heading`. */
export function withMarks<S extends State>(type: EntityName, state: S): { state: S; fields: string[] } {
  const { document: schema } = entityOf(type);
  const own = [['', state.document] as const, ...Object.entries(state.translations)].map(
    ([lang, fields]) => [lang, withPlaces(fields)] as const,
  );
  const all = own.map(([lang, fields]) => [lang, structuredClone(fields), fields] as const);
  const [[, document = {}] = [], ...translations] = all;
  const texts = translatableTexts(schema, document).slice(0, maxMarks);
  for (const [index, { path, input }] of texts.entries()) {
    for (const [, fields] of all) {
      const found = textAtEnd(fields, path.split('.'));
      if (found)
        found.holder[found.name] = marked(found.text, String.fromCodePoint(firstMark + index), input === 'rich-text');
    }
  }
  for (const [lang, fields, before] of all)
    restored(lang === '' ? schema : translationSchema(schema, Object.keys(fields)), fields, before);
  return {
    state: {
      ...state,
      document,
      translations: Object.fromEntries(translations.map(([lang, fields]) => [lang, fields])),
    },
    fields: texts.map(({ path }) => path),
  };
}
