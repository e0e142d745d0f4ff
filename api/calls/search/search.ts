import type { Handler } from '#api/context.ts';
import { findOthers } from '#api/rules/find-others.ts';
import { misspelledName, pagesNamed, pagesWithWords } from '#api/rules/site-pages.ts';
import { pageOf } from '#content/pages.ts';
import type { SearchHit, SearchResponse } from '#content/search.ts';
import { maxQueryLength, type search as searchCall } from '#contract/calls/search.ts';
import type { CallInput, CallOutput } from '#contract/protocol/call.ts';
import { queryWords } from '#store/search/query-words.ts';
import type { PublishedEntry, SearchFound } from '#store/store.ts';
import { entriesById } from '../links.ts';
import { asHits } from './as-hit.ts';
import { betsFor } from './best-bets.ts';
import { contactHit } from './contact-hit.ts';
import { filterHits } from './filter-hits.ts';
import { hasSitePage } from './has-site-page.ts';
import { hitsOnPage, type OnPage, pageAlone } from './on-page.ts';
import { chosenFacets, facetsOf } from './search-facets.ts';
import { pageSize, type Searched } from './searched.ts';

export type { Searched };

/** The pages of the site that the words name. */
async function pagesOf({ q, lang }: CallInput<typeof searchCall>, searched: Searched): Promise<SearchHit[]> {
  const language = lang ?? searched.defaultLanguage;
  const pages: SearchHit[] = [];
  for (const page of pagesNamed(q, language)) {
    if (await searched.hasPage(page.url)) pages.push(language === searched.defaultLanguage ? page : { ...page, lang });
  }
  return pages;
}

/** Of what a named page lists, what has the other words of its name: the person for the press, for “press contact”. */
async function listedThere(input: CallInput<typeof searchCall>, searched: Searched, pages: readonly SearchHit[]) {
  if (pages.length === 0) return [];
  const named = pagesWithWords(input.q, input.lang ?? searched.defaultLanguage);
  const there = named.filter(({ path }) => pages.some(({ url }) => url === path));
  const listed = await hitsOnPage(input, searched, there);
  return (listed?.hits ?? []).filter(({ type }) => type !== 'page');
}

/** What the words name: pages, the company’s address, filters. The best entry comes before those that may be meant less. */
async function namedHits(input: CallInput<typeof searchCall>, searched: Searched): Promise<SearchHit[]> {
  const { q, lang } = input;
  const pages = await pagesOf(input, searched);
  const contact = pages.length > 0 ? undefined : await searched.contact?.(q, lang);
  const filters = (await searched.filters?.(q, lang)) ?? { pages: [], products: [] };
  const less = [...(contact ? [contact] : []), ...filters.pages];
  const hasEntries = pages.length === 0 && less.length > 0 && filters.products.length === 0;
  const { items } = hasEntries ? await searched.find({ words: q, lang, exact: true, skip: 0, take: 1 }) : { items: [] };
  const best = await asHits(items, input, searched);
  return [...pages, ...(await listedThere(input, searched, pages)), ...best, ...less, ...filters.products];
}

/** What is shown before the results of the words: what editors want to be first, and what the words name. */
async function firstHits(input: CallInput<typeof searchCall>, searched: Searched): Promise<SearchHit[]> {
  const [bets = [], named] = await Promise.all([searched.bets?.(input.q, input.lang), namedHits(input, searched)]);
  const isBet = (hit: SearchHit) => bets.some(({ type, id }) => type === hit.type && id === hit.id);
  return [...bets, ...named.filter((hit) => !isBet(hit))];
}

/** Whether the title of the best result has all words. */
function hasAllInTitle({ items: [best] }: SearchResponse, query: string, lang: string): boolean {
  const title = queryWords((best?.title ?? []).map(({ text }) => text).join(''), lang);
  return queryWords(query, lang).every(({ beginning }) => title.some(({ typed }) => typed.startsWith(beginning)));
}

/** The counts of the results with those of hits before them. */
function countsOf(first: readonly SearchHit[], counts: SearchFound['counts']): SearchResponse['counts'] {
  const all: SearchResponse['counts'] = { ...counts };
  for (const { type } of first) all[type] = (all[type] ?? 0) + 1;
  return all;
}

