import { maxTableColumns, maxTableRows } from '#contract/office/product-table.ts';
import { maxCellCharacters, refusedTable, type Table, type TableRow } from './table.ts';

const isEmpty = ({ cells }: TableRow): boolean => cells.every((cell) => cell === '');

/** Adds a row that has a value. Throws for what no table of products has. */
export function addRow(rows: TableRow[], row: TableRow): void {
  const { line, cells } = row;
  if (isEmpty(row)) return;
  if (rows.length > maxTableRows) throw refusedTable(({ products }) => products.file.rows({ most: maxTableRows }));
  if (cells.length > maxTableColumns) {
    throw refusedTable(({ products }) => products.file.columns({ line, most: maxTableColumns }));
  }
  if (cells.some((cell) => typeof cell === 'string' && cell.length > maxCellCharacters)) {
    throw refusedTable(({ products }) => products.file.cell({ line, most: maxCellCharacters }));
  }
  rows.push({ line, cells: cells.map((cell) => (typeof cell === 'string' ? cell.trim() : cell)) });
}

/** The table of the rows: the first has the headers. */
export function tableOf([first, ...rows]: TableRow[], separator: string | undefined): Table {
  if (!first) throw refusedTable(({ products }) => products.file.empty);
  const headers = first.cells.map(String);
  while (headers.at(-1) === '') headers.pop();
  const named = headers.filter((header) => header !== '').map((header) => header.toLowerCase());
  const twice = named.find((header, index) => named.indexOf(header) !== index);
  if (twice !== undefined) throw refusedTable(({ products }) => products.file.twice({ header: twice }));
  return { headers, rows, separator };
}
