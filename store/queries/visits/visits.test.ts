import { beforeEach, describe, expect, test } from 'vitest';
import { createStore } from '#store/create-store.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

describe.each(engines)('visits on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  beforeEach(async () => {
    fresh = await freshStore();
    return fresh.discard;
  });

  test('are summed by day and page across concurrent processes', async () => {
    const { visits } = fresh.store;
    const other = await createStore({ database: fresh.database, defaultLanguage: 'en' });
    const counts = new Map([
      ['/', 2],
      ['/news', 1],
    ]);
    const backwards = new Map([...counts].reverse());
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        n % 2 === 0 ? visits.add('2026-11-21', counts) : other.visits.add('2026-11-21', backwards),
      ),
    );
    await visits.add('2026-11-22', new Map([['/news', 30]]));
    await visits.add('2026-11-20', new Map([['/about', 5]]));
    await other.close();
    expect(await visits.between('2026-11-21', '2026-11-22', 10)).toEqual({
      days: [
        { day: '2026-11-21', visits: 30 },
        { day: '2026-11-22', visits: 30 },
      ],
      pages: [
        { page: '/news', visits: 40 },
        { page: '/', visits: 20 },
      ],
    });
    expect((await visits.between('2026-11-01', '2026-11-30', 1)).pages).toEqual([{ page: '/news', visits: 40 }]);
    await visits.dropBefore('2026-11-22');
    expect((await visits.between('2026-11-01', '2026-11-30', 9)).days).toEqual([{ day: '2026-11-22', visits: 30 }]);
  });

  test('of endless made-up addresses are summed up without loss', async () => {
    const { visits, accounts } = fresh.store;
    await visits.add('2026-11-21', new Map([['/', 1]]));
    for (let round = 0; round < 4; round++) {
      await visits.add('2026-11-21', new Map(Array.from({ length: 2_000 }, (_, n) => [`/x${round}-${n}`, 1])));
    }
    await visits.add('2026-11-21', new Map([['/', 1]]));
    const rows = await accounts.selectFrom('visits').selectAll().execute();
    expect(rows.length).toBeLessThanOrEqual(5_001);
    expect(rows.reduce((sum, row) => sum + row.visits, 0)).toBe(8_002);
    expect(rows.find(({ page }) => page === '/')?.visits).toBe(2);
    expect(rows.find(({ page }) => page === '')?.visits).toBe(3_001);
  });
});
