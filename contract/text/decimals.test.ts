import { expect, test } from 'vitest';
import { decimalIn, decimalSign, decimalText } from './decimals.ts';

test.each([
  ['1.89', '.', 1.89],
  ['1,89', '.', 1.89],
  ['1,89', ',', 1.89],
  ['1.89', ',', 1.89],
  ['1.500', ',', 1500],
  ['1,500', ',', 1.5],
  ['1,500', '.', 1500],
  ['1.500', '.', 1.5],
  ['12.345.678,9', ',', 12_345_678.9],
  ['0.125', ',', 0.125],
  ['-8,6', ',', -8.6],
  ['−3', '.', -3],
  ['١٫٨٩', '.', 1.89],
  ['১.৫', '.', 1.5],
  ['1 500', '.', 1500],
  ['1.000,50', '.', 1000.5],
  ['1,000.50', ',', 1000.5],
  ['1.000.000', '.', 1_000_000],
  ['1,000,000', ',', 1_000_000],
  ['1.000,50,1', '.', undefined],
  ['', '.', undefined],
  ['two', '.', undefined],
  ['1.2.3', '.', undefined],
  ['1e9', '.', undefined],
] as const)('%s is read where the decimal sign is %s', (typed, sign, value) => {
  expect(decimalIn(typed, sign)).toBe(value);
});

test('what is shown is read again as the same number', () => {
  for (const locale of ['en-GB', 'de', 'pt-PT', 'ar-u-nu-latn', 'fr']) {
    for (const value of [1.89, 1500, 1500.125, -0.5, 0.000_001]) {
      expect(decimalIn(decimalText(value, locale), decimalSign(locale))).toBe(value);
    }
  }
});
