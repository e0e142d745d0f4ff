import { expect, test } from 'vitest';
import { isInRange, pastedCells, positionsIn } from './paste.ts';

const size = { rows: 4, columns: 3 };
const at = (row: number, column: number, toRow = row, toColumn = column) => ({
  from: { row, column },
  to: { row: toRow, column: toColumn },
});
const placed = (block: string[][], range: ReturnType<typeof at>) => {
  const { cells, lost } = pastedCells(block, range, size);
  return { cells: cells.map(({ row, column, text }) => `${row},${column} ${text}`), lost };
};

test('a block fills the cells from the active one on', () => {
  const block = [['a', 'b'], ['c']];
  expect(placed(block, at(1, 0))).toEqual({ cells: ['1,0 a', '1,1 b', '2,0 c'], lost: 0 });
  expect(placed(block, at(3, 2))).toEqual({ cells: ['3,2 a'], lost: 2 });
});

test('a value fills a range, and a block one that is its multiple', () => {
  expect(placed([['x']], at(2, 1, 1, 0)).cells).toEqual(['1,0 x', '1,1 x', '2,0 x', '2,1 x']);
  expect(placed([['x', 'y']], at(0, 0, 1, 1)).cells).toEqual(['0,0 x', '0,1 y', '1,0 x', '1,1 y']);
  expect(placed([['x'], ['y']], at(0, 0, 2, 0)).cells).toEqual(['0,0 x', '1,0 y']);
});

test('a range has its corners in any order', () => {
  expect(positionsIn(at(1, 1, 0, 0))).toHaveLength(4);
  expect(isInRange(at(2, 2, 0, 1), { row: 1, column: 1 })).toBe(true);
  expect(isInRange(at(2, 2, 0, 1), { row: 1, column: 0 })).toBe(false);
});
