import { getCategoryByCategoryId } from '#contract/calls/get-category-by-category-id.ts';
import { getProductById } from '#contract/calls/get-product-by-id.ts';
import { getProductMenu } from '#contract/calls/get-product-menu.ts';
import type { Category } from '#contract/entities/category.ts';
import type { BackendCalls } from './backend-client.ts';
import type { AnsweredEntry } from './backend-content.ts';
import { inTurns } from './in-turns.ts';
import type { ForeignRef } from './incoming.ts';

const productsAtOnce = 100;

const categoryRef = (id: number): ForeignRef => ({ type: 'category', foreignId: String(id) });

/** Categories with those below them, and the products of each, in their order. */
export async function catalogueOf(calls: BackendCalls): Promise<AnsweredEntry[] | undefined> {
  const menu = await calls.list(getProductMenu);
  if (!menu) return undefined;
  const tops = menu.filter(({ id }) => id > 0);
  const flat = tops.flatMap((top) => [
    { id: top.id, view: { ...top, description: '' }, parent: null },
    ...top.subCategories.map((sub) => ({
      id: sub.id,
      view: { ...sub, image: null, description: '' },
      parent: categoryRef(top.id),
    })),
  ]);
  const categories = await inTurns(flat, async ({ id, view, parent }) => {
    const where = `${getCategoryByCategoryId.name} ${id}`;
    const whole = await wholeCategory(calls, id, `${where}, of which the menu is taken instead`);
    return { id, parent, where, products: whole?.products ?? [], view: whole ?? view };
  });
  const products = await productsOf(calls, categories);
  return [...categories.map(({ id, ...rest }) => ({ ...categoryRef(id), ...rest })), ...products];
}

async function wholeCategory(calls: BackendCalls, id: number, where: string): Promise<Category | undefined> {
  const category = await calls.item(getCategoryByCategoryId, { id }, where);
  while (category && category.products.length < category.productTotal) {
    const skip = category.products.length;
    const next = await calls.item(getCategoryByCategoryId, { id, skip, take: productsAtOnce }, where);
    const known = new Set(category.products.map((product) => product.id));
    const more = next?.products.filter((product) => !known.has(product.id)) ?? [];
    if (more.length === 0) break;
    category.products.push(...more);
  }
  return category;
}

/** A category above lists the products of those below it too, so the category furthest below has a product. */
async function productsOf(
  calls: BackendCalls,
  categories: { id: number; parent: ForeignRef | null; products: Category['products'] }[],
): Promise<AnsweredEntry[]> {
  const above = new Map<number, number>();
  const deepestLast = [...categories].sort((a, b) => Number(a.parent !== null) - Number(b.parent !== null));
  for (const { id, products } of deepestLast) for (const product of products) above.set(product.id, id);
  const cards = categories.flatMap(({ id, products }) => products.filter((product) => above.get(product.id) === id));
  const known = new Set(categories.map(({ id }) => id));
  return inTurns(cards, async (card) => {
    const where = `${getProductById.name} ${card.id}`;
    const whole = await calls.item(getProductById, { id: card.id }, `${where}, of which the list is taken instead`);
    const picture = card.image && { kind: 'picture', picture: card.image };
    const view = whole ?? { ...card, description: '', media: picture ? [picture] : [] };
    const named = whole?.category?.id;
    const parent = named !== undefined && known.has(named) ? named : above.get(card.id);
    return {
      type: 'product' as const,
      foreignId: String(card.id),
      parent: parent === undefined ? null : categoryRef(parent),
      view,
      where,
    };
  });
}
