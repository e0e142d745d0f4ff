import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asciiDigits } from './ascii-digits.ts';

test.each([
  ['+৮৮০ ১৭১১', '+880 1711'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['０９ and 𝟙𝟘', '09 and 10'],
])('reads the digits of %s as ASCII', (text, digits) => {
  expect(asciiDigits(text)).toBe(digits);
});

test('changes only digits, each to one ASCII digit', () => {
  const all = Array.from({ length: 0x11000 }, (_, at) => String.fromCodePoint(at)).filter((one) => /\p{Nd}/u.test(one));
  for (const digit of all) expect(asciiDigits(digit)).toMatch(/^\d$/);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(asciiDigits(text).replace(/\d/g, '')).toBe(text.replace(/\p{Nd}/gu, ''));
    }),
  );
});
