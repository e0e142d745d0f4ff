import type { Wording } from '#api/office/words.ts';
import { getCategoryByCategoryId, getProductMenu } from '#content/category/calls.ts';
import type { Category } from '#content/category/definition.ts';
import { getProductById } from '#content/product/calls.ts';
import { canonicalId } from '#contract/addresses/public-id.ts';
import type { ForeignRef } from '../apply/incoming.ts';
import type { BackendCalls } from './client.ts';
import { type ForeignEntry, hasId, listInstead } from './foreign-entry.ts';

const productsAtOnce = 100;

/** A category or sub-category of the menu, with the details of its own call. */
interface ForeignCategory extends ForeignEntry {
  products: Category['products'];
}

/** Categories with their sub-categories, and the products of each, in order. */
export async function catalogueOf(calls: BackendCalls): Promise<ForeignEntry[] | undefined> {
  const menu = await calls.list(getProductMenu);
  if (!menu) return undefined;
  const tops = menu.filter(hasId);
  const topIds = new Set(tops.map(({ id }) => canonicalId(id)));
  const named = tops.flatMap((top) => {
    const parent: ForeignRef = { type: 'category', foreignId: canonicalId(top.id) };
    return [
      { ref: parent, id: top.id, view: { ...top, description: '' }, parent: null },
      ...top.subCategories.filter(hasId).map((sub) => {
        const id = canonicalId(sub.id);
        // Many backends number categories and sub-categories separately. `/product/{id}` shows the category.
        const ref: ForeignRef = { type: 'category', foreignId: topIds.has(id) ? `sub-category ${id}` : id };
        return { ref, id: sub.id, view: { ...sub, image: null, description: '' }, parent };
      }),
    ];
  });
  const categories = await calls.each(named, async ({ ref, id, view, parent }): Promise<ForeignCategory> => {
    const where = `${getCategoryByCategoryId.name} ${id}`;
    const isShadowed = ref.foreignId !== canonicalId(id);
    const answered = await wholeCategory(calls, id, ({ imports }) => imports.menuInstead({ where }));
    const whole = isShadowed && answered?.name !== view.name ? undefined : answered;
    const publicId = isShadowed ? null : canonicalId(id);
    return { ...ref, publicId, parent, where: () => where, products: whole?.products ?? [], view: whole ?? view };
  });
  const products = await productsOf(calls, categories);
  return [...categories.map(({ products: _, ...entry }) => entry), ...products];
}

async function wholeCategory(calls: BackendCalls, id: string, where: Wording): Promise<Category | undefined> {
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

/** A category also lists the products of its sub-categories, so a product belongs to the lowest category that lists it. */
async function productsOf(calls: BackendCalls, categories: readonly ForeignCategory[]): Promise<ForeignEntry[]> {
  const above = new Map<string, ForeignCategory>();
  const deepestLast = [...categories].sort((a, b) => Number(a.parent !== null) - Number(b.parent !== null));
  for (const category of deepestLast) {
    for (const product of category.products.filter(hasId)) above.set(canonicalId(product.id), category);
  }
  const cards = categories.flatMap((category) =>
    category.products.filter((product) => hasId(product) && above.get(canonicalId(product.id)) === category),
  );
  const known = new Map(categories.flatMap((category) => (category.publicId ? [[category.publicId, category]] : [])));
  return calls.each(cards, async (card) => {
    const id = canonicalId(card.id);
    const where = `${getProductById.name} ${card.id}`;
    const whole = await calls.item(getProductById, { id: card.id }, listInstead(where));
    const picture = card.image && { kind: 'picture', picture: card.image };
    const view = whole ?? { ...card, description: '', media: picture ? [picture] : [] };
    const parent = (whole?.category && known.get(canonicalId(whole.category.id))) ?? above.get(id);
    return {
      type: 'product' as const,
      foreignId: id,
      publicId: id,
      parent: parent ? { type: parent.type, foreignId: parent.foreignId } : null,
      view,
      where: () => where,
    };
  });
}
