import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import { importProducts, readProductTable } from '#contract/calls/office/products.ts';
import { getImport } from '#contract/calls/office/transfer.ts';
import type { ImportProgress } from '#contract/office/upkeep-view.ts';
import { callPath } from '#contract/protocol/call.ts';
import { pageTimes } from '../contest/page-time.ts';
import type { Context, Part } from '../context.ts';
import type { Metric } from '../metrics.ts';
import { node, startAtrium } from '../processes/atrium.ts';
import { type Editor, signIn } from '../processes/editor.ts';
import { median } from '../statistics.ts';
import { type Catalogue, filteredPaths, filteredQuery, productTable, publishCatalogue } from './catalogue.ts';

type Measured = Omit<Metric, 'part'>;

const megabyte = 1_000_000;

async function ended({ call }: Editor): Promise<ImportProgress> {
  for (;;) {
    const { current } = await call(getImport, {});
    if (current?.state === 'done' && current.findings.length === 0) return current;
    if (current?.state !== 'running')
      throw new Error(`The import did not succeed: ${JSON.stringify(current?.findings.slice(0, 5))}`);
    await wait(200);
  }
}

/** Starts the check of a table, or the import after it: a form has texts and a file. */
async function start({ fetch }: Editor, url: string, fields: Record<string, string | File>): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const answer = await fetch(new Request(url + callPath(importProducts), { method: 'POST', body }));
  if (!answer.ok) throw new Error(`The import did not start: ${await answer.text()}`);
}

/** The check of a table and the import after it, as an editor does them. */
async function importTable(editor: Editor, url: string, file: File): Promise<ImportProgress> {
  const { columns, decimal } = await editor.call(readProductTable, { file });
  const choices = { decimal, columns: JSON.stringify(columns.map(({ target }) => target)), publish: '1', file };
  await start(editor, url, choices);
  const { id: check } = await ended(editor);
  await start(editor, url, { ...choices, check });
  return ended(editor);
}

const seconds = (since: number): number => (performance.now() - since) / 1_000;

/** Fills the category of a new site, twice with the same file. */
async function imports(dataDir: string, count: number): Promise<{ catalogue: Catalogue; metrics: Measured[] }> {
  const atrium = await startAtrium({ dataDir, free: true });
  try {
    const editor = await signIn(atrium.url, { dataDir, role: 'owner' });
    const catalogue = await publishCatalogue(editor);
    const file = new File([productTable(catalogue, count)], 'products.csv', { type: 'text/csv' });
    const [began, processorBefore] = [performance.now(), await atrium.processorMs()];
    const { created } = await importTable(editor, atrium.url, file);
    const [first, processorMs] = [seconds(began), (await atrium.processorMs()) - processorBefore];
    if (created !== count) throw new Error(`${created} of ${count} products were imported`);
    const again = performance.now();
    const { created: more, changed } = await importTable(editor, atrium.url, file);
    const second = seconds(again);
    const peak = await atrium.peakMemory();
    const metrics: Measured[] = [
      {
        ...{ what: 'import as CSV, check and import', value: first, unit: 's', target: { most: 60 } },
        note: `${Math.round(processorMs / 1_000)} s of processor time`,
      },
      {
        ...{ what: 'changes by a second import', value: more + changed, unit: '', target: { most: 0 } },
        note: `${second.toFixed(1)} s`,
      },
      {
        what: 'memory of the program after imports, at most',
        value: peak / megabyte,
        unit: 'MB',
        target: { most: 400 },
      },
    ];
    return { catalogue, metrics };
  } finally {
    await atrium.stop();
  }
}

async function pages(dataDir: string, catalogue: Catalogue, context: Context): Promise<Measured> {
  const atrium = await startAtrium({ dataDir, uncached: true });
  try {
    if (!context.quick) await atrium.idle();
    const walk = { what: 'category page', paths: filteredPaths(catalogue) };
    const [times = []] = await pageTimes([{ atrium, walk }], context);
    const what = 'processor time, category page with three filters';
    return { what, value: median(times), unit: 'ms', target: { most: 50 } };
  } finally {
    await atrium.stop();
  }
}

const figures = z.object({ bytes: z.number(), readMs: z.number(), filterMs: z.number(), sortMs: z.number() });

async function index(dataDir: string, catalogue: Catalogue): Promise<Measured[]> {
  const words = [dataDir, JSON.stringify(filteredQuery(catalogue)), String(catalogue.attributes[0]?.id)];
  const { stdout } = await promisify(execFile)(node, ['--expose-gc', 'store/testing/measure-facts.ts', ...words]);
  const { bytes, readMs, filterMs, sortMs } = figures.parse(JSON.parse(stdout));
  const note = `read in ${Math.round(readMs)} ms of processor time`;
  return [
    { what: 'processor time, three filters with all counts, warm', value: filterMs, unit: 'ms', target: { most: 5 } },
    {
      what: 'processor time, sorted by a number with all counts, warm',
      value: sortMs,
      unit: 'ms',
      target: { most: 5 },
    },
    { what: 'memory of the index', value: bytes / megabyte, unit: 'MB', target: { most: 20 }, note },
  ];
}

async function run(context: Context): Promise<Measured[]> {
  const { quick, say, demo } = context;
  const count = quick ? 100 : 10_000;
  const dataDir = await demo();
  say(`Facts: importing ${count} products`);
  const { catalogue, metrics } = await imports(dataDir, count);
  say('Facts: pages and index');
  return [await pages(dataDir, catalogue, context), ...(await index(dataDir, catalogue)), ...metrics];
}

export const facts: Part = { name: 'facts', title: '10,000 products with 14 facts each, in one category', run };
