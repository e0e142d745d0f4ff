import { type PageWithWords, pageAt, pageMeant } from '#api/rules/site-pages.ts';
import { isShownOn } from '#content/pages.ts';
import { type SearchHit, searchTypes } from '#content/search.ts';
import type { search as searchCall } from '#contract/calls/search.ts';
import type { CallInput } from '#contract/protocol/call.ts';
import { asHits } from './as-hit.ts';
import { pageSize, type Searched } from './searched.ts';

/** Of what a page lists. */
const maxOnPage = 3;

/** A page and what it lists, before what other words find. */
export interface OnPage {
  words: string;
  hits: SearchHit[];
}

/**
 * The first of what a page lists that has the words beside its name, such as jobs for “jobs in Aveiro”, then the page, with
 * a passage if its own texts have them. Undefined if neither has.
 */
export async function hitsOnPage(
  input: CallInput<typeof searchCall>,
  searched: Searched,
  named: readonly PageWithWords[],
): Promise<OnPage | undefined> {
  const { lang } = input;
  const search = { lang, exact: true, skip: 0 };
  for (const { path, words } of named) {
    const types = searchTypes.filter((type) => isShownOn(type, path));
    const found = types.map((type) => searched.find({ words, type, ...search, take: maxOnPage }));
    const items = (await Promise.all(found)).flatMap((each) => each.items).slice(0, maxOnPage);
    const pages = (await searched.find({ words, type: 'page', ...search, take: pageSize })).items;
    const own = pages.find(({ publicId }) => publicId === path);
    const [page = pageAt(path, lang ?? searched.defaultLanguage)] = await asHits(own ? [own] : [], input, searched);
    if ((items.length === 0 && !own) || !page || !(await searched.hasPage(path))) continue;
    return { words, hits: [...(await asHits(items, input, searched)), page] };
  }
  return undefined;
}

/**
 * The page that is looked for with words that find nothing, such as “night shift jobs”, before what is found without them,
 * or else the page alone.
 */
export async function pageAlone(
  { q, lang }: CallInput<typeof searchCall>,
  corrected: string | undefined,
  searched: Searched,
): Promise<OnPage | undefined> {
  const language = lang ?? searched.defaultLanguage;
  const meant = pageMeant(q, language) ?? (corrected === undefined ? undefined : pageMeant(corrected, language));
  const page = meant && pageAt(meant.path, language);
  if (!page || !(await searched.hasPage(page.url))) return undefined;
  return { words: corrected ?? meant.name, hits: [page] };
}
