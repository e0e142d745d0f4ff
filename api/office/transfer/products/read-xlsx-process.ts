/* Child process of read-xlsx.ts: reads a workbook without a pause, which would hold up visitors in the program itself. */
import { readSheet } from 'read-excel-file/node';
import type { Cell } from './table.ts';

/** Some rows of the sheet, an error, or its end. */
export type SheetMessage = { rows: Cell[][] } | { isDamaged: true } | { isEnd: true };

/** The program takes this many rows in a few milliseconds. */
const rowsAtOnce = 500;

const cellOf = (value: unknown): Cell => {
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '');
  return typeof value === 'number' || typeof value === 'boolean' ? value : typeof value === 'string' ? value : '';
};

const say = (message: SheetMessage | 'ready') => process.send?.(message);

async function read(bytes: Uint8Array): Promise<void> {
  const sheet = await readSheet(Buffer.from(bytes));
  for (let from = 0; from < sheet.length; from += rowsAtOnce) {
    say({ rows: sheet.slice(from, from + rowsAtOnce).map((cells) => cells.map(cellOf)) });
  }
  say({ isEnd: true });
}

process.once('message', (bytes: Uint8Array) => {
  read(bytes).catch(() => say({ isDamaged: true }));
});
say('ready');
