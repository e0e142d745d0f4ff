import { describe, expect, test } from 'vitest';
import { createZeroResultCounter, termOf } from './zero-result-counter.ts';

function start() {
  const written: { day: string; terms: string[] }[] = [];
  let time = new Date('2026-11-21T23:59:00Z');
  let fails = false;
  const counter = createZeroResultCounter({
    now: () => time,
    defaultLanguage: 'en',
    searches: {
      async add(day, counts) {
        if (fails) throw new Error('The database is away');
        written.push({ day, terms: counts.map(({ lang, term, searches }) => `${lang} ${term} ${searches}`) });
      },
    },
  });
  return {
    ...counter,
    written,
    at: (moment: string) => {
      time = new Date(moment);
    },
    fail: (yes: boolean) => {
      fails = yes;
    },
  };
}

describe('a search without results', () => {
  test('is counted from the second one on, by its words and the language of the page', async () => {
    const { countSearch, flush, written } = start();
    for (const address of [
      '/search?q=MOQ',
      '/search.data?q=moq&_routes=x',
      '/search?q=+moq!&exact=1',
      '/de/search?q=moq',
      '/pt-BR/search?q=moq',
      '/pt-br/search?q=Moq',
      '/search?q=once',
      '/search',
    ])
      countSearch(address);
    await flush();
    expect(written).toEqual([{ day: '2026-11-21', terms: ['en moq 3', 'pt-br moq 2'] }]);
    await flush();
    expect(written).toHaveLength(1);
  });

  test('counts for its day, also the first one', async () => {
    const { countSearch, flush, written, at } = start();
    countSearch('/search?q=moq');
    at('2026-11-22T00:00:00Z');
    countSearch('/search?q=moq');
    countSearch('/search?q=moq');
    await flush();
    expect(written).toEqual([
      { day: '2026-11-21', terms: ['en moq 1'] },
      { day: '2026-11-22', terms: ['en moq 2'] },
    ]);
  });

  test('waits while the database is away', async () => {
    const { countSearch, flush, written, fail } = start();
    fail(true);
    for (let count = 0; count < 3; count++) countSearch('/search?q=moq');
    await expect(flush()).rejects.toThrow('away');
    fail(false);
    countSearch('/search?q=moq');
    await flush();
    await flush();
    expect(written.flatMap(({ terms }) => terms).sort()).toEqual(['en moq 4']);
  });

  test('takes bounded memory', async () => {
    const { countSearch, flush, written } = start();
    for (let round = 0; round < 2; round++) {
      for (let n = 0; n < 5_000; n++) countSearch(`/search?q=made-up${n}`);
    }
    for (let n = 0; n < 2; n++) countSearch('/search?q=moq');
    await flush();
    expect(written.flatMap(({ terms }) => terms)).toEqual(['en moq 2']);
  });
});

test.each(['ada@example.com', '+351 22 200 00 00', 'x'.repeat(61), 'one two three four five six seven', '!!!', ''])(
  '%s is not counted',
  (query) => expect(termOf(query)).toBeUndefined(),
);

test.each([
  ['  Water-PIPE ', 'water pipe'],
  ['Düse', 'düse'],
  ['৭৩৯১', '7391'],
  ['ＭＯＱ', 'moq'],
])('%s is counted as %s', (query, term) => expect(termOf(query)).toBe(term));
