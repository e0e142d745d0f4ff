import { publicIdOf } from '#contract/public-id.ts';
import { isMoreThanTotal, searchTypes } from '#contract/search.ts';
import type { Database, Engine } from '#store/dialects/engine.ts';
import type { SearchCounts } from '#store/dialects/search-index.ts';
import { languagesFor } from '#store/documents/languages.ts';
import { fragment, highlight } from '#store/search/highlight.ts';
import { foldedWords } from '#store/search/words.ts';
import type { SearchFound, SearchQuery } from '#store/store.ts';
import { versionedCache } from '../published/versioned-cache.ts';

/** More words than this do not make a question clearer. */
const mostWords = 24;

/** Of a type with more hits than this, no more are counted and none behind them shown: nobody reads so far. */
const mostCounted = 1_000;

/**
 * Of more hits than this the newest come first instead of the best: to say which of them are best, all would have to be
 * weighed, and words that stand everywhere weigh nothing.
 */
const mostRanked = 1_000;

/** The texts of these rows, in their order. */
async function itemsOf(db: Database, ids: readonly number[], words: readonly string[]): Promise<SearchFound['items']> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('search_texts')
    .innerJoin('entries', 'entries.id', 'search_texts.entry_id')
    .select(['search_texts.id', 'entries.public_id', 'search_texts.type', 'search_texts.entry_id'])
    .select(['search_texts.address', 'search_texts.title', 'search_texts.body'])
    .where('search_texts.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { type, entry_id, public_id, address, title, body } = row;
    const publicId = publicIdOf({ id: entry_id, public_id });
    return { type, publicId, address, title: highlight(title, words), fragment: fragment(body, words) };
  });
}

export const searchOf = (engine: Engine, defaultLanguage: string) => {
  const { search } = engine;
  // Counting is most of the work, and the same for every part of what was found.
  const counted = versionedCache<SearchCounts>(engine.read);
  return async ({ words: typed, type, lang, skip, take }: SearchQuery): Promise<SearchFound> => {
    const words = [...new Set(foldedWords(typed))].slice(0, mostWords);
    if (words.length === 0) return { total: 0, counts: {}, more: [], items: [] };

    const read = engine.forSearch();
    const asked = { words, languages: languagesFor(lang, defaultLanguage), type };
    const key = `${asked.languages.join()} ${words.join(' ')}`;
    let all: readonly number[] | undefined;
    const found = await counted(key, async () => {
      const { counts: fresh, ids: passed } = await search.count(read, asked, mostCounted);
      all = passed;
      return fresh;
    });
    const more = searchTypes.filter((one) => (found[one] ?? 0) > mostCounted);
    const counts: SearchCounts = { ...found, ...Object.fromEntries(more.map((one) => [one, mostCounted])) };
    const total = type ? (counts[type] ?? 0) : Object.values(counts).reduce((sum, hits) => sum + hits, 0);
    if (total <= skip || take < 1) return { total, counts, more, items: [] };

    const part = { skip, take: Math.min(take, total - skip) };
    const isLong = total > mostRanked || isMoreThanTotal({ more }, type);
    const ids = isLong ? await search.newest(read, asked, part, counts) : await search.ranked(read, asked, part, all);
    return { total, counts, more, items: await itemsOf(read, ids, words) };
  };
};
