/** Both corners of a block of cells, in any order. */
export interface Range {
  from: Position;
  to: Position;
}

export interface Position {
  row: number;
  column: number;
}

interface Bounds {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export const boundsOf = ({ from, to }: Range): Bounds => ({
  top: Math.min(from.row, to.row),
  bottom: Math.max(from.row, to.row),
  left: Math.min(from.column, to.column),
  right: Math.max(from.column, to.column),
});

export const isInRange = (range: Range, { row, column }: Position): boolean => {
  const { top, bottom, left, right } = boundsOf(range);
  return row >= top && row <= bottom && column >= left && column <= right;
};

/** The positions of a block, in reading order. */
export function positionsIn(range: Range): Position[] {
  const { top, bottom, left, right } = boundsOf(range);
  const columns = Array.from({ length: right - left + 1 }, (_, index) => left + index);
  return Array.from({ length: bottom - top + 1 }, (_, index) => top + index).flatMap((row) =>
    columns.map((column) => ({ row, column })),
  );
}

interface Pasted {
  cells: (Position & { text: string })[];
  /** Values beyond the last row or column. */
  lost: number;
}

/**
 * The cells that a pasted block fills: from the first cell of the range on, and repeated where the range is a multiple
 * of the block, as one value that fills a range.
 */
export function pastedCells(
  block: readonly (readonly string[])[],
  range: Range,
  size: { rows: number; columns: number },
): Pasted {
  const { top, bottom, left, right } = boundsOf(range);
  const height = block.length;
  const width = Math.max(...block.map((cells) => cells.length));
  const repeated = (room: number, length: number) => (room % length === 0 ? room : length);
  const [rows, columns] = [repeated(bottom - top + 1, height), repeated(right - left + 1, width)];
  const cells: Pasted['cells'] = [];
  let lost = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const text = block[row % height]?.[column % width];
      if (text === undefined) continue;
      const place = { row: top + row, column: left + column };
      if (place.row < size.rows && place.column < size.columns) cells.push({ ...place, text });
      else lost += 1;
    }
  }
  return { cells, lost };
}
