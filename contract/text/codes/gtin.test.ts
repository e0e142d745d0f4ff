import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isGtin } from './gtin.ts';

test('accepts numbers of each length', () => {
  for (const gtin of ['96385074', '614141000036', '4006381333931', '10614141000415'])
    expect(isGtin(gtin), gtin).toBe(true);
});

test('refuses other lengths and other signs', () => {
  for (const text of ['', '4006381333932', '400638133393', '4006381333931 ', '400638-133393', '٤٠٠٦٣٨١٣٣٣٩٣١'])
    expect(isGtin(text), text).toBe(false);
});

test('notices each wrong digit', () => {
  const gtin = '4006381333931';
  fc.assert(
    fc.property(fc.nat(12), fc.integer({ min: 1, max: 9 }), (place, more) => {
      const digits = [...gtin];
      digits[place] = String((Number(digits[place]) + more) % 10);
      expect(isGtin(digits.join(''))).toBe(false);
    }),
  );
});
