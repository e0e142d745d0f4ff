import type { Handler } from '#api/context.ts';
import { viewOf } from '#api/read-entry.ts';
import type {
  getCategoryByCategoryId as getCategoryCall,
  getProductMenu as getProductMenuCall,
} from '#content/category/calls.ts';
import { found, publishedById } from '../entry-calls.ts';
import { withLinks } from '../links.ts';
import { filteredProducts } from './filtered-products.ts';
import { categoryName, names } from './listed-products.ts';

export const getProductMenu: Handler<typeof getProductMenuCall> = async ({ skip, take, lang }, context) => {
  const { entries } = context.store;
  const top = await entries.listPublished({ type: 'category', parents: null, skip, take, lang });
  const below = await entries.listPublished({ type: 'category', parents: top.items.map(({ id }) => id), lang });
  const subCategories = Map.groupBy(below.items, ({ parent }) => parent);
  const items = top.items.flatMap((entry) => {
    const view = viewOf('category', entry, context);
    if (!view) return [];
    const { description: _, attributes: __, ...listed } = view;
    return { ...listed, subCategories: names(subCategories.get(entry.id) ?? [], context) };
  });
  return { items, total: top.total };
};

export const getCategoryByCategoryId: Handler<typeof getCategoryCall> = async (input, context) => {
  const { entries } = context.store;
  const entry = await publishedById('category', input, context);
  const { id } = entry;
  const { lang } = input;
  const view = found(viewOf('category', entry, context));
  const below = await entries.listPublished({ type: 'category', parents: [id], lang });
  const parents = [id, ...below.items.map((category) => category.id)];
  const [linked] = await withLinks('category', [view], lang, context, ['attributes']);
  return {
    ...found(linked),
    parent: await categoryName(entry.parent, lang, context),
    subCategories: names(below.items, context),
    ...(await filteredProducts(entry, { ...input, parents }, context)),
  };
};
