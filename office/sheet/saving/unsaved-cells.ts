import { z } from 'zod';
import type { Line } from '../model/cells.ts';

/** The texts of a sheet that are not saved, as the browser keeps them. */
export const keptCells = z.object({
  at: z.string(),
  /** `revision`: that of the product in which they were typed. */
  rows: z.array(z.object({ id: z.int(), revision: z.int(), cells: z.array(z.tuple([z.int(), z.string()])) })),
});
export type KeptCells = z.output<typeof keptCells>;

/** What there is to keep of a sheet. */
export const rowsToKeep = (lines: readonly Line[]): KeptCells['rows'] =>
  lines.flatMap(({ row: { id, revision }, typed }) => (typed.size === 0 ? [] : [{ id, revision, cells: [...typed] }]));
