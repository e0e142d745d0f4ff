import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '#api/testing/start-api.ts';
import { search } from '#contract/calls/search.ts';
import type { CallInput } from '#contract/protocol/call.ts';
import { change } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

describe.each(engines)('the facets of a search on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let api: TestApi;
  let concern = 0;
  beforeAll(async () => {
    fresh = await freshStore();
    api = await startApi(fresh.store);
    const save = async (...asked: Parameters<typeof change>) => (await fresh.store.entries.save(change(...asked))).id;
    const languages = [{ lang: 'de', name: '', state: 'Published' }];
    await save('company', { companyName: 'Mills', languages });
    concern = await save(
      'concern',
      { address: 'north', name: 'North', title: '', mission: '' },
      { publicId: 'n-1', translations: { de: { name: 'Norden' } } },
    );
    const hidden = await save('concern', { address: 'hidden', name: 'Hidden' }, { status: 'draft' });
    for (let n = 0; n < 3; n++) {
      const date = `${2024 + n}-03-01T00:00:00Z`;
      await save('news', { heading: `Alpaca certificates ${n}`, date, concerns: n === 0 ? [concern, hidden] : [] });
    }
  });
  afterAll(() => fresh.discard());

  const find = (more: Partial<CallInput<typeof search>> = {}) =>
    api.inProcess().call(search, { q: 'alpaca', facets: true, ...more });

  test('are named in the language of the page, without entries that are not published', async () => {
    const { facets } = await find({ lang: 'de' });
    expect(facets).toEqual([
      { name: 'concern', values: [{ value: 'n-1', label: 'Norden', count: 1, chosen: false }] },
      {
        name: 'year',
        values: ['2026', '2025', '2024'].map((value) => ({ value, count: 1, chosen: false })),
      },
    ]);
    expect((await find({ facets: false })).facets).toBeUndefined();
  });

  test('narrow the results down, and show what was chosen', async () => {
    const narrowed = await find({ concern: ['n-1'], year: ['2025'] });
    expect(narrowed).toMatchObject({ total: 0, counts: {}, items: [] });
    expect(narrowed.facets).toEqual([
      { name: 'concern', values: [{ value: 'n-1', label: 'North', count: 0, chosen: true }] },
      {
        name: 'year',
        values: [
          { value: '2025', count: 0, chosen: true },
          { value: '2024', count: 1, chosen: false },
        ],
      },
    ]);
    expect(await find({ concern: ['n-1'] })).toMatchObject({ total: 1, counts: { news: 1 } });
    expect(await find({ concern: ['unknown'] })).toMatchObject({ total: 0 });
  });

  test('leave pages of the site out', async () => {
    expect((await find({ q: 'certificates' })).counts.page).toBe(1);
    expect((await find({ q: 'certificates', year: ['2026'] })).counts).toEqual({ news: 1 });
    expect(await find({ q: 'certificates', type: 'page' })).toMatchObject({ total: 1, facets: [] });
  });

  test.each([{ year: ['1'.repeat(500)] }, { concern: Array.from({ length: 30 }, String) }])(
    'reject too many values',
    async (asked) => {
      await expect(find(asked)).rejects.toThrow();
    },
  );
});
