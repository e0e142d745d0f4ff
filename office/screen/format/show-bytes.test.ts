import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { showBytes } from './show-bytes.ts';

describe('showBytes', () => {
  test.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1_000, '1 kB'],
    [3_449_000, '3.4 MB'],
    [999_600, '1 MB'],
    [25_000_000, '25 MB'],
    [1_234_000_000_000, '1.2 TB'],
  ])('%i is %s', (bytes, shown) => {
    expect(showBytes(bytes)).toBe(shown);
  });

  test('spells all units in Arabic', () => {
    const sizes = [512, 3_400, 3_400_000, 25_000_000_000].map((bytes) => showBytes(bytes, 'ar-u-nu-latn'));
    expect(sizes).toEqual(['512 بايت', '3.4 كيلوبايت', '3.4 ميغابايت', '25 غيغابايت']);
  });

  test('shows at most three digits before the decimal point, up to thousands of terabytes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_000_000_000_000 }), (bytes) => {
        expect(Number.parseFloat(showBytes(bytes))).toBeLessThan(1_000);
      }),
    );
  });
});
