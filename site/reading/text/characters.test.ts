import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { charactersOf, isPlain } from './characters.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const asUnicodeHasIt = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);

/** Joining, combining and separating characters among plain ones. */
const sign = fc.oneof(
  fc.constantFrom(
    'a',
    'é',
    'e\u0301',
    'ß',
    '’',
    '…',
    '\r',
    '\n',
    '\u00ad',
    '\u200d',
    '\ufe0f',
    '\u{1f3fd}',
    '👩',
    'ไ',
    'ำ',
    '각',
    'ᄀ',
  ),
  fc.constantFrom('‼', '™', '©', '🇧', '🇩', 'क', '्', 'ि', '\u0600', 'и\u0306', 'й', '\u20e3', '1', 'α'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);

describe('charactersOf', () => {
  test('splits a text at the grapheme boundaries of Unicode', () => {
    const text = fc.array(sign, { maxLength: 12 }).map((signs) => signs.join(''));
    fc.assert(
      fc.property(text, (text) => {
        expect([...charactersOf(text)]).toEqual(asUnicodeHasIt(text));
      }),
      { numRuns: 3_000 },
    );
  });

  test('no pair of plain characters forms one grapheme', () => {
    const plain = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(isPlain);
    expect(plain.length).toBeGreaterThan(900);
    for (const second of ['a', '\u0300', '\u200d']) {
      const joined = plain.filter((first) => isPlain(first + second) && asUnicodeHasIt(first + second).length !== 2);
      expect(joined).toEqual([]);
    }
    expect(plain.filter((second) => asUnicodeHasIt(`a${second}`).length !== 2)).toEqual([]);
    expect(asUnicodeHasIt(plain.join(''))).toHaveLength(plain.length);
    expect(asUnicodeHasIt(plain.toReversed().join(''))).toHaveLength(plain.length);
  });

  test('counts a word with a curly apostrophe as plain, and one with a combining accent not', () => {
    expect(isPlain('The buyer’s guide – 20 €…')).toBe(true);
    expect(isPlain('e\u0301')).toBe(false);
    expect(isPlain('\r\n')).toBe(false);
  });
});
