import { expect, test } from 'vitest';
import { changedAlike } from './translated-lists.ts';

const [a, b, c] = [{ title: 'a' }, { title: 'b' }, { title: 'c' }];

test('a translation moves with its item', () => {
  expect(changedAlike([a, b, c], { kind: 'move', at: 0, to: 2 })).toEqual([b, c, a]);
  expect(changedAlike([a, b, c], { kind: 'move', at: 2, to: 0 })).toEqual([c, a, b]);
});

test('a translation is removed with its item, and no other', () => {
  expect(changedAlike([a, b, c], { kind: 'remove', at: 1 })).toEqual([a, c]);
  expect(changedAlike([a], { kind: 'remove', at: 2 })).toEqual([a]);
});

test('a copied item has the translation of the original', () => {
  expect(changedAlike([a, b], { kind: 'duplicate', at: 0 })).toEqual([a, a, b]);
});

test('an item added above others has no translation yet, and theirs stay with them', () => {
  expect(changedAlike([a, b], { kind: 'insert', at: 1 })).toEqual([a, {}, b]);
  expect(changedAlike([a], { kind: 'insert', at: 2 })).toEqual([a]);
});

test('items that are not translated yet keep their places', () => {
  expect(changedAlike([a], { kind: 'move', at: 0, to: 2 })).toEqual([{}, {}, a]);
  expect(changedAlike([a], { kind: 'move', at: 2, to: 0 })).toEqual([{}, a, {}]);
});

test('a translation of a removed item is put back with it', () => {
  expect(changedAlike([a, c], { kind: 'insert', at: 1, translation: b })).toEqual([a, b, c]);
  expect(changedAlike([a], { kind: 'insert', at: 2, translation: b })).toEqual([a, {}, b]);
});
