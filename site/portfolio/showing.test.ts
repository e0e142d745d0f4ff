import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterStateAt } from './filter-state.ts';
import { fields, samples } from './samples.ts';

const at = (query: string) => filterStateAt(new URLSearchParams(query));

test('shows six at first and three more each time, until all are there', () => {
  const counts: number[] = [];
  for (let address: string | undefined = '/portfolio'; address !== undefined; ) {
    const showing = filterStateAt(new URL(address, 'http://site.test').searchParams);
    counts.push(showing.items.length);
    address = showing.more;
  }
  expect(counts.slice(0, 3)).toEqual([6, 9, 12]);
  expect(counts.at(-1)).toBe(samples.length);
});

test('a filter selects its own field only, also when more are loaded', () => {
  for (const field of fields) {
    const { items, total } = at(`filter=${field}`);
    expect(total).toBe(samples.filter((sample) => sample.field === field).length);
    expect(items.map((sample) => sample.field)).toEqual(items.map(() => field));
  }
  expect(at('show=9').more).toBe('/portfolio?show=12');
  expect(at('filter=nonsense').field).toBeUndefined();
});

test('any query shows at least the first row and at most all', () => {
  fc.assert(
    fc.property(fc.string(), (show) => {
      const { items, total } = filterStateAt(new URLSearchParams({ show }));
      expect(items.length).toBeGreaterThanOrEqual(6);
      expect(items.length).toBeLessThanOrEqual(total);
      expect(items.length % 3 === 0 || items.length === total).toBe(true);
    }),
  );
});

test('samples have unique ids', () => {
  expect(new Set(samples.map(({ id }) => id)).size).toBe(samples.length);
});
