import type { CallContext } from '#api/context.ts';
import { pageAt } from '#api/rules/site-pages.ts';
import { pageOf, pageShowing } from '#content/pages.ts';
import { entityOf } from '#content/registry.ts';
import type { SearchHit, SearchType } from '#content/search.ts';
import type { BestBet } from '#contract/office/best-bets.ts';
import { derivedFrom } from '#store/documents/derived.ts';
import { languagesFor } from '#store/documents/languages.ts';
import { foldedTerm } from '#store/search/folded-term.ts';
import type { PublishedEntry } from '#store/store.ts';
import { hasSitePage } from './has-site-page.ts';

type Context = Pick<CallContext, 'store'>;

/** The hit that a bet names; undefined where it is not on the site. */
export async function hitOfBet(
  { type, id }: Pick<BestBet, 'type' | 'id'>,
  lang: string | undefined,
  { store }: Context,
): Promise<SearchHit | undefined> {
  if (type === 'page') {
    const page = pageAt(id, lang ?? store.defaultLanguage);
    if (!page || !(await hasSitePage(id, store))) return undefined;
    return lang === undefined || lang === store.defaultLanguage ? page : { ...page, lang };
  }
  const entry = await store.entries.publishedByPublicId(type, id, lang);
  return entry && hitOfEntry(type, entry);
}

/** A published entry as a hit without the words that find it. */
export function hitOfEntry(type: SearchType, entry: PublishedEntry): SearchHit {
  const { publicId: id, document, lang } = entry;
  const { title, address } = derivedFrom(type, document);
  const isOnOthers = entityOf(type).pages.item === undefined;
  const shown = isOnOthers ? pageShowing(type, { id: '', address, document }) : address;
  const segments = [{ text: title.trim(), hit: false }];
  const hit = { type, id, url: pageOf(type, id, shown), title: segments, fragment: [], ...(lang ? { lang } : {}) };
  return isDiscontinued(type, entry) ? { ...hit, discontinued: true } : hit;
}

/** Whether a hit is a product that is no longer made. */
export const isDiscontinued = (type: SearchType, { document }: PublishedEntry): boolean =>
  type === 'product' && document.discontinued === true;

/**
 * What editors want to be first for the words of a query, the bets of the visitor's language before those of a more
 * general one.
 */
export async function betsFor(query: string, lang: string | undefined, context: Context): Promise<SearchHit[]> {
  const { bestBets, defaultLanguage } = context.store;
  const asked = languagesFor(lang ?? defaultLanguage, '').filter((language) => language !== '');
  const bets = await bestBets.of(foldedTerm(query), asked);
  const hits = await Promise.all(bets.map((bet) => hitOfBet(bet, lang, context)));
  return hits.filter((hit) => hit !== undefined);
}
