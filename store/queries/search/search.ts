import { isMoreThanTotal, searchTypes } from '#content/search.ts';
import { publicIdOf } from '#contract/addresses/public-id.ts';
import type { Database, Engine } from '#store/dialects/engine.ts';
import type { SearchCounts } from '#store/dialects/search-index.ts';
import { languagesFor } from '#store/documents/languages.ts';
import { fragment, highlight } from '#store/search/highlight.ts';
import { betweenTexts } from '#store/search/index-entry.ts';
import { markedWords, queryWords } from '#store/search/query-words.ts';
import { foldedWords } from '#store/search/words.ts';
import type { SearchFound, SearchQuery } from '#store/store.ts';
import { versionedCache } from '../published/versioned-cache.ts';
import { correctedQuery } from './correct-query.ts';
import { vocabulariesOf } from './vocabularies.ts';

/** Further words are ignored. */
const maxWords = 24;

/** Matches per type that are counted and can be listed. Visitors do not page further. */
const maxCounted = 1_000;

/**
 * With more matches than this, the newest are first instead of the most relevant. Ranking would have to read all of
 * them, and very common words do not distinguish texts.
 */
const maxRanked = 1_000;

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

/** The results of these rows, in their order. With a default language, each has its language. */
async function itemsOf(
  db: Database,
  ids: readonly number[],
  words: readonly string[],
  defaultLanguage: string | undefined,
): Promise<SearchFound['items']> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('search_texts')
    .innerJoin('entries', 'entries.id', 'search_texts.entry_id')
    .select(['search_texts.id', 'entries.public_id', 'search_texts.type', 'search_texts.entry_id'])
    .leftJoin('search_texts as original', (on) =>
      on
        .onRef('original.entry_id', '=', 'search_texts.entry_id')
        .on('original.lang', '=', '')
        .on('search_texts.lang', '<>', ''),
    )
    .select(['search_texts.address', 'search_texts.title', 'search_texts.body', 'search_texts.lang'])
    .select(['original.title as original_title', 'original.body as original_body'])
    .where('search_texts.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { type, entry_id, public_id, address, title, body, lang } = row;
    const publicId = publicIdOf({ id: entry_id, public_id });
    const hit = { type, publicId, address, title: highlight(title, words) };
    if (defaultLanguage === undefined) return { ...hit, fragment: fragment(body, words) };
    if (lang === '') return { ...hit, fragment: fragment(body, words), lang: defaultLanguage };
    const { passage, isOriginal } = passageOf(body, row.original_body ?? '', words);
    const fallback: ('title' | 'fragment')[] = [];
    if (title === row.original_title) fallback.push('title');
    if (isOriginal) fallback.push('fragment');
    return { ...hit, fragment: passage, lang, ...(fallback.length > 0 ? { fallback } : {}) };
  });
}

export const searchOf = (engine: Engine, defaultLanguage: string) => {
  const { read, search } = engine;
  // Counting is most of the work and is the same for every page of the results.
  const counted = versionedCache<SearchCounts>(read);
  const find = async ({ words: typed, type, lang, skip, take }: SearchQuery): Promise<SearchFound> => {
    const words = queryWords(typed, lang ?? defaultLanguage).slice(0, maxWords);
    if (words.length === 0) return { total: 0, counts: {}, more: [], items: [] };

    const asked = { words, languages: languagesFor(lang, defaultLanguage), type };
    const isInOther = asked.languages.length > 1;
    const key = `${asked.languages.join()} ${words.map(({ beginning }) => beginning).join(' ')}`;
    let all: readonly number[] | undefined;
    const found = await counted(key, async () => {
      const { counts: fresh, ids: passed } = await search.count(read, asked, maxCounted);
      all = passed;
      return fresh;
    });
    const more = searchTypes.filter((one) => (found[one] ?? 0) > maxCounted);
    const counts: SearchCounts = { ...found, ...Object.fromEntries(more.map((one) => [one, maxCounted])) };
    const total = type ? (counts[type] ?? 0) : Object.values(counts).reduce((sum, hits) => sum + hits, 0);
    if (total <= skip || take < 1) return { total, counts, more, items: [] };

    const part = { skip, take: Math.min(take, total - skip) };
    const isLong = total > maxRanked || isMoreThanTotal({ more }, type);
    const ids = isLong ? await search.newest(read, asked, part, counts) : await search.ranked(read, asked, part, all);
    const marked = markedWords(words);
    return { total, counts, more, items: await itemsOf(read, ids, marked, isInOther ? defaultLanguage : undefined) };
  };

  const corrector = {
    vocabularies: vocabulariesOf(read),
    defaultLanguage,
    async count(words: string, lang: string | undefined): Promise<number> {
      const { counts } = await find({ words, skip: 0, take: 0, ...(lang === undefined ? {} : { lang }) });
      return Object.values(counts).reduce((sum, hits) => sum + hits, 0);
    },
    async spelling(word: string, lang: string | undefined): Promise<string> {
      const { items } = await find({ words: word, skip: 0, take: 1, ...(lang === undefined ? {} : { lang }) });
      const marked = items.flatMap(({ title, fragment: passage }) => [...title, ...passage]).filter(({ hit }) => hit);
      return marked.map(({ text }) => text).find((text) => foldedWords(text).join(' ') === word) ?? word;
    },
  };
  return async (query: SearchQuery): Promise<SearchFound> => {
    const found = await find(query);
    if (query.exact || Object.keys(found.counts).length > 0) return found;
    const corrected = await correctedQuery(query.words, query.lang, corrector);
    return corrected === undefined ? found : { ...(await find({ ...query, words: corrected })), corrected };
  };
};
