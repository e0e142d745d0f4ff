import { isDeepStrictEqual } from 'node:util';
import type { CallContext } from '#api/context.ts';
import { claimsCheck } from '#api/office/content/checks/check-claims.ts';
import { checkedState } from '#api/office/content/checks/check-document.ts';
import { editable } from '#api/office/content/editable.ts';
import { product as productType } from '#content/product/definition.ts';
import { HttpError } from '#contract/protocol/problem.ts';
import type { ListedEntry, StoredEntry } from '#store/store.ts';
import type { ImportReport, TableCheck } from '../imports.ts';
import { yieldBetween } from '../yield-between.ts';
import { type NumberHolders, numberHolders } from './article-numbers.ts';
import { groupRows, type MappedColumn, type ProductRows } from './group-rows.ts';
import { type Plan, type PlanTools, placeOf, planProduct } from './plan-product.ts';
import type { ProductState } from './product-cells.ts';
import { changeOf, isWaiting, publishedLanguages, saveWaiting, type WaitingProduct } from './save-product.ts';
import type { Table } from './table.ts';
import { allOf, namesOf, type Vocabulary } from './vocabulary.ts';

interface TableImport {
  table: Table;
  columns: readonly MappedColumn[];
  vocabulary: Vocabulary;
  /** Of the file and the choices. */
  hash: string;
  /** What the check has seen; undefined: this is the check. */
  check: TableCheck | undefined;
  clears: boolean;
  publish: boolean;
}

interface Work extends Pick<TableImport, 'check' | 'publish'> {
  tools: Omit<PlanTools, 'holders'>;
  waiting: WaitingProduct[];
  /** The revisions that this check sees. */
  revisions: Record<string, number>;
  report: ImportReport;
  context: CallContext;
  claimsOf: Awaited<ReturnType<typeof claimsCheck>>;
}

const atOnce = 200;

/** Checks or imports a table of products, one after the other. */
export async function runTable(asked: TableImport, report: ImportReport, context: CallContext): Promise<void> {
  const { table, columns, vocabulary, hash, clears } = asked;
  const problem: PlanTools['problem'] = (at, wording) =>
    report.finding(at.column === undefined ? 'entry-lost' : 'field-lost', wording, at);
  const products = namesOf(await titlesIfNeeded(table, columns, context));
  const groups = await groupRows(table, { products, columns, problem });
  report.expect(groups.length);
  const tools = { columns, vocabulary, clears, problem, codes: new Map<string, number>() };
  const claimsOf = await claimsCheck(context);
  const work: Work = { ...asked, tools, waiting: [], revisions: {}, report, context, claimsOf };
  for (let at = 0; at < groups.length; at += atOnce) {
    const some = groups.slice(at, at + atOnce);
    const known = { present: await presentProducts(some, context), holders: await numberHolders(some, context) };
    for await (const rows of yieldBetween(some)) {
      report.signal.throwIfAborted();
      await importProduct(rows, known, work);
      await saveWaiting(work.waiting, false, work);
      report.step();
    }
    await saveWaiting(work.waiting, true, work);
  }
  if (report.dryRun) report.checked({ hash, revisions: work.revisions });
}

/** The names of all products here, if a row names its product by the name alone. */
async function titlesIfNeeded({ rows }: Table, columns: readonly MappedColumn[], context: CallContext) {
  const titles = new Map<number, string>();
  const at = columns.find(({ key }) => key === 'id')?.index;
  if (at !== undefined && rows.every(({ cells }) => (cells[at] ?? '') !== '')) return titles;
  for await (const page of allOf('product', context)) for (const { id, title } of page) titles.set(id, title);
  return titles;
}

interface Present {
  listed: ListedEntry;
  state: ProductState;
}

async function presentProducts(groups: readonly ProductRows[], context: CallContext): Promise<Map<number, Present>> {
  const ids = groups.flatMap(({ id }) => id ?? []);
  const documents = await context.store.entries.documents('product', ids);
  const present = new Map<number, Present>();
  for await (const page of allOf('product', context, { ids })) {
    for (const listed of page) {
      const { id, parent } = listed;
      const { data } = productType.document.safeParse(editable('product', documents.get(id) ?? {}));
      if (data) present.set(id, { listed, state: { id, parent, document: data } });
    }
  }
  return present;
}

const blank = (): ProductState => ({
  id: undefined,
  parent: null,
  document: { ...productType.document.parse({ name: '–' }), name: '' },
});

/** What is here of the products of some rows. */
interface Known {
  present: ReadonlyMap<number, Present>;
  holders: NumberHolders;
}

async function importProduct(rows: ProductRows, { present, holders }: Known, work: Work): Promise<void> {
  const { tools, check, revisions, report } = work;
  const { id, line } = rows;
  const there = id === undefined ? undefined : present.get(id);
  if (id !== undefined && !there) return tools.problem({ line }, ({ products }) => products.problems.noId);
  if (there) revisions[there.listed.id] = there.listed.revision;
  const before = there?.state ?? blank();
  const plan = await planProduct(rows, before, { ...tools, holders });
  const isSame = there && plan.parent === before.parent && isDeepStrictEqual(plan.document, before.document);
  if (isSame) return report.count('unchanged');
  if (there && check && check.revisions[there.listed.id] !== there.listed.revision) {
    return tools.problem({ line }, ({ products }) => products.problems.changedMeanwhile);
  }
  await saveChecked(rows, plan, there, work);
}

interface SavedProduct {
  id: number | undefined;
  parent: number | null;
  document: object;
  /** As it is saved; undefined for a new one. */
  entry: StoredEntry | undefined;
}

async function saveChecked(
  { id, line }: ProductRows,
  plan: Plan,
  there: Present | undefined,
  work: Work,
): Promise<void> {
  const { tools, waiting, publish, report, context } = work;
  const { parent } = plan;
  const isKept = publish && there !== undefined && isWaiting(there.listed);
  try {
    const asked = { type: 'product', id, parent, document: { ...plan.document }, translations: {} } as const;
    const { document } = await checkedState(asked, publish && !isKept, context, tools.vocabulary.attributes);
    if (isKept) report.finding('changed', ({ products }) => products.problems.waits, { line });
    const count = there ? 'changed' : 'created';
    const entry = id === undefined || (report.dryRun && !publish) ? undefined : await context.store.entries.get(id);
    if (report.dryRun) {
      if (publish && !isKept) await reportClaims({ id, parent, document, entry }, plan, line, work);
      return report.count(count);
    }
    const before = entry && { ...entry, revision: there?.listed.revision ?? entry.revision };
    waiting.push({ line, count, change: changeOf(before, { parent, document, publish }, context) });
  } catch (error) {
    if (!(error instanceof HttpError) || !error.errors) throw error;
    const { errors = [] } = error.toProblem(context.lang);
    for (const { field, message } of errors) report.finding('entry-lost', () => message, placeOf(plan, field, line));
  }
}

/** The check warns of promises that nothing proves before the import publishes them. */
async function reportClaims(
  { id, parent, document, entry }: SavedProduct,
  { document: { name } }: Plan,
  line: number,
  { report, claimsOf }: Work,
): Promise<void> {
  const langs = entry && publishedLanguages(entry);
  const translations = Object.fromEntries(
    Object.entries(entry?.translations ?? {}).filter(([lang]) => langs?.includes(lang) ?? true),
  );
  for (const { words } of await claimsOf({ type: 'product', id, parent, document, translations })) {
    const quoted = words.join(', ');
    report.finding('unproved', ({ products }) => products.problems.unproved({ product: name, words: quoted }), {
      line,
    });
  }
}
