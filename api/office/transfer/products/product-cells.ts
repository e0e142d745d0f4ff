import type { z } from 'zod';
import type { FactEntry } from '#content/attribute/parse-fact.ts';
import { writeFact } from '#content/attribute/write-fact.ts';
import { product } from '#content/product/definition.ts';
import { metaOf } from '#contract/fields.ts';
import type { Column } from './columns.ts';
import type { Cell } from './table.ts';
import type { Vocabulary } from './vocabulary.ts';

export type ProductDocument = z.output<(typeof product)['document']>;
export type Article = ProductDocument['articles'][number];

type TextField = {
  [Name in keyof ProductDocument]: ProductDocument[Name] extends string ? Name : never;
}[keyof ProductDocument];

/** The texts of a product that have a column each: those of one line that visitors see. */
export const textFields = Object.entries(product.document.shape)
  .filter(([, schema]) => {
    const { input, forOffice } = metaOf(schema) ?? {};
    return (input === 'text' || input === 'code') && !forOffice;
  })
  .map(([name]) => name as TextField);

export const isTextField = (key: string): key is TextField => textFields.some((each) => each === key);

/** The state of a product that a table shows. */
export interface ProductState {
  /** Undefined: a new product. */
  id: number | undefined;
  parent: number | null;
  document: ProductDocument;
}

type StoredFact = Pick<FactEntry, 'values' | 'upTo'> & Partial<FactEntry> & { attribute: number };

const factCell = (facts: readonly StoredFact[], { attribute }: Column, { facts: words }: Vocabulary): Cell => {
  const fact = facts.find((each) => each.attribute === attribute?.id);
  if (!fact || !attribute) return '';
  const [value] = fact.values;
  const { values, upTo, text = '', note = '' } = fact;
  // A spreadsheet shows a number as its user writes numbers.
  if (typeof value === 'number' && values.length === 1 && upTo === null && note === '') return value;
  return writeFact({ values, upTo, text, note }, attribute, words);
};

/** The cell of a product's own row. */
export function productCell({ id, parent, document }: ProductState, column: Column, vocabulary: Vocabulary): Cell {
  if (column.attribute) return factCell(document.facts, column, vocabulary);
  if (isTextField(column.key)) return document[column.key];
  switch (column.key) {
    case 'id':
      return id ?? '';
    case 'category':
      return vocabulary.categories.write(parent);
    case 'concern':
      return vocabulary.concerns.write(document.concern);
    default:
      return '';
  }
}

/** The cell of the row of one of its articles. */
export function articleCell(id: number | undefined, article: Article, column: Column, vocabulary: Vocabulary): Cell {
  if (column.attribute) return factCell(article.facts, column, vocabulary);
  switch (column.key) {
    case 'id':
      return id ?? '';
    case 'articleId':
      return article.id ?? '';
    case 'number':
      return article.number;
    case 'gtin':
      return article.gtin;
    case 'articleName':
      return article.name;
    default:
      return '';
  }
}
