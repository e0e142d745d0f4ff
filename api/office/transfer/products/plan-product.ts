import { ruleWording } from '#api/office/entity-words.ts';
import type { FactWords } from '#content/attribute/fact-text.ts';
import { type FactEntry, parseFact } from '#content/attribute/parse-fact.ts';
import { isGtin } from '#contract/text/codes/gtin.ts';
import type { TablePlace } from '../imports.ts';
import { yieldBetween } from '../yield-between.ts';
import { earlierLine, type NumberHolders, numberIn, otherHolder } from './article-numbers.ts';
import { cellText, isSameText, plainText } from './cell-text.ts';
import type { MappedColumn, MappedRow, Problem, ProductRows } from './group-rows.ts';
import {
  type Article,
  articleCell,
  isTextField,
  type ProductDocument,
  type ProductState,
  productCell,
  textFields,
} from './product-cells.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface PlanTools {
  columns: readonly MappedColumn[];
  vocabulary: Vocabulary;
  /** Whether an empty cell clears the present value. */
  clears: boolean;
  problem: Problem;
  /** The lines of the article numbers and GTINs of the table. */
  codes: Map<string, number>;
  /** The products here that have an article number of the table. */
  holders: NumberHolders;
}

/** A product as the table wants it. */
export interface Plan {
  parent: number | null;
  document: ProductDocument;
  /** Where the table says a part, by its path. */
  places: Map<string, TablePlace>;
}

type StoredFact = Pick<ProductDocument['facts'][number], 'id' | 'attribute' | 'values' | 'upTo'>;

/** Sets the fact of a column. `made`: the fact as its list has it; undefined for one that the list cannot have. */
function withFact<F extends StoredFact>(
  facts: readonly F[],
  { attribute }: MappedColumn,
  text: string,
  { made, words, fail }: { made: (fact: StoredFact & FactEntry) => F | undefined; words: FactWords; fail: Fail },
): F[] {
  const at = facts.findIndex((each) => each.attribute === attribute?.id);
  if (!attribute) return [...facts];
  if (text === '') return facts.filter((_, index) => index !== at);
  const { fact, problem } = parseFact(text, attribute, words);
  if (problem) {
    fail(ruleWording('product', { path: 'facts', ...problem }));
    return [...facts];
  }
  const set = made({ id: facts[at]?.id, attribute: attribute.id, ...fact });
  if (!set) {
    fail(({ products }) => products.problems.articleText);
    return [...facts];
  }
  return at < 0 ? [...facts, set] : facts.with(at, set);
}

/** Facts of articles have no texts. */
const ofArticle = ({ text, note, ...fact }: StoredFact & FactEntry) => (text || note ? undefined : fact);

type Fail = (wording: Parameters<Problem>[1]) => void;

/** The changed cells of a row, with their texts. Cells that show what is there already are no change. */
function* changedCells(
  row: MappedRow,
  shown: (column: MappedColumn) => ReturnType<typeof productCell>,
  { columns, vocabulary, clears }: PlanTools,
): Generator<{ column: MappedColumn; text: string; place: TablePlace }> {
  for (const column of columns) {
    const cell = row.cells.get(column.key) ?? '';
    const read = column.attribute ? cellText(cell, vocabulary) : plainText(cell);
    const present = shown(column);
    const now = column.attribute ? cellText(present, vocabulary) : plainText(present);
    if (isSameText(read, now) || (read === '' && !clears)) continue;
    yield { column, text: read, place: { line: row.line, column: column.header } };
  }
}

/** The parts of articles say nothing in the row of a product, and those of products nothing in the row of an article. */
const ofArticles = new Set(['articleId', 'number', 'gtin', 'articleName']);
const ofProducts = new Set<string>([...textFields, 'category', 'concern']);

function planOwn(plan: Plan, row: MappedRow, id: number | undefined, tools: PlanTools): void {
  const { vocabulary, problem } = tools;
  const { document, places } = plan;
  for (const { column, text, place } of changedCells(
    row,
    (each) => productCell({ id, parent: plan.parent, document }, each, vocabulary),
    tools,
  )) {
    const { key, attribute } = column;
    const fail: Fail = (wording) => problem(place, wording);
    const linked = (names: Vocabulary['categories']): number | null | undefined => {
      const found = text === '' ? null : names.read(text);
      if (found === 'unknown') fail(({ products }) => products.problems.unknown);
      else if (found === 'ambiguous') fail(({ products }) => products.problems.ambiguous);
      else return found;
      return undefined;
    };
    if (attribute) {
      document.facts = withFact(document.facts, column, text, { made: (fact) => fact, words: vocabulary.facts, fail });
      const at = document.facts.findIndex((fact) => fact.attribute === attribute.id);
      places.set(`document.facts.${at}`, place);
    } else if (key === 'category') {
      plan.parent = linked(vocabulary.categories) ?? (text === '' ? null : plan.parent);
      places.set('parent', place);
    } else if (key === 'concern') {
      document.concern = linked(vocabulary.concerns) ?? (text === '' ? null : document.concern);
      places.set('document.concern', place);
    } else if (isTextField(key)) {
      // A product has a name.
      if (key === 'name' && text === '') continue;
      document[key] = text;
      places.set(`document.${key}`, place);
    }
  }
}

