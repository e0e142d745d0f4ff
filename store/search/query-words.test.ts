import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexWords } from './index/index-words.ts';
import { markedWords, queryWords } from './query-words.ts';

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
  ['Do you ship to Brazil?', 'en', ['ship', 'brazil']],
  ['Can I visit the factory', 'en', ['visit', 'factor']],
  ['tin can', 'en', ['tin', 'can']],
  ['Onde é a fábrica', 'pt', ['fabric']],
  ['Wie lange dauert die Lieferung', 'de', ['lang', 'dauert', 'lieferung']],
  ['où sont les usines', 'fr', ['usin']],
  ['أين المصانع', 'ar', ['مصانع']],
  ['where we are', 'en', ['wher', 'we', 'are']],
  ['60x60 60х90', 'en', ['60', '90']],
])('“%s” in %s asks for %j', (query, lang, words) => {
  expect(queryWords(query, lang).map(({ beginning }) => beginning.normalize('NFC'))).toEqual(words);
});

test.each([
  ['weeks', 'en', ['week', 'weeks', 'weeks ']],
  ['yarn', 'en', ['yarn', 'yarn ']],
  ['玻璃瓶', 'zh', ['玻璃', '玻璃 ', '璃瓶', '璃瓶 ']],
  ['PE100', 'en', ['pe100', 'pe100 ', 'pe ', '100 ']],
  ['Duese', 'de', ['dues', 'duese', 'duse ']],
])('“%s” in %s marks %j in what was found', (query, lang, words) => {
  expect(markedWords(queryWords(query, lang))).toEqual(words);
});

test('finds each text by itself in any language', () => {
  const lang = fc.constantFrom('en', 'de', 'pt', 'fr', 'es', 'ar', 'bn', 'zh');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), lang, (text, language) => {
      const words = indexWords(text);
      for (const { beginning } of queryWords(text, language)) {
        expect(beginning).not.toBe('');
        expect(words.some((word) => word.startsWith(beginning))).toBe(true);
      }
    }),
  );
});
