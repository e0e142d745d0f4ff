import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenByKey, suggestionsAddress } from './suggestions.ts';

test('arrow keys cycle through the options and the text field', () => {
  expect([-1, 0, 1, 2].map((chosen) => chosenByKey('ArrowDown', chosen, 3))).toEqual([0, 1, 2, -1]);
  expect([-1, 0, 1, 2].map((chosen) => chosenByKey('ArrowUp', chosen, 3))).toEqual([2, -1, 0, 1]);
  expect(chosenByKey('ArrowDown', -1, 0)).toBe(-1);
  for (const key of ['Home', 'End', 'a', 'Tab']) expect(chosenByKey(key, 1, 3)).toBeUndefined();
});

test('up undoes down, and as many downs as there are positions return to the start', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.nat(20), (count, at) => {
      const start = Math.min(at, count) - 1;
      expect(chosenByKey('ArrowUp', chosenByKey('ArrowDown', start, count) ?? 99, count)).toBe(start);
      let chosen = start;
      for (let step = 0; step <= count; step++) chosen = chosenByKey('ArrowDown', chosen, count) ?? 99;
      expect(chosen).toBe(start);
    }),
  );
});

test('the query reaches the server as typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (query) => {
      const url = new URL(suggestionsAddress(query), 'http://site.test');
      expect([url.pathname, url.searchParams.get('q')]).toEqual(['/search/suggestions', query]);
    }),
  );
});
