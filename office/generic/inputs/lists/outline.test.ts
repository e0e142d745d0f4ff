import { expect, test } from 'vitest';
import { movesIn } from './outline.ts';

/** Capital letters have the small ones after them below them. */
const moved = (names: string, from: number, to: number): string => {
  const items = [...names].map((name) => ({ below: name === name.toLowerCase() }));
  const list = [...names];
  for (const [at, place] of movesIn(items, from, to)) list.splice(place, 0, ...list.splice(at, 1));
  return list.join('');
};

test.each([
  ['AbcDe', 0, 1, 'DeAbc'],
  ['AbcDe', 3, 2, 'DeAbc'],
  ['AbcDe', 3, 0, 'DeAbc'],
  ['AbcDeF', 0, 3, 'DeAbcF'],
  ['AbcDeF', 5, 4, 'AbcFDe'],
  ['ABC', 0, 2, 'BCA'],
  ['ABC', 1, 0, 'BAC'],
  ['AbcDe', 1, 2, 'AcbDe'],
  ['AbcDe', 2, 3, 'AbDce'],
  ['AbcDe', 3, 4, 'AbcDe'],
  ['aBc', 0, 1, 'Bca'],
])('in %s, the item %i moved to %i takes those below it along: %s', (names, from, to, result) => {
  expect(moved(names, from, to)).toBe(result);
});
