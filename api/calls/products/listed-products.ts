import type { CallContext } from '#api/context.ts';
import { viewOf } from '#api/read-entry.ts';
import { oneAtATime } from '#api/rules/limits/one-at-a-time.ts';
import type { SubCategory } from '#content/category/definition.ts';
import type { EntryLanguage } from '#contract/entity.ts';
import type { Picture } from '#contract/fields.ts';
import type { Media } from '#contract/media/media.ts';
import type { PublishedEntry, PublishedQuery } from '#store/store.ts';

export type ListedProduct = SubCategory & { image: Picture | null; discontinued?: boolean };

export const listedProducts = (items: readonly PublishedEntry[], context: CallContext): ListedProduct[] =>
  items.flatMap((product): ListedProduct | [] => {
    const view = viewOf('product', product, context);
    if (!view) return [];
    const listed = { ...named(view, context), image: firstPicture(view.media) };
    return view.discontinued ? { ...listed, discontinued: true } : listed;
  });

/** Without `take` there may be tens of thousands, which are read one batch at a time. */
export async function productsOf(
  query: PublishedQuery,
  context: CallContext,
): Promise<{ products: ListedProduct[]; total: number }> {
  const { entries } = context.store;
  if (query.take !== undefined) {
    const { items, total } = await entries.listPublished(query);
    return { products: listedProducts(items, context), total };
  }
  const { batches, total } = await entries.publishedInBatches(query);
  const products: ListedProduct[] = [];
  const reading = batches[Symbol.asyncIterator]();
  for (;;) {
    const batch = await oneAtATime(() => reading.next());
    if (batch.done) return { products, total };
    products.push(...listedProducts(batch.value, context));
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

export const names = (categories: PublishedEntry[], context: CallContext): SubCategory[] =>
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
