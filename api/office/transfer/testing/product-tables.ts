import { expect, vi } from 'vitest';
import type { Caller } from '#api/context.ts';
import { owner, type TestApi } from '#api/testing/start-api.ts';
import { getImport } from '#contract/calls/office/transfer.ts';
import type { ProductTable } from '#contract/office/product-table.ts';
import type { ImportProgress } from '#contract/office/upkeep-view.ts';

export interface TableChoices {
  columns?: string[];
  decimal?: '.' | ',';
  empty?: 'keep' | 'clear';
  publish?: boolean;
  check?: string;
}

/** The export of products as bytes. */
export async function exportedTable(api: TestApi, query = '', caller: Caller = owner): Promise<Uint8Array> {
  const response = await api.fetch(`/api/Office/ExportProducts?${query}`, {}, caller);
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

/** The CSV of products by lines; cells have no line breaks in these tests. */
export const csvLines = async (api: TestApi): Promise<string[]> =>
  new TextDecoder()
    .decode(await exportedTable(api))
    .trim()
    .split('\r\n');

function form(content: BlobPart, fields: Record<string, string>): FormData {
  const data = new FormData();
  data.set('file', new File([content], 'products.csv'));
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

export const sent = (api: TestApi, call: string, content: BlobPart, fields = {}, caller: Caller = owner) =>
  api.fetch(`/api/Office/${call}`, { method: 'POST', body: form(content, fields) }, caller);

/** The columns of a table, as the mapping shows them. */
export async function columnsOf(api: TestApi, content: BlobPart, caller?: Caller): Promise<ProductTable> {
  const response = await sent(api, 'ReadProductTable', content, {}, caller);
  expect(await response.clone().json()).toMatchObject({ columns: expect.anything() });
  return (await response.json()) as ProductTable;
}

async function ended(api: TestApi): Promise<ImportProgress> {
  return vi.waitFor(
    async () => {
      const { current } = await api.client(owner).call(getImport, {});
      if (current?.state === 'done') return current;
      throw new Error(`The import has not ended: ${JSON.stringify(current)}`);
    },
    { timeout: 120_000, interval: 10 },
  );
}

/** Makes a check, or with `check` the import, and waits for its end. Columns are guessed unless they are chosen. */
export async function runTableImport(api: TestApi, content: BlobPart, choices: TableChoices = {}, caller?: Caller) {
  const guessed = choices.columns && choices.decimal ? undefined : await columnsOf(api, content, caller);
  const columns = choices.columns ?? guessed?.columns.map(({ target }) => target) ?? [];
  const fields = {
    columns: JSON.stringify(columns),
    decimal: choices.decimal ?? guessed?.decimal ?? '.',
    empty: choices.empty ?? 'keep',
    publish: choices.publish ? '1' : '0',
    ...(choices.check === undefined ? {} : { check: choices.check }),
  };
  const response = await sent(api, 'ImportProducts', content, fields, caller);
  if (!response.ok) throw new Error(await response.text());
  const result = await ended(api);
  const { created, changed, unchanged, findings, id } = result;
  return { id, counts: { created, changed, unchanged }, findings };
}

/** The check, and the import after it. */
export async function importedTable(api: TestApi, content: BlobPart, choices: TableChoices = {}) {
  const { id } = await runTableImport(api, content, choices);
  return runTableImport(api, content, { ...choices, check: id });
}
