import type { CallContext, Handler } from '#api/context.ts';
import { attribute } from '#content/attribute/definition.ts';
import { category } from '#content/category/definition.ts';
import { product } from '#content/product/definition.ts';
import type { EntityName } from '#content/registry.ts';
import type { getSheet as getSheetCall, listSheetRows as listSheetRowsCall } from '#contract/calls/office/sheet.ts';
import { HttpError } from '#contract/protocol/problem.ts';
import type { JsonDocument } from '#store/store.ts';
import { requireSeen, seenEntry } from './allowed.ts';

/** Sub-categories of a sheet. */
const maxCategories = 100;

async function seenCategory(id: number, context: CallContext) {
  const entry = await seenEntry(id, context);
  if (entry.type !== 'category' || entry.trashedAt !== null) throw new HttpError('not_found');
  return entry;
}

const attributesIn = (document: JsonDocument | undefined): readonly number[] =>
  category.document.shape.attributes.safeParse(document?.attributes).data ?? [];

export const getSheet: Handler<typeof getSheetCall> = async (input, context) => {
  requireSeen('product', context.caller);
  const { entries } = context.store;
  const top = await seenCategory(input.category, context);
  const childrenOf = (type: EntityName, parent: number, take: number) =>
    entries.list({ type, parent, sort: 'own', skip: 0, take });
  const { items: below } = await childrenOf('category', top.id, maxCategories);
  const known = [top.id, ...(top.parent === null ? [] : [top.parent]), ...below.map(({ id }) => id)];
  const documents = await entries.documents('category', known);
  const own = (id: number | null) => (id === null ? [] : attributesIn(documents.get(id)));
  const categories = [];
  for (const { id, title, parent } of [top, ...below]) {
    const { total } = await childrenOf('product', id, 1);
    const above = id === top.id ? own(parent) : [...own(top.parent), ...own(top.id)];
    categories.push({ id, title, attributes: [...new Set([...above, ...own(id)])], products: total });
  }
  const wanted = [...new Set(categories.flatMap(({ attributes }) => attributes))];
  const found = await entries.documents('attribute', wanted);
  const attributes = wanted.flatMap((id) => {
    const read = attribute.document.safeParse(found.get(id));
    return read.success ? [{ id, ...read.data }] : [];
  });
  const existing = new Set(attributes.map(({ id }) => id));
  return {
    attributes,
    categories: categories.map((each) => ({ ...each, attributes: each.attributes.filter((id) => existing.has(id)) })),
  };
};

export const listSheetRows: Handler<typeof listSheetRowsCall> = async ({ parent, skip, take }, context) => {
  requireSeen('product', context.caller);
  await seenCategory(parent, context);
  const { entries } = context.store;
  const { items, total } = await entries.list({ type: 'product', parent, sort: 'own', skip, take });
  const documents = await entries.documents(
    'product',
    items.map(({ id }) => id),
  );
  const factsOf = (id: number) => product.document.shape.facts.safeParse(documents.get(id)?.facts).data ?? [];
  return { items: items.map((row) => ({ ...row, parent, facts: factsOf(row.id) })), total };
};
