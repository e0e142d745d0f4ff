import { expect, test } from 'vitest';
import { columnsOf } from './columns.ts';

test('certificates have the columns that leave fewer places empty in the last row', () => {
  expect([3, 4, 5, 6, 7, 8, 9, 12].map(columnsOf)).toEqual([3, 4, 3, 3, 4, 4, 3, 3]);
});
