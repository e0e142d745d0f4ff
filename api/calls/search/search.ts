import type { Handler } from '#api/context.ts';
import { findOthers } from '#api/rules/find-others.ts';
import { misspelledName, pageAt, pageMeant, pagesNamed, pagesWithWords } from '#api/rules/site-pages.ts';
import { isShownOn, pageOf } from '#content/pages.ts';
import { type SearchHit, type SearchResponse, searchTypes } from '#content/search.ts';
import { maxQueryLength, type search as searchCall } from '#contract/calls/search.ts';
import type { CallInput, CallOutput } from '#contract/protocol/call.ts';
import type { SearchFound, Store } from '#store/store.ts';
import { asHit, type HitSource } from './as-hit.ts';
import { betsFor } from './best-bets.ts';
import { contactHit } from './contact-hit.ts';
import { type FilterHits, filterHits } from './filter-hits.ts';
import { hasSitePage } from './has-site-page.ts';
import { chosenFacets, facetsOf } from './search-facets.ts';

const pageSize = 24;

/** What a search looks at. */
export interface Searched extends HitSource {
  find: Store['search'];
  /** Reads the entries that facets name; absent: nothing is related. */
  entries?: Pick<Store['entries'], 'publishedByPublicId' | 'publishedByIds'>;
  /** Whether the site has a page of its own at a path, such as `/documents`. */
  hasPage(path: string): Promise<boolean>;
  /** The contact page where words are of the company’s address or numbers; absent: never. */
  contact?(words: string, lang: string | undefined): Promise<SearchHit | undefined>;
  /** What words name of what products are filtered by; absent: nothing. */
  filters?(words: string, lang: string | undefined): Promise<FilterHits>;
  /** What editors want to be first for some words; absent: nothing. */
  bets?(words: string, lang: string | undefined): Promise<SearchHit[]>;
}

/** The pages of the site that the words name. */
async function pagesOf({ q, lang }: CallInput<typeof searchCall>, searched: Searched): Promise<SearchHit[]> {
  const language = lang ?? searched.defaultLanguage;
  const pages: SearchHit[] = [];
  for (const page of pagesNamed(q, language)) {
    if (await searched.hasPage(page.url)) pages.push(language === searched.defaultLanguage ? page : { ...page, lang });
  }
  return pages;
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
  const best = await Promise.all(items.map((hit) => asHit(hit, input, searched)));
  return [...pages, ...best, ...less, ...filters.products];
}

/** Of what a page lists. */
const maxOnPage = 3;

/** A page and what it lists, before what other words find. */
interface OnPage {
  words: string;
  hits: SearchHit[];
}

/**
 * The first of what a page lists that has the words beside its name, such as jobs for “jobs in Aveiro”, then the page, with
 * a passage if its own texts have them. Undefined if neither has.
 */
async function hitsOnPage(input: CallInput<typeof searchCall>, searched: Searched): Promise<OnPage | undefined> {
  const { q, lang } = input;
  const search = { lang, exact: true, skip: 0 };
  for (const { path, words } of pagesWithWords(q, lang ?? searched.defaultLanguage)) {
    const types = searchTypes.filter((type) => isShownOn(type, path));
    const found = types.map((type) => searched.find({ words, type, ...search, take: maxOnPage }));
    const items = (await Promise.all(found)).flatMap((each) => each.items).slice(0, maxOnPage);
    const pages = (await searched.find({ words, type: 'page', ...search, take: pageSize })).items;
    const own = pages.find(({ publicId }) => publicId === path);
    const page = own ? await asHit(own, input, searched) : pageAt(path, lang ?? searched.defaultLanguage);
    if ((items.length === 0 && !own) || !page || !(await searched.hasPage(path))) continue;
    return { words, hits: [...(await Promise.all(items.map((hit) => asHit(hit, input, searched)))), page] };
  }
  return undefined;
}

/**
 * The page that is looked for with words that find nothing, such as “night shift jobs”, before what is found without them,
 * or else the page alone.
 */
async function pageAlone(
  { q, lang }: CallInput<typeof searchCall>,
  corrected: string | undefined,
  searched: Searched,
): Promise<OnPage | undefined> {
  const language = lang ?? searched.defaultLanguage;
  const meant = pageMeant(corrected ?? q, language);
  const page = meant && pageAt(meant.path, language);
  if (!page || !(await searched.hasPage(page.url))) return undefined;
  return { words: corrected ?? meant.name, hits: [page] };
}

/** What is shown before the results of the words: what editors want to be first, and what the words name. */
async function firstHits(input: CallInput<typeof searchCall>, searched: Searched): Promise<SearchHit[]> {
  const [bets = [], named] = await Promise.all([searched.bets?.(input.q, input.lang), namedHits(input, searched)]);
  const isBet = (hit: SearchHit) => bets.some(({ type, id }) => type === hit.type && id === hit.id);
  return [...bets, ...named.filter((hit) => !isBet(hit))];
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
    items: [...shown, ...(await Promise.all(items.map((hit) => asHit(hit, input, searched))))],
  };
}

/**
 * The results of the words, or of others where these find nothing: of the words beside the name of a page, or where words
 * are misspelled, also in names of pages. An empty query finds nothing rather than everything.
 */
export async function answerSearch(
  input: CallInput<typeof searchCall>,
  searched: Searched,
): Promise<CallOutput<typeof searchCall>> {
  const answer = await answerWords(input, searched);
  const isFound = answer.corrected === undefined && Object.keys(answer.counts).length > 0;
  if (input.exact || isFound) return answer;
  const q = input.q.slice(0, maxQueryLength);
  const chosen = await chosenFacets(input, searched.entries);
  // What the words find otherwise shows that they mean no page.
  const others = chosen && (await searched.find({ words: q, lang: input.lang, exact: true, skip: 0, take: 0 }));
  const onPage = others && others.total > 0 ? undefined : await hitsOnPage({ ...input, q }, searched);
  const answerBehind = async ({ words, hits }: Partial<OnPage> & Pick<OnPage, 'words'>) => ({
    ...(await answerWords({ ...input, q: words, exact: true }, searched, hits)),
    corrected: words,
  });
  if (onPage) return answerBehind(onPage);
  if (chosen) return answer;
  const corrected = answer.corrected ?? misspelledName(q, input.lang ?? searched.defaultLanguage);
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
    entryOf: ({ type, publicId }) => store.entries.publishedByPublicId(type, publicId),
  });
};
