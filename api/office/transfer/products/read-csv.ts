import { Readable } from 'node:stream';
import { setImmediate as nextRound } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { withFormula } from '#api/rules/streams/csv.ts';
import { maxTableColumns } from '#contract/office/product-table.ts';
import { addRow, tableOf } from './bounded-rows.ts';
import { maxCellCharacters, refusedTable, type Table, type TableRow } from './table.ts';

/** The text of a file: UTF-8, UTF-16 with a byte order mark, or the encoding of spreadsheets on Windows. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) throw refusedTable(({ products }) => products.file.encoding);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const separators = [',', ';', '\t'];

/** The separator that the first line has most of, outside of quotes. */
function separatorOf(text: string): string {
  const [line = ''] = text
    .slice(0, 100_000)
    .replaceAll(/"[^"]*"/g, '')
    .split(/[\r\n]/, 1);
  const counts = separators.map((separator) => line.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}

const charactersAtOnce = 64 * 1024;

/** Each in a round of its own: a line may be as long as the file. */
async function* piecesOf(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += charactersAtOnce) {
    yield text.slice(at, at + charactersAtOnce);
    await nextRound();
  }
}

/** Parses CSV in pieces, with other requests in between. */
export async function readCsv(bytes: Uint8Array): Promise<Table> {
  const text = textOf(bytes);
  const separator = separatorOf(text);
  const parser = parse({
    ...{ delimiter: separator, info: true, relax_column_count: true, skip_empty_lines: false, bom: true },
    max_record_size: maxTableColumns * maxCellCharacters,
  });
  const records = Readable.from(piecesOf(text)).pipe(parser) as AsyncIterable<{
    info: { lines: number };
    record: string[];
  }>;
  const rows: TableRow[] = [];
  let line = 1;
  try {
    for await (const { info, record } of records) {
      addRow(rows, { line, cells: record.map(withFormula) });
      // A cell with line breaks ends some lines below the first of its row.
      line = info.lines + 1;
      if (rows.length % 500 === 0) await nextRound();
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw refusedTable(({ products }) => products.file.csv({ line }));
  }
  return tableOf(rows, separator);
}
