import type { CallContext, Handler } from '#api/context.ts';
import { actorOf, requireSeen, seenEntry } from '#api/office/content/allowed.ts';
import { editable } from '#api/office/content/editable.ts';
import { csvOf } from '#api/rules/streams/csv.ts';
import { product as productType } from '#content/product/definition.ts';
import type { exportProducts as exportProductsCall } from '#contract/calls/office/products.ts';
import { HttpError } from '#contract/protocol/problem.ts';
import { decimalText } from '#contract/text/decimals.ts';
import { yieldBetween } from '../yield-between.ts';
import { attributeColumn, type Column, headerOf, partColumns } from './columns.ts';
import { articleCell, type ProductState, productCell } from './product-cells.ts';
import type { Cell } from './table.ts';
import { allOf, decimalOf, type Vocabulary, vocabularyOf } from './vocabulary.ts';
import { xlsxOf } from './write-xlsx.ts';

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export const exportProducts: Handler<typeof exportProductsCall> = async ({ category, format }, context) => {
  const { store, caller, now, lang } = context;
  requireSeen('product', caller);
  const chosen = category === undefined ? undefined : await seenEntry(category, context);
  if (chosen && (chosen.type !== 'category' || chosen.trashedAt !== null)) throw new HttpError('not_found');
  const decimal = decimalOf(lang);
  const vocabulary = await vocabularyOf(decimal, context);
  const parents = chosen && [chosen.id, ...(await subCategories(chosen.id, context))];
  const columns = [...partColumns(lang), ...(await attributesIn(parents, vocabulary, context)).map(attributeColumn)];
  await store.audit.add({ by: actorOf(caller), action: 'product.export', subject: chosen?.title ?? 'all' });
  const rows = rowsOf(parents, { columns, vocabulary }, context);
  const content = format === 'csv' ? csvOf(texts(rows, vocabulary), decimal === ',' ? ';' : ',') : xlsxOf(rows);
  return { content, mediaType: mediaTypes[format], name: `products-${now().toISOString().slice(0, 10)}.${format}` };
};

async function subCategories(parent: number, context: CallContext): Promise<number[]> {
  const ids: number[] = [];
  for await (const page of allOf('category', context, { parent })) ids.push(...page.map(({ id }) => id));
  return ids;
}

/** The products of categories, or all of them. */
async function* statesOf(
  parents: readonly number[] | undefined,
  context: CallContext,
): AsyncGenerator<Required<ProductState>> {
  for (const parent of parents ?? [undefined]) {
    for await (const page of allOf('product', context, parent === undefined ? {} : { parent })) {
      const documents = await context.store.entries.documents(
        'product',
        page.map(({ id }) => id),
      );
      for await (const listed of yieldBetween(page)) {
        const { data } = productType.document.safeParse(editable('product', documents.get(listed.id) ?? {}));
        if (data) yield { id: listed.id, parent: listed.parent, document: data };
      }
    }
  }
}

/** The attributes of the categories, then the others that products have. */
async function attributesIn(parents: readonly number[] | undefined, { attributes }: Vocabulary, context: CallContext) {
  const ids = new Set<number>();
  if (parents) {
    const above = await context.store.entries.get(parents[0] ?? 0);
    const all = above?.parent == null ? parents : [above.parent, ...parents];
    const documents = await context.store.entries.documents('category', all);
    for (const id of all) {
      const { attributes: own } = documents.get(id) ?? {};
      if (Array.isArray(own)) for (const each of own) ids.add(Number(each));
    }
  }
  const used = new Set<number>();
  for await (const { document } of statesOf(parents, context)) {
    for (const { facts } of [document, ...document.articles]) for (const { attribute } of facts) used.add(attribute);
  }
  const others = [...attributes.keys()].filter((id) => used.has(id));
  return [...ids.union(new Set(others))].flatMap((id) => attributes.get(id) ?? []);
}

interface Shown {
  columns: readonly Column[];
  vocabulary: Vocabulary;
}

async function* rowsOf(
  parents: readonly number[] | undefined,
  { columns, vocabulary }: Shown,
  context: CallContext,
): AsyncGenerator<Cell[]> {
  yield columns.map(headerOf);
  for await (const state of statesOf(parents, context)) {
    yield columns.map((column) => productCell(state, column, vocabulary));
    for (const article of state.document.articles) {
      yield columns.map((column) => articleCell(state.id, article, column, vocabulary));
    }
  }
}

async function* texts(rows: AsyncIterable<Cell[]>, { facts }: Vocabulary): AsyncGenerator<string[]> {
  for await (const cells of rows) {
    yield cells.map((cell) => (typeof cell === 'number' ? decimalText(cell, facts.locale) : String(cell)));
  }
}
