import { z } from 'zod';
import { attribute } from '#content/attribute/definition.ts';
import { product } from '#content/product/definition.ts';
import { officeRead } from '#contract/office/define-office-call.ts';
import { entryRow } from '#contract/office/entry-view.ts';
import { officePage, queryInteger } from '#contract/protocol/call.ts';

const { name, kind, unit, unitCode, decimals, least, most, options, group, help } = attribute.document.shape;

/** A column of a sheet. */
const sheetAttribute = z.object({
  ...{ id: z.int(), name, kind, unit, unitCode, decimals, least, most, options, group, help },
});
export type SheetAttribute = z.output<typeof sheetAttribute>;

const sheetCategory = z.object({
  id: z.int(),
  title: z.string(),
  attributes: z.array(z.int()).describe('Those of the category above first.'),
  products: z.int().nonnegative().describe('The number of its products, without those of its sub-categories.'),
});
export type SheetCategory = z.output<typeof sheetCategory>;

/** What the sheet of a category consists of: columns, and categories whose products are its rows. */
export const getSheet = officeRead('GetSheet', {
  summary: 'Get the columns of the sheet of a product category',
  input: z.object({ category: queryInteger(1) }),
  output: z.object({
    attributes: z.array(sheetAttribute),
    categories: z.array(sheetCategory).describe('The category, then its sub-categories.'),
  }),
  errors: ['not_found', 'forbidden'],
});

const sheetRow = entryRow
  .pick({ id: true, title: true, status: true, publishAt: true, pending: true, revision: true })
  .extend({
    parent: z.int(),
    facts: product.document.shape.facts.describe('Of the latest saved state, without those of articles.'),
  });
export type SheetRow = z.output<typeof sheetRow>;

export const listSheetRows = officeRead('ListSheetRows', {
  summary: 'List the products of a category with their facts',
  input: z.object({ parent: queryInteger(1), ...officePage }),
  output: z.array(sheetRow),
  errors: ['not_found', 'forbidden'],
  listed: true,
});
