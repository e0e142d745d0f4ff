import { subjectOf } from '#content/page-subject.ts';
import { isSearched, searchTypes } from '#content/search.ts';
import { withoutLanguage } from '#contract/addresses/language-path.ts';
import type { BestBet } from '#contract/office/best-bets.ts';
import type { Store } from '#store/store.ts';
import { pageAt } from './site-pages.ts';

type Target = Pick<BestBet, 'type' | 'id'>;

/**
 * The entry or page at a path of the site, such as `/product-details/7`, `/faq#faq-3` and `/certificates`; undefined
 * for others.
 */
export async function betTarget(
  path: string,
  { entries, defaultLanguage }: Pick<Store, 'entries' | 'defaultLanguage'>,
): Promise<Target | undefined> {
  const { pathname, hash } = new URL(path, 'http://site');
  const page = withoutLanguage(pathname).replace(/(?<=.)\/+$/, '');
  const [, anchored, anchoredId = ''] = /^#([a-zA-Z]+)-(.+)$/.exec(hash) ?? [];
  const type = searchTypes.find((known) => known === anchored);
  if (type) return (await entries.publishedByPublicId(type, anchoredId)) && { type, id: anchoredId };
  const { type: of, by } = subjectOf(page);
  if (typeof by === 'object' && isSearched(of)) {
    const entry =
      'publicId' in by
        ? await entries.publishedByPublicId(of, by.publicId)
        : await entries.publishedByAddress(of, by.address);
    return entry && { type: of, id: entry.publicId };
  }
  return pageAt(page, defaultLanguage) && { type: 'page', id: page };
}
