import { expect, test } from 'vitest';
import { fakeServices, problem } from '../testing/fake-services.ts';
import { newsYears } from './news-years.ts';

const answering = (from: number | null, to: number | null) =>
  fakeServices({ GetNewsYears: () => Response.json({ from, to }) });

test('there is something to narrow only between different years', async () => {
  expect(await newsYears(answering(2024, 2026))).toEqual({ from: 2024, to: 2026 });
  expect(await newsYears(answering(2026, 2026))).toBeUndefined();
  expect(await newsYears(answering(null, null))).toBeUndefined();
});

test('a backend without the call is no fault, a failing one is told of; neither keeps the news away', async () => {
  const unknown = fakeServices({ GetNewsYears: problem(404, 'unknown_call') });
  expect(await newsYears(unknown)).toBeUndefined();
  expect(unknown.logged).toEqual([]);
  const away = fakeServices({});
  expect(await newsYears(away)).toBeUndefined();
  expect(away.logged).toHaveLength(1);
});
