import { expect, test } from 'vitest';
import type { SheetAttribute } from '#contract/calls/office/sheet.ts';
import type { Line } from './cells.ts';
import { sorted } from './order.ts';

const weight: SheetAttribute = {
  ...{ id: 1, name: 'Weight', kind: 'number', unit: 'kg', unitCode: '', decimals: 2, least: null, most: null },
  ...{ options: [], group: '', help: '' },
};
const context = {
  attributes: new Map([[1, weight]]),
  words: { locale: 'en-GB', yes: 'Yes', no: 'No' },
};
const line = (id: number, title: string, value?: number): Line => ({
  row: {
    ...{ id, title, status: 'draft', publishAt: null, pending: false, revision: 1, parent: 5 },
    facts: value === undefined ? [] : [{ id: 'f', attribute: 1, values: [value], upTo: null, text: '', note: '' }],
  },
  typed: new Map(),
});
const lines = [line(1, 'Yarn 10', 9), line(2, 'yarn 9'), line(3, 'Cloth', 10.5)];
const ids = (found: readonly Line[]) => found.map(({ row }) => row.id);

test('numbers are sorted by size, and empty cells are last in both directions', () => {
  expect(ids(sorted(lines, { by: weight, isDescending: false }, () => 0, context))).toEqual([1, 3, 2]);
  expect(ids(sorted(lines, { by: weight, isDescending: true }, () => 0, context))).toEqual([3, 1, 2]);
});

test('names are sorted as people read them, and lines by how much is filled in', () => {
  expect(ids(sorted(lines, { by: 'product', isDescending: false }, () => 0, context))).toEqual([3, 2, 1]);
  expect(ids(sorted(lines, { by: 'filled', isDescending: true }, ({ row }) => row.id, context))).toEqual([3, 2, 1]);
});
