import { publicIdOf } from '#contract/addresses/public-id.ts';
import { isComposed } from '#contract/text/composed-text.ts';
import type { Database } from '#store/dialects/engine.ts';
import { fragment, highlight } from '#store/search/highlight.ts';
import { betweenTexts } from '#store/search/index/index-entry.ts';
import type { FoundPage, SearchFound } from '#store/store.ts';
import { ownRows } from './by-entry.ts';

/** The texts of a row without those that passages do not show. */
const shownTexts = (body: string): string =>
  body
    .split(betweenTexts)
    .filter((text) => !isComposed(text))
    .join(betweenTexts);

/**
 * The passage of a translated entry, and whether it is in the default language. Of an entry that is translated in part,
 * it is from a single text, so that it has one language.
 */
function passageOf(body: string, original: string, words: readonly string[]) {
  const untranslated = new Set(original.split(betweenTexts));
  const texts = body.split(betweenTexts);
  if (!texts.some((text) => untranslated.has(text))) return { passage: fragment(body, words), isOriginal: false };
  for (const text of texts) {
    const passage = fragment(text, words);
    if (passage.length > 0) return { passage, isOriginal: untranslated.has(text) };
  }
  return { passage: [], isOriginal: false };
}

/** A match: the row of an entry or of a part of it, and the parts that are named with it. */
export interface ShownRow {
  id: number;
  entry: number;
  parts: readonly number[];
}

interface ShownIn {
  /** The visitor’s, best first. */
  languages: readonly string[];
  /** Of the site; absent: the visitor’s. */
  defaultLanguage: string | undefined;
}

/** The pages of files by the numbers of their rows. */
async function pagesOf(
  db: Database,
  ids: readonly number[],
  words: readonly string[],
  { defaultLanguage }: ShownIn,
): Promise<Map<number, FoundPage>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('search_rows')
    .select(['id', 'part', 'address', 'body', 'lang'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.flatMap(({ id, part, address, body, lang }) => {
      const page = { page: Number(part), url: address ?? '', fragment: fragment(body, words) };
      // Its words are all in the title of the entry.
      if (page.fragment.length === 0) return [];
      return [[id, defaultLanguage === undefined ? page : { ...page, lang: lang || defaultLanguage }] as const];
    }),
  );
}

/** The results of these rows, in their order. With a default language, each has its language. */
export async function itemsOf(
  db: Database,
  shown: readonly ShownRow[],
  words: readonly string[],
  shownIn: ShownIn,
): Promise<SearchFound['items']> {
  if (shown.length === 0) return [];
  const { defaultLanguage, languages } = shownIn;
  const inParts = shown.filter(({ parts }) => parts.length > 0);
  const own = await ownRows(
    db,
    inParts.map(({ entry }) => entry),
    languages,
  );
  const pages = await pagesOf(
    db,
    inParts.flatMap(({ parts }) => parts),
    words,
    shownIn,
  );
  const partsOf = new Map(inParts.map(({ entry, parts }) => [entry, parts.flatMap((id) => pages.get(id) ?? [])]));
  const ids = shown.map(({ id, entry }) => own.get(entry) ?? id);
  const rows = await db
    .selectFrom('search_rows')
    .innerJoin('entries', 'entries.id', 'search_rows.entry_id')
    .select(['search_rows.id', 'entries.public_id', 'search_rows.kind', 'search_rows.entry_id'])
    .leftJoin('search_rows as original', (on) =>
      on
        .onRef('original.entry_id', '=', 'search_rows.entry_id')
        .onRef('original.part', '=', 'search_rows.part')
        .on('original.lang', '=', '')
        .on('search_rows.lang', '<>', ''),
    )
    .select(['search_rows.address', 'search_rows.title', 'search_rows.body', 'search_rows.lang'])
    .select(['original.title as original_title', 'original.body as original_body'])
    .where('search_rows.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { kind: type, entry_id, public_id, address, title, lang } = row;
    const body = shownTexts(row.body);
    const publicId = type === 'page' ? (address ?? '') : publicIdOf({ id: entry_id, public_id });
    const found = partsOf.get(entry_id);
    const named = { type, publicId, entry: entry_id, address, title: highlight(title, words) };
    const hit = { ...named, ...(found?.length ? { pages: found } : {}) };
    if (defaultLanguage === undefined) return { ...hit, fragment: fragment(body, words) };
    if (lang === '') return { ...hit, fragment: fragment(body, words), lang: defaultLanguage };
    const { passage, isOriginal } = passageOf(body, shownTexts(row.original_body ?? ''), words);
    const fallback: ('title' | 'fragment')[] = [];
    if (title === row.original_title) fallback.push('title');
    if (isOriginal) fallback.push('fragment');
    return { ...hit, fragment: passage, lang, ...(fallback.length > 0 ? { fallback } : {}) };
  });
}
