import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeList } from './whole-list.ts';

test('returns every item of a list of any length once, in order, and loads few at a time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(1_050), async (length) => {
      const all = Array.from({ length }, (_, number) => number);
      const taken: number[] = [];
      const kept = await wholeList(
        async ({ skip, take }) => {
          taken.push(take);
          return { items: all.slice(skip, skip + take), total: length };
        },
        (number) => `${number}`,
      );
      expect(kept).toEqual(all.map(String));
      expect(Math.max(...taken)).toBe(100);
      expect(taken.length).toBe(Math.max(1, Math.ceil(length / 100)));
    }),
  );
});

test('ends when the list shrinks while it is read', async () => {
  const kept = await wholeList(
    async ({ skip }) => ({ items: skip === 0 ? [1, 2] : [], total: 500 }),
    (number) => number,
  );
  expect(kept).toEqual([1, 2]);
});
