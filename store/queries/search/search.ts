import { type SearchType, searchTypes } from '#content/search.ts';
import type { Engine } from '#store/dialects/engine.ts';
import { languagesFor } from '#store/documents/languages.ts';
import { markedWords, type QueryWord, queryWords } from '#store/search/query-words.ts';
import { rowProfilesOf } from '#store/search/row-profiles.ts';
import { foldedWords } from '#store/search/words.ts';
import type { SearchFound, SearchQuery } from '#store/store.ts';
import { versionedCache } from '../published/versioned-cache.ts';
import { correctedQuery } from './correct-query.ts';
import { itemsOf } from './items.ts';
import { countProfiles, type Narrowed, type Narrowing, narrow, withAncestors } from './narrow.ts';
import { ordered } from './order.ts';
import { vocabulariesOf } from './vocabularies.ts';

/** Further words are ignored. */
const maxWords = 24;

/** Matches per type that are counted and can be listed. Visitors do not page further. */
const maxCounted = 1_000;

/** The best matches that are kept for the next pages. */
const maxKept = 1_000;

interface Outcome extends Pick<Narrowed, 'kinds' | 'facets'> {
  /** The best matches, in their order. */
  ids: readonly number[];
}

/** Finds and counts all matches of some words. */
function finderOf({ read, search }: Engine) {
  const profilesOf = rowProfilesOf(read);
  return async (
    words: readonly QueryWord[],
    narrowing: Narrowing,
    most: number,
    hasFacets: boolean,
  ): Promise<Outcome> => {
    const matches = await search.matches(read, words);
    const known = await profilesOf(matches);
    const counted = countProfiles(matches, known);
    const found = [...counted.keys()].flatMap((number) => known.profiles[number] ?? []);
    const valuesOf = hasFacets ? await withAncestors(read, found) : () => [];
    const { kinds, facets, ids } = narrow(matches, known, counted, narrowing, valuesOf);
    const best = most > 0 && ids.length > 0 ? await ordered({ read, search }, words, ids, known, most) : [];
    return { kinds, facets, ids: best };
  };
}

/** The counts by type in their order, up to the limit. */
function countsOf(kinds: ReadonlyMap<string, number>) {
  const types = searchTypes.filter((type) => kinds.has(type));
  const counts: SearchFound['counts'] = {};
  for (const type of types) counts[type] = Math.min(kinds.get(type) ?? 0, maxCounted);
  return { counts, more: types.filter((type) => (kinds.get(type) ?? 0) > maxCounted) };
}

const totalOf = (counts: SearchFound['counts'], type: SearchType | undefined): number =>
  type ? (counts[type] ?? 0) : Object.values(counts).reduce((sum, hits) => sum + hits, 0);

export const searchOf = (engine: Engine, defaultLanguage: string) => {
  const { read } = engine;
  const outcomeOf = finderOf(engine);
  // Finding and ordering is most of the work, and is the same for every page of the results.
  const cached = versionedCache<Outcome>(read);
  const find = async ({
    words: typed,
    type,
    lang,
    chosen = {},
    countsFacets,
    skip,
    take,
  }: SearchQuery): Promise<SearchFound> => {
    const words = queryWords(typed, lang ?? defaultLanguage).slice(0, maxWords);
    if (words.length === 0) return { total: 0, counts: {}, more: [], items: [] };

    const narrowing = { languages: languagesFor(lang, defaultLanguage), kind: type, chosen };
    const hasFacets = countsFacets === true || Object.keys(chosen).length > 0;
    const kept = take < 1 ? 0 : maxKept;
    const key = JSON.stringify([words, narrowing, hasFacets, kept]);
    const outcome = await cached(key, () => outcomeOf(words, narrowing, kept, hasFacets));
    const { counts, more } = countsOf(outcome.kinds);
    const total = totalOf(counts, type);
    const found = { total, counts, more, ...(countsFacets ? { facets: outcome.facets } : {}) };
    if (total <= skip || take < 1) return { ...found, items: [] };

    const end = Math.min(skip + take, total);
    const { ids } = end > kept ? await outcomeOf(words, narrowing, end, hasFacets) : outcome;
    const isInOther = narrowing.languages.length > 1;
    const marked = markedWords(words);
    return {
      ...found,
      items: await itemsOf(read, ids.slice(skip, end), marked, isInOther ? defaultLanguage : undefined),
    };
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
    // What the words find otherwise shows that they are not misspelled.
    if (query.chosen && (await corrector.count(query.words, query.lang)) > 0) return found;
    const corrected = await correctedQuery(query.words, query.lang, corrector);
    return corrected === undefined ? found : { ...(await find({ ...query, words: corrected })), corrected };
  };
};
