import { hitTypes, searchTypes } from '#content/search.ts';
import type { Engine } from '#store/dialects/engine.ts';
import { languagesFor } from '#store/documents/languages.ts';
import { rowProfilesOf } from '#store/search/index/row-profiles.ts';
import { markedWords } from '#store/search/query-words.ts';
import type { SearchFound, SearchQuery } from '#store/store.ts';
import { versionedCache } from '../published/versioned-cache.ts';
import { type Asked, askedBy } from './asked.ts';
import { type ByEntry, bestParts, byEntry } from './by-entry.ts';
import { correctedQuery, likelierQuery, maxDoubtful, secondNearest, widerQuery } from './correct-query.ts';
import { correctorOf, sumOf } from './corrector.ts';
import { itemsOf, type ShownRow } from './items.ts';
import type { MeaningsOf } from './meanings.ts';
import { countProfiles, type Narrowed, type Narrowing, narrow, withAncestors } from './narrow.ts';
import { ordered } from './order.ts';
import { vocabulariesOf } from './vocabularies.ts';

/** Matches per type that are counted and can be listed. Visitors do not page further. */
const maxCounted = 1_000;

/** The rest of a longer query is ignored. */
const maxCharacters = 2_000;

/** So few results may all be by chance. */
const maxFew = 3;

/** With more results, a corrected word is the one that was meant. */
const maxSure = 8;

/** The best matches that are kept for the next pages. */
const maxKept = 1_000;

interface Outcome extends Pick<Narrowed, 'kinds' | 'facets'> {
  /** The best matches, in their order: one row for each entry. */
  ids: readonly number[];
  /** The entry of each of them. */
  entries: readonly number[];
  /** The rows of parts that match, by entry. */
  parts: ByEntry['parts'];
}

/** Finds and counts all matches of a query. */
function finderOf(engine: Engine, superseded: NonNullable<SearchParts['superseded']>) {
  const { read, search } = engine;
  const profilesOf = rowProfilesOf(read);
  /** The rows that are searched besides, rather by their titles, without those of entries that were found by a part. */
  const widerThan = async (found: readonly number[], { wider }: Asked, languages: readonly string[]) => {
    const rows = new Set<number>();
    const add = async (where?: { inTitle: boolean }) => {
      for (const words of wider) for (const id of await search.matches(read, words, where)) rows.add(id);
      for (const id of found) rows.delete(id);
    };
    await add({ inTitle: true });
    if (rows.size === 0) await add();
    if (rows.size === 0) return rows;
    const known = await profilesOf([...found, ...rows]);
    const entries = new Set(byEntry(found, known, languages).parts.keys());
    return new Set([...rows].filter((id) => !entries.has(known.entryOf(id))));
  };
  return async (asked: Asked, narrowing: Narrowing, most: number, hasFacets: boolean): Promise<Outcome> => {
    const typed = await search.matches(read, asked.words);
    const meant = new Set<number>();
    for (const words of asked.meanings) for (const id of await search.matches(read, words)) meant.add(id);
    for (const id of typed) meant.delete(id);
    const found = meant.size === 0 ? typed : [...typed, ...meant];
    const isWider = await widerThan(found, asked, narrowing.languages);
    const rows = isWider.size === 0 ? found : [...found, ...isWider];
    const known = await profilesOf(rows);
    const { ids: matches, parts } = byEntry(rows, known, narrowing.languages);
    const counted = countProfiles(matches, known);
    const profiles = [...counted.keys()].flatMap((number) => known.profiles[number] ?? []);
    const valuesOf = hasFacets ? await withAncestors(read, profiles) : () => [];
    const { kinds, facets, ids } = narrow(matches, known, counted, narrowing, valuesOf);
    const best =
      most > 0 && ids.length > 0
        ? await ordered({ read, search, superseded }, { ...asked, meant, isWider }, ids, known, most)
        : [];
    const entries = best.map(known.entryOf);
    return { kinds, facets, ids: best, entries, parts: await bestParts(engine, asked.words, parts, entries) };
  };
}

const shownRows = ({ ids, entries, parts }: Outcome, skip: number, end: number): ShownRow[] =>
  ids.slice(skip, end).map((id, index) => {
    const entry = entries[skip + index] ?? 0;
    return { id, entry, parts: parts.get(entry) ?? [] };
  });

/** The counts by type in their order, up to the limit. */
function countsOf(kinds: ReadonlyMap<string, number>) {
  const types = hitTypes.filter((type) => kinds.has(type));
  const counts: SearchFound['counts'] = {};
  for (const type of types) counts[type] = Math.min(kinds.get(type) ?? 0, maxCounted);
  return { counts, more: searchTypes.filter((type) => (kinds.get(type) ?? 0) > maxCounted) };
}

