import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStore } from '#store/create-store.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

describe.each(engines)('searches without results on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  beforeAll(async () => {
    fresh = await freshStore();
  });
  afterAll(() => fresh.discard());

  const term = (lang: string, text: string, searches: number) => ({ lang, term: text, searches });

  test('are summed by term and language, and deleted by day', async () => {
    const { zeroResultSearches } = fresh.store;
    const other = await createStore({ database: fresh.database, defaultLanguage: 'en' });
    await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        (n % 2 === 0 ? fresh.store : other).zeroResultSearches.add('2026-11-21', [
          term('en', 'moq', 2),
          term('de', 'moq', 1),
        ]),
      ),
    );
    await zeroResultSearches.add('2026-11-22', [term('en', 'moq', 1), term('en', 'hamburg', 20)]);
    await other.close();
    expect(await zeroResultSearches.between('2026-11-21', '2026-11-22', 10)).toEqual([
      { ...term('en', 'hamburg', 20), lastDay: '2026-11-22' },
      { ...term('en', 'moq', 13), lastDay: '2026-11-22' },
      { ...term('de', 'moq', 6), lastDay: '2026-11-21' },
    ]);
    expect(await zeroResultSearches.between('2026-11-21', '2026-11-21', 1)).toEqual([
      { ...term('en', 'moq', 12), lastDay: '2026-11-21' },
    ]);
    await zeroResultSearches.dropBefore('2026-11-22');
    expect(await zeroResultSearches.between('2026-11-01', '2026-11-30', 9)).toHaveLength(2);
  });

  test('of endless made-up words are not stored', async () => {
    const { zeroResultSearches, accounts } = fresh.store;
    for (let round = 0; round < 2; round++) {
      const words = Array.from({ length: 800 }, (_, n) => term('en', `x${round}-${n}`, 2));
      await zeroResultSearches.add('2026-11-23', words);
    }
    await zeroResultSearches.add('2026-11-23', [term('en', 'x0-1', 1)]);
    const rows = await accounts
      .selectFrom('zero_result_searches')
      .selectAll()
      .where('day', '=', '2026-11-23')
      .execute();
    expect(rows).toHaveLength(1_000);
    expect(rows.find(({ term: text }) => text === 'x0-1')?.searches).toBe(3);
  });
});
