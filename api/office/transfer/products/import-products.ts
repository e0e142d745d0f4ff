import { createHash } from 'node:crypto';
import type { CallContext, Handler } from '#api/context.ts';
import { requireChanged } from '#api/office/content/allowed.ts';
import { words } from '#api/office/words.ts';
import type { importProducts as importProductsCall } from '#contract/calls/office/products.ts';
import type { CallInput } from '#contract/protocol/call.ts';
import type { ImportResult, TableCheck } from '../imports.ts';
import { requireIdle, startImport } from '../run-import.ts';
import { allColumns } from './columns.ts';
import type { MappedColumn } from './group-rows.ts';
import { readTable } from './read-table.ts';
import { runTable } from './run-table.ts';
import type { Table } from './table.ts';
import { vocabularyOf } from './vocabulary.ts';

type Input = CallInput<typeof importProductsCall>;

/** Identifies a file with the choices for it. */
const hashOf = (bytes: Uint8Array, { columns, decimal, empty, publish }: Input): string =>
  createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([columns, decimal, empty, publish]))
    .digest('hex');

export const importProducts: Handler<typeof importProductsCall> = async (input, context) => {
  requireChanged('product', context.caller);
  requireIdle(context);
  const bytes = new Uint8Array(await input.file.arrayBuffer());
  const hash = hashOf(bytes, input);
  const check = input.check === undefined ? undefined : await checkOf(input.check, hash, context);
  const table = await readTable(bytes);
  const vocabulary = await vocabularyOf(input.decimal, context);
  const columns = mappedColumns(input.columns, table, allColumns(vocabulary, context.lang));
  const source = input.file.name.replaceAll(/\p{Cc}/gu, '').slice(0, 200) || 'table';
  const options = { table, columns, vocabulary, hash, check, clears: input.empty === 'clear', publish: input.publish };
  return startImport(
    { kind: 'products', source, dryRun: check === undefined, run: (report) => runTable(options, report, context) },
    context,
  );
};

/** What the check of this file has seen. Throws `conflict` where there was none of the same file with the same choices. */
async function checkOf(id: string, hash: string, { store }: CallContext): Promise<TableCheck> {
  const kept = await store.imports.report(id);
  const check = (kept?.report as ImportResult | undefined)?.check;
  if (check?.hash !== hash) throw words.error('conflict', ({ products }) => products.checkAgain);
  return check;
}

const refused = (field: 'columns', wording: Parameters<typeof words.error>[1]) =>
  words.fieldError('invalid_body', [{ field, wording }]);

function mappedColumns(
  chosen: readonly string[],
  { headers }: Table,
  known: ReturnType<typeof allColumns>,
): MappedColumn[] {
  const byKey = new Map(known.map((column) => [column.key, column]));
  const columns = chosen.slice(0, headers.length).flatMap((key, index): MappedColumn[] => {
    const column = byKey.get(key);
    if (key !== '' && !column) throw refused('columns', ({ products }) => products.noColumn({ key }));
    return column ? [{ ...column, index, header: headers[index] || String(index + 1) }] : [];
  });
  const keys = columns.map(({ key }) => key);
  if (new Set(keys).size < keys.length) throw refused('columns', ({ products }) => products.columnTwice);
  if (!keys.includes('id') && !keys.includes('name')) throw refused('columns', ({ products }) => products.noNames);
  return columns;
}
