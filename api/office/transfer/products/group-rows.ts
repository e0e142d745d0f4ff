import { setImmediate as nextRound } from 'node:timers/promises';
import type { Wording } from '#api/office/words.ts';
import type { TablePlace } from '../imports.ts';
import { plainText } from './cell-text.ts';
import type { Column } from './columns.ts';
import type { Cell, Table } from './table.ts';
import type { Names } from './vocabulary.ts';

/** A column of the table with what it is. */
export interface MappedColumn extends Column {
  index: number;
  header: string;
}

/** A row by the keys of its columns. */
export interface MappedRow {
  line: number;
  cells: ReadonlyMap<string, Cell>;
}

/** The rows of a product. */
export interface ProductRows {
  /** Undefined: a new product. */
  id: number | undefined;
  /** The first of its lines. */
  line: number;
  /** Absent: only articles of the product are in the table. */
  own?: MappedRow;
  articles: MappedRow[];
}

export type Problem = (at: TablePlace, wording: Wording) => void;

const articleParts = ['articleId', 'number', 'gtin', 'articleName'];

const textAt = ({ cells }: MappedRow, key: string): string => plainText(cells.get(key) ?? '');

const isArticle = (row: MappedRow): boolean => articleParts.some((key) => textAt(row, key) !== '');

interface Tools {
  /** The products here. */
  products: Names;
  columns: readonly MappedColumn[];
  problem: Problem;
}

/** The product that a row names by its number, or by its name if it has none; null: a new one. */
function idIn(row: MappedRow, { products, columns, problem }: Tools): number | null | undefined {
  const placeOf = (key: string) => ({
    line: row.line,
    column: columns.find((each) => each.key === key)?.header ?? key,
  });
  const id = textAt(row, 'id');
  if (/^[1-9]\d{0,9}$/.test(id)) return Number(id);
  const name = textAt(row, 'name');
  if (id !== '') problem(placeOf('id'), ({ products: texts }) => texts.problems.noId);
  else if (name === '') problem({ line: row.line }, ({ products: texts }) => texts.problems.noProduct);
  else {
    const found = products.read(name);
    if (found !== 'ambiguous') return found === 'unknown' ? null : found;
    problem(placeOf('name'), ({ products: texts }) => texts.problems.ambiguous);
  }
  return undefined;
}

/** In one round of the event loop: 10,000 rows take most of a second. */
const rowsAtOnce = 500;

/** As many as a product can have. */
const maxArticles = 200;

function addArticle({ articles }: ProductRows, row: MappedRow, problem: Problem): void {
  if (articles.length < maxArticles) articles.push(row);
  else problem({ line: row.line }, ({ products }) => products.problems.articlesMany({ most: maxArticles }));
}

/** The products of a table with their articles. An article without a number of a product belongs to the one above it. */
export async function groupRows({ rows }: Table, tools: Tools): Promise<ProductRows[]> {
  const groups = new Map<string, ProductRows>();
  let above: ProductRows | undefined;
  const { columns, problem } = tools;
  for (const [index, { line, cells }] of rows.entries()) {
    if (index % rowsAtOnce === 0) await nextRound();
    const row: MappedRow = { line, cells: new Map(columns.map(({ key, index }) => [key, cells[index] ?? ''])) };
    const isOfArticle = isArticle(row);
    if (isOfArticle && textAt(row, 'id') === '') {
      if (above) addArticle(above, row, problem);
      else problem({ line }, ({ products }) => products.problems.noProductAbove);
      continue;
    }
    const id = idIn(row, tools);
    above = undefined;
    if (id === undefined) continue;
    const key = id === null ? `new ${textAt(row, 'name').toLowerCase()}` : String(id);
    const group: ProductRows = groups.get(key) ?? { id: id ?? undefined, line, articles: [] };
    groups.set(key, group);
    above = group;
    if (isOfArticle) addArticle(group, row, problem);
    else if (group.own) {
      const first = group.own.line;
      problem({ line }, ({ products }) => products.problems.productTwice({ line: first }));
      above = undefined;
    } else group.own = row;
  }
  return [...groups.values()];
}
