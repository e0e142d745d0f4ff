import type { Wording } from '#api/office/words.ts';
import { words } from '#api/office/words.ts';

/** A value of a spreadsheet. Cells of CSV are texts. */
export type Cell = string | number | boolean;

export interface TableRow {
  /** Its number in the file; 1 is the first. */
  line: number;
  cells: Cell[];
}

/** A table as it was uploaded. */
export interface Table {
  headers: string[];
  rows: TableRow[];
  /** The separator of its cells; undefined: a spreadsheet, whose numbers have no decimal sign. */
  separator: string | undefined;
}

export const refusedTable = (wording: Wording) => words.fieldError('invalid_body', [{ field: 'file', wording }], true);

/** Longer than any text of a product in a table. */
export const maxCellCharacters = 4_000;
