import type {
  getCategoryByCategoryId as getCategoryCall,
  getProductMenu as getProductMenuCall,
} from '#content/category/calls.ts';
import type { SubCategory } from '#content/category/definition.ts';
import type { EntryLanguage } from '#contract/entity.ts';
import type { Picture } from '#contract/fields.ts';
import type { Media } from '#contract/media/media.ts';
import type { PublishedEntry, PublishedQuery } from '#store/store.ts';
import type { CallContext, Handler } from '../context.ts';
import { viewOf } from '../read-entry.ts';
import { oneAtATime } from '../rules/one-at-a-time.ts';
import { found, publishedById } from './entry-calls.ts';
import { withLinks } from './links.ts';

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

export const getCategoryByCategoryId: Handler<typeof getCategoryCall> = async ({ skip, take, ...input }, context) => {
  const { entries } = context.store;
  const entry = await publishedById('category', input, context);
  const { id } = entry;
  const { lang } = input;
  const view = found(viewOf('category', entry, context));
  const below = await entries.listPublished({ type: 'category', parents: [id], lang });
  const parents = [id, ...below.items.map((category) => category.id)];
  const { products, total } = await productsOf({ type: 'product', parents, skip, take, lang }, context);
  const [linked] = await withLinks('category', [view], lang, context, ['attributes']);
  return {
    ...found(linked),
    parent: await categoryName(entry.parent, lang, context),
    subCategories: names(below.items, context),
    products,
    productTotal: total,
  };
};

type ListedProduct = SubCategory & { image: Picture | null };

/** Without `take` there may be tens of thousands, which are read one batch at a time. */
export async function productsOf(
  query: PublishedQuery,
  context: CallContext,
): Promise<{ products: ListedProduct[]; total: number }> {
  const { entries } = context.store;
  const listed = (items: readonly PublishedEntry[]) =>
    items.flatMap((product): ListedProduct | [] => {
      const view = viewOf('product', product, context);
      return view ? { ...named(view, context), image: firstPicture(view.media) } : [];
    });
  if (query.take !== undefined) {
    const { items, total } = await entries.listPublished(query);
    return { products: listed(items), total };
  }
  const { batches, total } = await entries.publishedInBatches(query);
  const products: ListedProduct[] = [];
  const reading = batches[Symbol.asyncIterator]();
  for (;;) {
    const batch = await oneAtATime(() => reading.next());
    if (batch.done) return { products, total };
    products.push(...listed(batch.value));
  }
}

export async function categoryName(
  id: number | null,
  lang: string | undefined,
  context: CallContext,
): Promise<SubCategory | null> {
  if (id === null) return null;
  const entry = await context.store.entries.published('category', id, lang);
  return (entry && names([entry], context)[0]) ?? null;
}

const names = (categories: PublishedEntry[], context: CallContext): SubCategory[] =>
  categories.flatMap((entry) => {
    const view = viewOf('category', entry, context);
    return view ? named(view, context) : [];
  });

function named({ id, name, lang, fallback }: SubCategory & EntryLanguage, { store }: CallContext): SubCategory {
  if (lang === undefined) return { id, name };
  return { id, name, lang: fallback?.includes('name') ? store.defaultLanguage : lang };
}

function firstPicture(media: Media[]): Picture | null {
  const first = media.find((part) => part.kind === 'picture');
  return first?.kind === 'picture' ? first.picture : null;
}
