import { getConcern, getGallery, getTradeFair } from '#content/calls.ts';
import type { Company } from '#content/company/definition.ts';
import { pageOf } from '#content/pages.ts';
import { getCareer } from '#contract/calls/get-career.ts';
import { getCategoryByCategoryId } from '#contract/calls/get-category-by-category-id.ts';
import { getNews } from '#contract/calls/get-news.ts';
import { getProductMenu } from '#contract/calls/get-product-menu.ts';
import type { SiteServices } from '../context.ts';
import type { ListedPage } from '../feeds/sitemap.ts';
import { hasPassed } from '../reading/dates.ts';
import { companyOf } from './company.ts';
import type { Part } from './paged.ts';
import { wholeList } from './whole-list.ts';

/** Pages that exist with any content; the news list changes with the newest item. */
const fixedPaths = [
  '/',
  '/about',
  '/mission',
  '/keyadmin',
  '/concern',
  '/product',
  '/export',
  '/gallery',
  '/videos',
  '/trade-fair',
  '/corporate-values',
  '/certificates',
  '/crest',
  '/career',
  '/contact',
  '/faq',
  '/privacy-policy',
];

const idOf = ({ id }: { id: string }): string => id;

/** A part of the products of a category; all of them from a backend without paging. */
async function productsOf(client: SiteServices['client'], id: string, part: Part) {
  const { products, productTotal } = await client.call(getCategoryByCategoryId, { id, ...part });
  return { items: products, total: productTotal };
}

/** The pages that exist with any content. `newsAt`: the date of the newest news. */
export const fixedPages = ({ accessibility }: Pick<Company, 'accessibility'>, newsAt?: string): ListedPage[] => [
  ...fixedPaths.map((path) => ({ path })),
  ...(accessibility ? [{ path: '/accessibility' }] : []),
  { path: '/news', ...(newsAt ? { changedAt: newsAt } : {}) },
];

/** Every page of a foreign backend for search engines, each once. `changedAt` is set only if it is known. */
export async function listedPages(services: SiteServices): Promise<ListedPage[]> {
  const { client, now } = services;
  const past = (moment: string) => (moment !== '' && hasPassed(moment, now()) ? moment : undefined);
  const [company, concerns, menu, galleries, fairs, jobs] = await Promise.all([
    companyOf(services),
    client.call(getConcern, {}),
    client.call(getProductMenu, {}),
    wholeList((part) => client.list(getGallery, part), idOf),
    wholeList((part) => client.list(getTradeFair, part), idOf),
    wholeList(
      (part) => client.list(getCareer, part),
      ({ id, applicationDeadline, createdAt }) => ({
        id,
        applicationDeadline,
        createdAt,
      }),
    ),
  ]);
  const news = await wholeList(
    (part) => client.list(getNews, part),
    ({ id, date }) => ({ id, date }),
  );
  const products = new Set<string>();
  // Sequential: there may be very many products.
  for (const { id } of menu) {
    for (const product of await wholeList((part) => productsOf(client, id, part), idOf)) products.add(product);
  }
  const newest = news.map(({ date }) => past(date)).find((date) => date !== undefined);
  return [
    ...fixedPages(company, newest),
    ...concerns.flatMap(({ id, address, redirectUrl }) =>
      redirectUrl ? [] : { path: pageOf('concern', id, address) },
    ),
    ...menu.flatMap(({ id, subCategories }) =>
      [id, ...subCategories.map((sub) => sub.id)].map((category) => ({ path: pageOf('category', category) })),
    ),
    ...[...products].map((id) => ({ path: pageOf('product', id) })),
    ...news.map(({ id, date }) => ({ path: pageOf('news', id), changedAt: past(date) })),
    ...galleries.map((id) => ({ path: pageOf('gallery', id) })),
    ...fairs.map((id) => ({ path: pageOf('tradeFair', id) })),
    ...jobs
      .filter(({ applicationDeadline }) => !hasPassed(applicationDeadline, now()))
      .map(({ id, createdAt }) => ({ path: pageOf('career', id), changedAt: past(createdAt) })),
  ];
}
