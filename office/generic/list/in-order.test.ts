import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

const rows = [7, 3, 9].map((id) => ({ id }));

test('rows follow the ids of a move', () => {
  expect(inOrder(rows, [9, 7, 3])).toEqual([{ id: 9 }, { id: 7 }, { id: 3 }]);
});

test.each([[undefined], [[7, 3]], [[7, 3, 8]], [[7, 3, 9, 8]]])(
  'a list with other rows is shown as it was read: %j',
  (ids) => {
    expect(inOrder(rows, ids)).toBe(rows);
  },
);

test('no row is lost or doubled', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(9)), fc.uniqueArray(fc.nat(9)), (ids, order) => {
      const shown = inOrder(
        ids.map((id) => ({ id })),
        order,
      ).map(({ id }) => id);
      expect(shown.toSorted()).toEqual(ids.toSorted());
    }),
  );
});
