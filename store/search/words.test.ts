import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aheadOf, foldedWords, wordsOf } from './words.ts';

describe('foldedWords', () => {
  test.each([
    ['', []],
    ['  -- !? 🎉 ', []],
    ['Ne 30/1, combed', ['ne', '30', '1', 'combed']],
    ['Straße GROSSE ẞ', ['strasse', 'grosse', 'ss']],
    ['Ærø Œuvre Łódź đá Þór ıI İ', ['aero', 'oeuvre', 'lodz', 'da', 'thor', 'ii', 'i']],
    ['café cafe\u0301 CAFÉ', ['cafe', 'cafe', 'cafe']],
    ['ΟΔΟΣ οδός', ['οδοσ', 'οδοσ']],
    ['ﬁne № ½ ２０', ['fine', 'no', '1', '2', '20']],
    ['spin\u00ADning web\u200Bsite', ['spinning', 'website']],
    ["l'usine don’t", ['l', 'usine', 'don', 't']],
    ['产品 yarn纱', ['产品', '品', 'yarn', '纱']],
    ['玻璃瓶、カタログ', ['玻璃', '璃瓶', '瓶', 'カタ', 'タロ', 'ロク', 'ク']],
    // Vowel signs of Bengali and Hindi are letters.
    ['সুতা সুতি', ['সুতা', 'সুতি']],
    ['की कि', ['की', 'कि']],
    // Arabic without vowel signs, article and variants of letters.
    ['القُطْنُ قطن والقطن للقطن بالقطن', ['قطن', 'قطن', 'قطن', 'قطن', 'قطن']],
    // Nouns that begin like the article lose it always.
    ['ألوان الوان الألوان والألوان بألوان للألوان', ['وان', 'وان', 'وان', 'وان', 'وان', 'وان']],
    ['أقمشة اقمشه', ['اقمشه', 'اقمشه']],
    ['مصنـــع على', ['مصنع', 'علي']],
    // Persian and Urdu letters, and Indic letters with and without their dot.
    ['عینات کرتون ٱسم', ['عينات', 'كرتون', 'اسم']],
    ['बड़ा बडा', ['बडा', 'बडा']],
    ['الآن لله', ['الان', 'لله']],
    ['שָׁלוֹם שלום', ['שלום', 'שלום']],
    // Digits of all scripts are the same.
    ['٤٢ ۴۲ ৪২ ४२ ๔๒ ４２ 𝟜𝟚 1٤2', ['42', '42', '42', '42', '42', '42', '42', '142']],
    ['সুতা৩০ طن٧', ['সুতা30', 'طن7']],
    ['"a" OR b* NEAR(c)', ['a', 'or', 'b', 'near', 'c']],
  ])('%j', (text, words) => {
    expect(foldedWords(text)).toEqual(words);
  });

  test('limits a word to its first 40 letters and a text to the given length', () => {
    expect(foldedWords('x'.repeat(100))).toEqual(['x'.repeat(40)]);
    expect(foldedWords('aa bb cc', 6)).toEqual(['aa', 'bb']);
  });

  test('ignores case and composition and returns only letters and digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const words = foldedWords(text);
        expect(foldedWords(text.normalize('NFD'))).toEqual(foldedWords(text.normalize('NFC')));
        for (const word of words) expect(foldedWords(word)[0]).toBe(word);
        for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}\p{M}]{1,40}$/u);
      }),
    );
  });

  test('maps each letter of a word to its end in the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        let before = 0;
        for (const { folded, start, ends } of wordsOf(text)) {
          expect(ends).toHaveLength(folded.length);
          expect(start).toBeGreaterThanOrEqual(0);
          expect(ends).toEqual([...ends].sort((a, b) => a - b));
          expect(ends[0]).toBeGreaterThan(start);
          expect(ends.at(-1)).toBeLessThanOrEqual(text.length);
          expect(start).toBeGreaterThanOrEqual(before);
          before = start;
        }
      }),
    );
  });

  test('finds all words with the given prefixes when it skips the others', () => {
    const some = fc.constantFrom('Yarn', 'yärn', 'café', 'Öl', 'oil', '30', ' ', '-', '\u00AD', '_', '纱', '☂', 'K');
    const text = fc.array(fc.oneof(some, fc.string(), fc.string({ unit: 'grapheme' })), { maxLength: 20 });
    const beginnings = fc.array(fc.oneof(some, fc.constantFrom('ya', 'c', 'ol', 'k'), fc.string({ maxLength: 2 })));
    fc.assert(
      fc.property(text, beginnings, (parts, asked) => {
        const words = foldedWords(asked.join(' '));
        const all = [...wordsOf(parts.join(''))].map(({ folded, start, ends }) => ({ folded, start, ends }));
        const seen = [...wordsOf(parts.join(''), aheadOf(words))].map(({ folded, start, ends }) => ({
          folded,
          start,
          ends,
        }));
        const wanted = all.filter(({ folded }) => words.some((word) => folded.startsWith(word)));
        expect(seen.filter(({ folded }) => words.some((word) => folded.startsWith(word)))).toEqual(wanted);
        expect(all).toEqual(expect.arrayContaining(seen));
      }),
      { numRuns: 500 },
    );
  });
});
