import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearKeys } from './near-keys.ts';

test('has digits before swapped, missing and additional signs, and a letter for a digit last', () => {
  const known = ['CR17', 'RC16', 'CR1', 'CR162', 'CRA6'];
  expect(nearKeys('CR16', new Set(['CR16', 'CR27', ...known.toReversed()]))).toEqual(known);
});

test('finds every key with one wrong, missing, additional or swapped sign, and no other', () => {
  const key = fc.stringMatching(/^[0-9A-HJKMNP-Z]{4,20}$/);
  const sign = fc.constantFrom(...'0123456789ABCXYZ');
  fc.assert(
    fc.property(key, sign, sign, fc.nat(), (text, one, two, place) => {
      const at = place % (text.length - 1);
      const wrong = (from: string, count: number, other: string) => from.slice(0, at) + other + from.slice(at + count);
      const swapped = wrong(text, 2, `${text[at + 1]}${text[at]}`);
      for (const other of [wrong(text, 1, one), wrong(text, 1, ''), wrong(text, 0, one), swapped]) {
        expect(nearKeys(other, new Set([text]))).toEqual(other === text ? [] : [text]);
      }
      const far = `${one}${two}${one}${wrong(text, 1, two)}`;
      expect(nearKeys(far, new Set([text]))).toEqual([]);
    }),
  );
});

test.each(['', 'A1', 'A'.repeat(25)])('%j has none', (key) => {
  expect(nearKeys(key, new Set(['A', 'A11', 'A'.repeat(24)]))).toEqual([]);
});