/** The results of the words behind the hits that come first; absent: what the words name. */
async function answerWords(
  input: CallInput<typeof searchCall>,
  searched: Searched,
  firstOf?: readonly SearchHit[],
): Promise<CallOutput<typeof searchCall>> {
  const { type, lang, exact, skip = 0, take = pageSize } = input;
  const q = input.q.slice(0, maxQueryLength);
  const chosen = await chosenFacets(input, searched.entries);
  const first = chosen ? [] : (firstOf ?? (await firstHits({ ...input, q }, searched)));
  const before = type === undefined ? first : first.filter((hit) => hit.type === type);
  const shown = before.slice(skip, skip + take);
  const find = findOthers(searched.find, first);
  const found = await find({
    words: q,
    type,
    lang,
    ...(chosen ? { chosen } : {}),
    countsFacets: input.facets === true,
    // The name of a page is not misspelled.
    exact: exact === true || first.length > 0,
    skip: Math.max(0, skip - before.length),
    take: take - shown.length,
  });
  const { total, counts, more, items, corrected } = found;
  return {
    total: total + before.length,
    counts: countsOf(first, counts),
    more,
    corrected,
    facets: found.facets && (await facetsOf(found.facets, chosen ?? {}, lang, searched.entries)),
    items: [...shown, ...(await asHits(items, input, searched))],
  };
}

/** So few results may have the words by chance: what the page that they name lists comes before. */
const maxByChance = 20;

/**
 * The results of the words, or of others where these find nothing: of the words beside the name of a page, or where words
 * are misspelled, also in names of pages. An empty query finds nothing rather than everything.
 */
export async function answerSearch(
  input: CallInput<typeof searchCall>,
  searched: Searched,
): Promise<CallOutput<typeof searchCall>> {
  const q = input.q.slice(0, maxQueryLength);
  const language = input.lang ?? searched.defaultLanguage;
  const chosen = await chosenFacets(input, searched.entries);
  const first = chosen ? [] : await firstHits({ ...input, q }, searched);
  const answer = await answerWords(input, searched, first);
  const found = Object.values(answer.counts).reduce((sum, count) => sum + count, 0);
  const isFound = answer.corrected === undefined && found > 0;
  const isByChance = found <= maxByChance && first.length === 0 && !chosen && !hasAllInTitle(answer, q, language);
  const named = isFound && isByChance ? pagesWithWords(q, language) : [];
  const listed = input.exact ? undefined : await hitsOnPage({ ...input, q }, searched, named);
  if (listed) return answerWords({ ...input, q, exact: true }, searched, listed.hits);
  if (input.exact || isFound) return answer;
  // What the words find otherwise shows that they mean no page.
  const others = chosen && (await searched.find({ words: q, lang: input.lang, exact: true, skip: 0, take: 0 }));
  const onPage =
    others && others.total > 0 ? undefined : await hitsOnPage({ ...input, q }, searched, pagesWithWords(q, language));
  const answerBehind = async ({ words, hits }: Partial<OnPage> & Pick<OnPage, 'words'>) => ({
    ...(await answerWords({ ...input, q: words, exact: true }, searched, hits)),
    corrected: words,
  });
  if (onPage) return answerBehind(onPage);
  if (chosen) return answer;
  const corrected = answer.corrected ?? misspelledName(q, language);
  const isNamed = corrected !== undefined && (await namedHits({ ...input, q: corrected }, searched)).length > 0;
  if (isNamed) return answerBehind({ words: corrected });
  const alone = await pageAlone({ ...input, q }, corrected, searched);
  return alone ? answerBehind(alone) : answer;
}

export const search: Handler<typeof searchCall> = (input, context) => {
  const { store } = context;
  return answerSearch(input, {
    find: store.search,
    entries: store.entries,
    urlOf: ({ type, publicId, address }) => pageOf(type, publicId, address),
    defaultLanguage: store.defaultLanguage,
    hasPage: (path) => hasSitePage(path, store),
    contact: (words, lang) => contactHit(words, lang, context),
    filters: (words, lang) => filterHits(words, lang, context),
    bets: (words, lang) => betsFor(words, lang, context),
    async entriesOf(hits) {
      const found = new Map<number, PublishedEntry>();
      for (const [type, some] of Map.groupBy(hits, (hit) => hit.type)) {
        const ids = some.flatMap(({ entry }) => entry ?? []);
        for (const [id, entry] of await entriesById(type, ids, undefined, context)) found.set(id, entry);
      }
      return found;
    },
  });
};
