import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markedWords, queryWords } from './query-words.ts';
import { foldedWords } from './words.ts';

test.each([
  ['bottles', 'en', ['bottl']],
  ['factories', 'en', ['factor']],
  ['news gas glass business', 'en', ['news', 'gas', 'glass', 'business']],
  ['Flaschen', 'de', ['flasch']],
  ['garrafas exportações', 'pt-BR', ['garraf', 'exporta']],
  ['bouteilles', 'fr', ['bouteill']],
  ['tuberías', 'es', ['tuberi']],
  ['زجاجات', 'ar', ['زجاج']],
  ['বোতলগুলো', 'bn', ['বোতল']],
  ['bottles', 'nl', ['bottles']],
  ['玻璃瓶 瓶 yarn', 'zh', ['玻璃', '璃瓶', 'yarn']],
  ['瓶 瓶', 'zh', ['瓶']],
])('“%s” in %s asks for %j', (query, lang, words) => {
  expect(queryWords(query, lang).map((word) => word.normalize('NFC'))).toEqual(words);
});

test.each([
  ['weeks', 'en', ['week', 'weeks']],
  ['yarn', 'en', ['yarn']],
  ['玻璃瓶', 'zh', ['玻璃', '璃瓶']],
])('“%s” in %s marks %j in what was found', (query, lang, words) => {
  expect(markedWords(query, queryWords(query, lang))).toEqual(words);
});

test('finds each text by itself in any language', () => {
  const lang = fc.constantFrom('en', 'de', 'pt', 'fr', 'es', 'ar', 'bn', 'zh');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), lang, (text, language) => {
      const words = foldedWords(text);
      for (const asked of queryWords(text, language)) {
        expect(asked).not.toBe('');
        expect(words.some((word) => word.startsWith(asked))).toBe(true);
      }
    }),
  );
});
