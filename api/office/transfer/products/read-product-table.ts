import type { Handler } from '#api/context.ts';
import { requireChanged } from '#api/office/content/allowed.ts';
import type { readProductTable as readProductTableCall } from '#contract/calls/office/products.ts';
import { allColumns, guessTargets } from './columns.ts';
import { readTable } from './read-table.ts';
import { decimalOf, vocabularyOf } from './vocabulary.ts';

const maxExamples = 3;

export const readProductTable: Handler<typeof readProductTableCall> = async ({ file }, context) => {
  requireChanged('product', context.caller);
  const { headers, rows, separator } = await readTable(new Uint8Array(await file.arrayBuffer()));
  const decimal = separator === undefined ? decimalOf(context.lang) : separator === ';' ? ',' : '.';
  const columns = allColumns(await vocabularyOf(decimal, context), context.lang);
  const targets = guessTargets(headers, columns);
  return {
    columns: headers.map((header, index) => ({
      header,
      examples: rows
        .values()
        .map(({ cells }) => String(cells[index] ?? '').slice(0, 100))
        .filter((text) => text !== '')
        .take(maxExamples)
        .toArray(),
      target: targets[index] ?? '',
    })),
    targets: columns.map(({ key, label }) => ({ key, label })),
    rows: rows.length,
    decimal,
  };
};
