import { maxTableBytes } from '#contract/office/product-table.ts';
import { refusedTable, type Table } from './table.ts';

/** An uploaded table. Throws `invalid_body` with the reason for any other file. */
export async function readTable(bytes: Uint8Array): Promise<Table> {
  if (bytes.byteLength > maxTableBytes) {
    throw refusedTable(({ products }) => products.file.tooLarge({ megabytes: maxTableBytes / 1_048_576 }));
  }
  if (bytes.byteLength === 0) throw refusedTable(({ products }) => products.file.empty);
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  // The parsers are loaded with the first table: a start does not need them.
  if (isZip) return (await import('./read-xlsx.ts')).readXlsx(bytes);
  return (await import('./read-csv.ts')).readCsv(bytes);
}
