import { redirect } from 'react-router';
import { pageOf } from '#content/pages.ts';
import { getProductById } from '#content/product/calls.ts';
import { itemPath } from '#contract/addresses/item-path.ts';
import type { CallInput } from '#contract/protocol/call.ts';
import type { SiteServices } from '#site/context.ts';
import { orEmpty } from '#site/loading/entries/extras.ts';
import { filterWords } from '#site/loading/entries/fact-words.ts';
import { isGone, isNotFound, notFound } from '#site/loading/failures.ts';
import { loadPage, type Part } from '#site/loading/lists/paged.ts';
import { withLanguage } from '#site/reading/entry-language.ts';
import { sectionsBelow } from '../entry-sections/load.server.ts';
import { getCategoryByCategoryId, getProductMenu } from './calls.ts';
import type { Category } from './definition.ts';
import { askedProducts, categoryAddress, categoryFilters } from './filters.server.ts';
import { categoryPages } from './pages.ts';

/**
 * The data of `/product/{id}`: a category or sub-category with the requested page of its products. A product's id
 * redirects permanently to the product's own page; any other id is not found.
 */
export async function loadCategory(services: SiteServices, id: string, url: URL) {
  const found: Category[] = [];
  const path = itemPath(categoryPages, id);
  const hasFacts = !services.lacks?.includes('facts');
  const words = filterWords(services);
  const asked = askedProducts(hasFacts ? url.searchParams : new URLSearchParams(), words.locale);
  const { filter, sort } = asked;
  if (asked.isSent) throw redirect(categoryAddress(path, filter, sort), 303);
  const own = { ...(filter.length > 0 && { filter }), ...(sort && { sort }) };
  const { items, paging, total } = await loadPage(url, async (part) => {
    const category = await categoryOrRedirect(services, id, { ...part, ...own });
    found.push(category);
    return partOf(category, part);
  });
  const [category] = found;
  if (!category) throw notFound();
  const { name, description, image } = category;
  const shown = withLanguage({ name, description, image, ...(await relativesOf(category, id, services)) }, category);
  const filters = hasFacts ? categoryFilters(category.facets, asked, path, words) : undefined;
  // A filtered list has the whole one as its canonical page.
  const below = filter.length > 0 || sort ? {} : await sectionsBelow(services, url);
  return { category: shown, products: items, paging, total, path, ...(filters && { filters }), ...below };
}

type Asked = Part & Partial<Pick<CallInput<typeof getCategoryByCategoryId>, 'filter' | 'sort'>>;

async function categoryOrRedirect({ client }: SiteServices, id: string, asked: Asked): Promise<Category> {
  try {
    return await client.call(getCategoryByCategoryId, { id, ...asked });
  } catch (error) {
    if (!isNotFound(error) || isGone(error)) throw error;
    await client.call(getProductById, { id });
    throw redirect(pageOf('product', id), 301);
  }
}

/** A backend without paging returns all products, independent of the requested part. */
export function partOf({ products, productTotal }: Category, { skip, take }: Part) {
  const isWhole = products.length >= productTotal;
  return { items: isWhole ? products.slice(skip, skip + take) : products, total: productTotal };
}

/** The parent and the sub-categories of a category. Only Atrium sends them with it; others have them in the menu. */
async function relativesOf(category: Category, id: string, services: SiteServices) {
  const { parent, subCategories } = category;
  if (parent || subCategories.length > 0) return { parent, subCategories };
  const menu = await orEmpty(services, (options) => services.client.call(getProductMenu, {}, options));
  const own = menu.find((each) => each.id === id);
  if (own) return { parent, subCategories: own.subCategories };
  const above = menu.find((each) => each.subCategories.some((sub) => sub.id === id));
  return { parent: above ? { id: above.id, name: above.name, lang: above.lang } : null, subCategories };
}
