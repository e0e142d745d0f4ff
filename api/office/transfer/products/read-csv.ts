import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { setImmediate as nextRound } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { withFormula } from '#api/rules/streams/csv.ts';
import { maxTableColumns } from '#contract/office/product-table.ts';
import { addRow, tableOf } from './bounded-rows.ts';
import { maxCellCharacters, refusedTable, type Table, type TableRow } from './table.ts';

/** The encoding of a file: UTF-8, UTF-16 with a byte order mark, or that of spreadsheets on Windows. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (bytes.includes(0)) throw refusedTable(({ products }) => products.file.encoding);
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

const separators = [',', ';', '\t'];

/** The separator that the first line of the start of a file has most of, outside of quotes. */
function separatorOf(start: string): string {
  const [line = ''] = start.replaceAll(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  const counts = separators.map((separator) => line.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}

const bytesAtOnce = 64 * 1024;

/** Each in a round of its own: a line may be as long as the file. */
async function* piecesOf(bytes: Uint8Array, decoder: TextDecoder): AsyncGenerator<string> {
  for (let at = 0; at < bytes.length; at += bytesAtOnce) {
    yield decoder.decode(bytes.subarray(at, at + bytesAtOnce), { stream: true });
    await nextRound();
  }
  yield decoder.decode();
}

/** Parses CSV in pieces, with other requests in between. */
export async function readCsv(bytes: Uint8Array): Promise<Table> {
  const encoding = encodingOf(bytes);
  const start = new TextDecoder(encoding).decode(bytes.subarray(0, 200_000), { stream: true });
  const separator = separatorOf(start);
  const parser = parse({
    ...{ delimiter: separator, info: true, relax_column_count: true, skip_empty_lines: false, bom: true },
    max_record_size: maxTableColumns * maxCellCharacters,
  });
  const records = Readable.from(piecesOf(bytes, new TextDecoder(encoding))).pipe(parser) as AsyncIterable<{
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
