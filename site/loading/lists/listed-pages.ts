import { getCategoryByCategoryId, getProductMenu } from '#content/category/calls.ts';
import { companyPages, hasCompanyPage } from '#content/company-pages.ts';
import { hasItemPages, listPages, ownPageOf, pageOf } from '#content/pages.ts';
import { type EntityName, entityNames, entityOf } from '#content/registry.ts';
import { listCallOf } from '#content/type-calls.ts';
import type { Feature, SiteServices } from '#site/context.ts';
import type { ListedPage } from '#site/feeds/sitemap.ts';
import { hasPassed } from '#site/reading/dates/dates.ts';
import { companyOf } from '../company.ts';
import { isOptionalList, type OptionalList } from './optional-lists.ts';
import type { Part } from './paged.ts';
import { wholeList } from './whole-list.ts';

/** Pages that exist with any content; the news list changes with the newest item. */
const fixedPaths = [
  '/',
  '/about',
  '/mission',
  ...listPages.filter((path) => path !== '/news' && !isOptionalList(path)),
  '/contact',
  '/privacy-policy',
];

/** Types whose pages are found through the menu of the products. */
const inMenu: readonly EntityName[] = ['category', 'product'];

/** A foreign backend says no more of a certificate than the list shows. */
const withoutOwnPages: readonly EntityName[] = ['certificate'];

/** Types that only a site of Atrium has. */
const ofFeature: Partial<Record<EntityName, Feature>> = { freePage: 'pages' };

const idOf = ({ id }: { id: string }): string => id;

/** A part of the products of a category; all of them from a backend without paging. */
async function productsOf(client: SiteServices['client'], id: string, part: Part) {
  const { products, productTotal } = await client.call(getCategoryByCategoryId, { id, ...part });
  return { items: products, total: productTotal };
}

/** The pages that exist with any content. `newsAt`: the date of the newest news; `lists`: the optional lists with entries. */
export const fixedPages = (
  company: Readonly<Record<string, unknown>>,
  newsAt?: string,
  lists: readonly OptionalList[] = [],
): ListedPage[] => [
  ...[...fixedPaths, ...lists].map((path) => ({ path })),
  ...companyPages.filter((path) => hasCompanyPage(company, path)).map((path) => ({ path })),
  { path: '/news', ...(newsAt ? { changedAt: newsAt } : {}) },
];

/** Every page of a foreign backend for search engines, each once. `changedAt` is set only if it is known. */
export async function listedPages(services: SiteServices): Promise<ListedPage[]> {
  const { client, lacks = [], now } = services;
  const isLacking = (type: EntityName) => lacks.some((feature) => feature === ofFeature[type]);
  const past = (moment?: string) => (moment && hasPassed(moment, now()) ? moment : undefined);
  const pagesOf = async (type: EntityName): Promise<ListedPage[]> => {
    const list = listCallOf(type);
    if (!list) return [];
    const { address, dated, isListed } = entityOf(type);
    const pages = await wholeList(
      (part) => client.list(list, part),
      (item) => {
        const path = ownPageOf(type, item.id, address?.(item) ?? null);
        if (path === null || isListed?.(item, now()) === false) return [];
        return [{ path, changedAt: past(dated?.(item)) }];
      },
    );
    return pages.flat();
  };
  const [company, menu, news, ...others] = await Promise.all([
    companyOf(services),
    client.call(getProductMenu, {}),
    pagesOf('news'),
    ...entityNames
      .filter((type) => hasItemPages(type) && type !== 'news' && ![...inMenu, ...withoutOwnPages].includes(type))
      .filter((type) => !isLacking(type))
      .map(pagesOf),
  ]);
  const products = new Set<string>();
  // Sequential: there may be very many products.
  for (const { id } of menu) {
    for (const product of await wholeList((part) => productsOf(client, id, part), idOf)) products.add(product);
  }
  const newest = news.find(({ changedAt }) => changedAt !== undefined)?.changedAt;
  return [
    ...fixedPages(company, newest),
    ...menu.flatMap(({ id, subCategories }) =>
      [id, ...subCategories.map((sub) => sub.id)].map((category) => ({ path: pageOf('category', category) })),
    ),
    ...[...products].map((id) => ({ path: pageOf('product', id) })),
    ...news,
    ...others.flat(),
  ];
}