const totalOf = (counts: SearchFound['counts'], type: SearchQuery['type']): number =>
  type ? (counts[type] ?? 0) : sumOf(counts);

/** What a database may lack; absent: there is none. */
export interface SearchParts {
  /** What words mean by synonyms, the words themselves first. */
  meaningsOf?: MeaningsOf;
  /** Of some entries, those that others have taken the place of. */
  superseded?: (entries: readonly number[]) => Promise<ReadonlySet<number>>;
}

export const searchOf = (
  engine: Engine,
  defaultLanguage: string,
  { meaningsOf = async (words) => [words], superseded = async () => new Set() }: SearchParts = {},
) => {
  const { read } = engine;
  const vocabularies = vocabulariesOf(read);
  const askedOf = askedBy({ vocabularies, defaultLanguage, meaningsOf });
  const outcomeOf = finderOf(engine, superseded);
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
    wider,
  }: SearchQuery & { wider?: string | undefined }): Promise<SearchFound> => {
    const asked = await askedOf(typed, lang, wider);
    if (asked.words.length === 0) return { total: 0, counts: {}, more: [], items: [] };

    const narrowing = { languages: languagesFor(lang, defaultLanguage), kind: type, chosen };
    const hasFacets = countsFacets === true || Object.keys(chosen).length > 0;
    const kept = take < 1 ? 0 : maxKept;
    const key = JSON.stringify([asked, narrowing, hasFacets, kept]);
    const outcome = await cached(key, () => outcomeOf(asked, narrowing, kept, hasFacets));
    const { counts, more } = countsOf(outcome.kinds);
    const total = totalOf(counts, type);
    const found = { total, counts, more, ...(countsFacets ? { facets: outcome.facets } : {}) };
    if (total <= skip || take < 1) return { ...found, items: [] };

    const end = Math.min(skip + take, total);
    const shown = end > kept ? await outcomeOf(asked, narrowing, end, hasFacets) : outcome;
    const isInOther = narrowing.languages.length > 1;
    const marked = markedWords([asked.words, ...asked.meanings, ...asked.wider].flat());
    return {
      ...found,
      items: await itemsOf(read, shownRows(shown, skip, end), marked, {
        languages: narrowing.languages,
        defaultLanguage: isInOther ? defaultLanguage : undefined,
      }),
    };
  };

  const corrector = correctorOf(read, { find, vocabularies, defaultLanguage, meaningsOf });
  const instead = async ({ words, lang, chosen }: SearchQuery, count: number) => {
    // What the words find otherwise shows that they are not misspelled.
    if (chosen && (count > 0 || (await corrector.count(words, lang)) > 0)) return undefined;
    const likelier = count > maxDoubtful ? undefined : await likelierQuery(words, lang, corrector);
    return likelier ?? (count > 0 ? undefined : correctedQuery(words, lang, corrector));
  };
  /** What is searched besides the words where hardly any text and no title has all of them. */
  const widerOf = async ({ words, lang, chosen }: SearchQuery, count: number): Promise<string | undefined> => {
    if (chosen || count > maxFew) return undefined;
    const asked = await askedOf(words, lang);
    if (asked.words.length === 0) return undefined;
    for (const each of [asked.words, ...asked.meanings])
      if ((await engine.search.matches(read, each, { inTitle: true })).length > 0) return undefined;
    return widerQuery(words, lang, corrector);
  };
  /** A word that a misspelled one may mean as well, where the first one finds hardly anything. */
  const secondOf = async ({ words, lang, chosen }: SearchQuery, corrected: string | undefined, count: number) =>
    chosen || corrected === undefined || count > maxSure ? undefined : secondNearest(words, corrected, lang, corrector);
  return async (typed: SearchQuery): Promise<SearchFound> => {
    const query = { ...typed, words: typed.words.slice(0, maxCharacters) };
    const found = await find(query);
    if (query.exact) return found;
    const count = sumOf(found.counts);
    const corrected = await instead(query, count);
    const searched = { ...query, words: corrected ?? query.words };
    const texts = corrected === undefined ? count : await corrector.count(corrected, query.lang);
    const wider = (await secondOf(query, corrected, texts)) ?? (await widerOf(searched, texts));
    if (wider === undefined && corrected === undefined) return found;
    return { ...(await find({ ...searched, wider })), ...(corrected === undefined ? {} : { corrected }) };
  };
};
