import { getProductById } from '#content/product/calls.ts';
import { productPages } from '#content/product/pages.ts';
import { itemPath } from '#contract/addresses/item-path.ts';
import type { EntryLanguage } from '#contract/entity.ts';
import type { Picture } from '#contract/fields.ts';
import { decimalText } from '#contract/text/decimals.ts';
import type { SiteServices } from '../context.ts';
import { countriesIn } from '../loading/countries.ts';
import { mediaApart } from '../loading/entries/media.ts';
import { isGone, isNotFound } from '../loading/failures.ts';
import { withLanguage } from '../reading/entry-language.ts';
import { linesIn } from './enquiry-address.ts';
import { blankLine } from './enquiry-values.ts';

/** A product of the lines. `unknown`: it failed to load. */
export interface AskedProduct extends EntryLanguage {
  id: string;
  state: 'found' | 'missing' | 'gone' | 'unknown';
  name: string;
  href: string;
  image: Picture | null;
  articles: string[];
}

async function findProduct(id: string, services: SiteServices): Promise<AskedProduct> {
  const blank = { id, name: '', href: '', image: null, articles: [] };
  try {
    const product = await services.client.call(getProductById, { id });
    const found = {
      id,
      state: 'found' as const,
      name: product.name,
      href: itemPath(productPages, id),
      image: mediaApart(product).pictures[0] ?? null,
      articles: product.articles.map(({ number }) => number).filter(Boolean),
    };
    return withLanguage(found, product);
  } catch (error) {
    if (isNotFound(error)) return { ...blank, state: isGone(error) ? 'gone' : 'missing' };
    services.logError(error);
    return { ...blank, state: 'unknown' };
  }
}

/** The products with these ids, each once. */
export const findProducts = (ids: readonly string[], services: SiteServices): Promise<AskedProduct[]> =>
  Promise.all([...new Set(ids)].map((id) => findProduct(id, services)));

/** What the page of an enquiry shows: the lines of its address with their products. `key`: its new idempotency key. */
export async function loadEnquiry(services: SiteServices, search: URLSearchParams) {
  const { lines, unreadable, left } = linesIn(search);
  const ids = lines.flatMap(({ productId }) => productId ?? []);
  return {
    lines: lines.map(({ productId = '', article = '', quantity, unit = '', note = '' }) => ({
      ...blankLine,
      productId,
      article,
      quantity: quantity === undefined ? '' : decimalText(quantity, services.lang),
      unit,
      note,
    })),
    unreadable,
    left,
    products: await findProducts(ids, services),
    countries: countriesIn(services.lang),
    key: crypto.randomUUID(),
  };
}

/** `key`: '' on a page that is the same for all visitors. */
export type EnquiryData = Omit<Awaited<ReturnType<typeof loadEnquiry>>, 'key'> & { key: string };
