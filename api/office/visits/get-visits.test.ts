import { afterEach, beforeEach, expect, test } from 'vitest';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import { getVisits } from '#contract/calls/office/visits.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

test('returns every requested day up to today, and the pages of these days', async () => {
  const { visits } = api.store;
  await visits.add('2026-11-21', new Map([['/', 3]]));
  await visits.add('2026-11-19', new Map([['/news', 4]]));
  await visits.add('2026-11-18', new Map([['/about', 5]]));
  expect(await api.client(owner).call(getVisits, { days: 3 })).toEqual({
    total: 7,
    days: [
      { day: '2026-11-19', visits: 4 },
      { day: '2026-11-20', visits: 0 },
      { day: '2026-11-21', visits: 3 },
    ],
    pages: [
      { page: '/news', visits: 4 },
      { page: '/', visits: 3 },
    ],
  });
  expect((await api.client(owner).call(getVisits, { days: 365 })).days).toHaveLength(365);
});