/** The article that a row is about: by its id, its number, its GTIN, or its name. */
function articleOf(articles: readonly Article[], row: MappedRow): number {
  const keys = [
    ['articleId', 'id'],
    ['number', 'number'],
    ['gtin', 'gtin'],
    ['articleName', 'name'],
  ] as const;
  const [key, field] = keys.find(([each]) => plainText(row.cells.get(each) ?? '') !== '') ?? ['number', 'number'];
  const text = plainText(row.cells.get(key) ?? '').toLowerCase();
  return articles.findIndex((article) => (article[field] ?? '').toLowerCase() === text);
}

function planArticle(plan: Plan, row: MappedRow, product: number | undefined, tools: PlanTools): void {
  const { columns, vocabulary, codes, holders } = tools;
  const { articles } = plan.document;
  const found = articleOf(articles, row);
  const placeOf = (key: string) => ({
    line: row.line,
    column: columns.find((each) => each.key === key)?.header ?? key,
  });
  const problem: Problem = (place, wording) => tools.problem(place, wording);
  if (found < 0 && plainText(row.cells.get('articleId') ?? '') !== '') {
    problem(placeOf('articleId'), ({ products }) => products.problems.noArticle);
    return;
  }
  const first = earlierLine(row, codes);
  if (first) {
    const text = first.column === 'gtin' ? 'gtinTwice' : 'articleTwice';
    problem(placeOf(first.column), ({ products }) => products.problems[text]({ line: first.line }));
    return;
  }
  const other = otherHolder(numberIn(row), articles[found]?.number ?? '', { product, holders });
  if (other !== undefined) {
    problem(placeOf('number'), ({ products }) => products.problems.numberTaken({ id: String(other) }));
    return;
  }
  const article: Article = { id: undefined, number: '', gtin: '', name: '', facts: [], ...articles[found] };
  const index = found < 0 ? articles.length : found;
  const at = `document.articles.${index}`;
  plan.places.set(at, { line: row.line });
  for (const { column, text, place } of changedCells(row, (each) => articleCell(product, article, each, vocabulary), {
    ...tools,
    columns: columns.filter(({ key }) => key !== 'id' && key !== 'articleId'),
  })) {
    const fail: Fail = (wording) => problem(place, wording);
    if (ofProducts.has(column.key)) {
      if (text !== '') fail(({ products }) => products.problems.ofProduct);
    } else if (column.attribute) {
      article.facts = withFact(article.facts, column, text, { made: ofArticle, words: vocabulary.facts, fail });
    } else if (column.key === 'gtin' && text !== '' && !isGtin(text)) {
      fail(ruleWording('product', { path: 'articles.gtin', code: 'gtin', message: '' }));
    } else {
      const field = column.key === 'articleName' ? 'name' : column.key === 'gtin' ? 'gtin' : 'number';
      article[field] = text;
      plan.places.set(`${at}.${field}`, place);
    }
  }
  articles[index] = article;
}

/** What a table changes about a product. Cells with a problem are reported and change nothing. */
export async function planProduct(
  { own, articles }: ProductRows,
  before: ProductState,
  tools: PlanTools,
): Promise<Plan> {
  const plan: Plan = { parent: before.parent, document: structuredClone(before.document), places: new Map() };
  const columns = tools.columns.filter(({ key }) => key !== 'id' && !ofArticles.has(key));
  if (own) planOwn(plan, own, before.id, { ...tools, columns });
  for await (const row of yieldBetween(articles)) planArticle(plan, row, before.id, tools);
  return plan;
}

/** Where the table says what a broken rule is about; the line of the product for anything else. */
export function placeOf({ places }: Plan, field: string, line: number): TablePlace {
  const parts = field.split('.');
  for (let length = parts.length; length > 0; length--) {
    const place = places.get(parts.slice(0, length).join('.'));
    if (place) return place;
  }
  return { line };
}
