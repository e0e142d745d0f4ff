import { describe, expect, test } from 'vitest';
import { queryWords } from './query-words.ts';
import { synonymRules, variantsOf } from './synonyms.ts';

const one = (words: string, meaning: string, bothWays = false, lang = 'en') => ({ lang, words, meaning, bothWays });
const rules = synonymRules([
  one('MOQ', 'minimum order'),
  one('HDPE', 'polyethylene', true),
  one('Rohr', 'Leitung', false, 'de'),
  one('pipes', 'tube'),
  one('tube', 'hose'),
]);

const variants = (query: string, languages = ['en']) =>
  variantsOf(queryWords(query, 'en'), languages, rules).map((words) => words.map(({ typed }) => typed).join(' '));

describe('the variants of a query', () => {
  test.each([
    ['moq', ['moq', 'minimum order']],
    ['minimum order', ['minimum order']],
    ['HDPE', ['hdpe', 'polyethylene']],
    ['polyethylene', ['polyethylene', 'hdpe']],
    ['pipe', ['pipe', 'tube']],
    ['Moq HDPE', ['moq hdpe', 'minimum order hdpe', 'minimum order polyethylene', 'moq polyethylene']],
    ['blue moq', ['blue moq', 'blue minimum order']],
    ['rohr', ['rohr']],
    ['', ['']],
  ])('%s: %j', (query, expected) => {
    expect(variants(query)).toEqual(expected);
  });

  test.each([
    ['PE 100', ['pe100', 'PE-100', 'pe 100']],
    ['PE100', ['pe100', 'PE-100', 'pe 100']],
    ['OEKO-TEX', ['oekotex', 'oeko tex', 'Oeko-Tex']],
    ['Düse', ['duese', 'düse', 'Duse']],
  ])('are the same for each way to write %s', (words, queries) => {
    const own = synonymRules([one(words, 'meaning')]);
    for (const query of queries)
      expect(variantsOf(queryWords(query, 'en'), ['en'], own).at(-1)?.[0]?.typed, query).toBe('meaning');
  });

  test('have the synonyms of the given languages', () => {
    expect(variants('rohr', ['en', 'de'])).toEqual(['rohr', 'leitung']);
  });

  test('are few for long queries with many synonyms', () => {
    const many = synonymRules(
      Array.from({ length: 2_000 }, (_, index) => one(`word${index % 20}`, `meaning${index}`, index % 2 === 0)),
    );
    const query = Array.from({ length: 24 }, (_, index) => `word${index % 20}`).join(' ');
    const began = performance.now();
    expect(variantsOf(queryWords(query, 'en'), ['en'], many)).toHaveLength(8);
    expect(performance.now() - began).toBeLessThan(100);
  });

  test('are found in bounded time where many synonyms mean the same', () => {
    const same = synonymRules(Array.from({ length: 24 }, (_, index) => one(`word${index}`, `word${index}`)));
    const query = Array.from({ length: 24 }, (_, index) => `word${index}`).join(' ');
    const began = performance.now();
    expect(variantsOf(queryWords(query, 'en'), ['en'], same)).toHaveLength(1);
    expect(performance.now() - began).toBeLessThan(100);
  });

  test('ignore synonyms of signs alone', () => {
    expect(variantsOf(queryWords('a', 'en'), ['en'], synonymRules([one('!', 'a'), one('a', '!')]))).toHaveLength(1);
  });
});
