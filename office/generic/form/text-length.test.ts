import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutAt, plainTextOf, showsCounter } from './text-length.ts';

describe('the cut of cards', () => {
  test('is at the same position as on the card', () => {
    expect(cutAt('A second weaving shed opens this spring', 30)).toEqual({
      shown: 'A second weaving shed opens th',
      rest: 'is spring',
    });
    expect(cutAt('Short', 30)).toEqual({ shown: 'Short', rest: '' });
  });

  test('counts graphemes', () => {
    expect(cutAt('🇵🇹🇵🇹e\u0301x', 3)).toEqual({ shown: '🇵🇹🇵🇹e\u0301', rest: 'x' });
  });

  test('loses no text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 40 }), (text, cut) => {
        const { shown, rest } = cutAt(text, cut);
        expect(shown + rest).toBe(text);
        expect([...new Intl.Segmenter().segment(shown)].length).toBeLessThanOrEqual(cut);
      }),
    );
  });
});

test('a counter appears when the limit is near', () => {
  expect(showsCounter(10, 120)).toBe(false);
  expect(showsCounter(60, 120)).toBe(true);
  expect(showsCounter(1_000, 4_000)).toBe(false);
  expect(showsCounter(3_500, 4_000)).toBe(true);
});

test('a text without HTML is unchanged', () => {
  expect(plainTextOf('Yarn > 3 m')).toBe('Yarn > 3 m');
});
