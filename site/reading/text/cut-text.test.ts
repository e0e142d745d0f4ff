import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

const graphemes = (text: string) => [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length;
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.string({ unit: fc.constantFrom('a', ' ', '’', 'é', 'e\u0301', '\r\n', '👩‍🏭'), maxLength: 80 }),
);

describe('cutText', () => {
  test('leaves a text of exactly the length unchanged and cuts one that is longer by one', () => {
    expect(cutText('a'.repeat(30), 30)).toEqual({ shown: 'a'.repeat(30), cut: false });
    expect(cutText('a'.repeat(31), 30)).toEqual({ shown: 'a'.repeat(30), cut: true });
  });

  test('counts a grapheme cluster as one character', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(cutText(family.repeat(3), 3).cut).toBe(false);
    expect(cutText(family.repeat(3), 2)).toMatchObject({ shown: family.repeat(2), cut: true });
    expect(cutText('e\u0301e\u0301e\u0301', 2).shown).toBe('e\u0301e\u0301');
  });

  test('returns a prefix of at most the given length, and the whole text if it fits', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 40 }), (text, length) => {
        const { shown, cut } = cutText(text, length);
        expect(text.startsWith(shown)).toBe(true);
        expect(graphemes(shown)).toBeLessThanOrEqual(length);
        expect(cut).toBe(graphemes(text) > length);
        if (!cut) expect(shown).toBe(text);
      }),
    );
  });
});
