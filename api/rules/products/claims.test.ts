import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entities } from '#content/registry.ts';
import { claimsIn, claimsOf, claimWordsOf } from './claims.ts';

const { claimWords: usualClaimWords } = entities.company.document.parse(entities.company.example);
const usual = claimWordsOf(usualClaimWords);

test.each([
  ['en', 'Combed from organic cotton', ['organic']],
  ['en', 'ORGANIC, Carbon-neutral and CO₂ neutral', ['ORGANIC', 'Carbon-neutral', 'CO₂ neutral']],
  ['en', 'An organisation with organs', []],
  ['en-GB', 'Recycled board', ['Recycled']],
  [
    'de',
    'Bio-Baumwolle, recyceltes Garn, nachhaltige Ökologische Pappe',
    ['Bio', 'recyceltes', 'nachhaltige', 'Ökologische'],
  ],
  ['de', 'Die Biografie der Gründerin, Nachhaltigkeit in Zahlen', []],
  ['pt', 'Algodão orgânico, neutra em carbono', ['orgânico', 'neutra em carbono']],
  ['es', 'Neutro en carbono', ['Neutro en carbono']],
  ['fr', 'Respectueuse de l’environnement', ['Respectueuse de l’environnement']],
  ['ar', 'القطن العضوي ومن ورق قابل للتحلل', ['العضوي', 'قابل للتحلل']],
  ['bn', 'জৈব তুলা', ['জৈব']],
  ['zh', '采用有机棉，碳中和工厂', ['有机', '碳中和']],
  ['ja', 'organic', []],
])('the promises in a text of %s: %s', (lang, text, expected) => {
  expect(claimsIn(text, lang, usual)).toEqual(expected);
});

test('promises are looked for in every language of an entry, and in its rich texts as visitors read them', () => {
  const document = { name: 'Towel', description: '<p>Or<strong>ganic</strong> &amp; soft</p>' };
  const translations = { de: { name: 'Handtuch aus Biobaumwolle' }, pt: { name: 'Toalha' } };
  expect(claimsOf('product', { document, translations }, 'en', usual)).toEqual([
    { lang: '', words: ['Organic'] },
    { lang: 'de', words: ['Biobaumwolle'] },
  ]);
  expect(claimsOf('certificate', { document: { name: 'Organic' }, translations }, 'en', usual)).toEqual([]);
});

test('the lists may have any separator, and a language several lines', () => {
  const words = claimWordsOf([
    { lang: 'EN', words: ' , green* ،\tpure linen，' },
    { lang: 'en', words: '*' },
    { lang: 'en', words: 'clean' },
  ]);
  expect(claimsIn('Greener, pure  linen; pure cotton; clean', 'en', words)).toEqual([
    'Greener',
    'pure  linen',
    'clean',
  ]);
});

test('a phrase of any list is found in any text with it, and nothing is found that is not in the text', () => {
  const phrase = fc.stringMatching(/^[a-zé]{2,8}( [a-zé]{2,8}){0,2}$/);
  const around = fc.stringMatching(/^[A-Z0-9 .]{0,20}$/);
  fc.assert(
    fc.property(phrase, around, around, (words, before, after) => {
      const found = claimsIn(`${before}. ${words}. ${after}`, 'en', claimWordsOf([{ lang: 'en', words }]));
      expect(found[0]?.normalize('NFC')).toBe(words);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...usualClaimWords), (text, { lang }) => {
      for (const claim of claimsIn(text, lang, usual)) expect(text).toContain(claim);
    }),
  );
});
