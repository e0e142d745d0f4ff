import { expect, test } from 'vitest';
import { fakeServices, problem } from '#site/testing/fake-services.ts';
import { newsYears } from './years.server.ts';

const answering = (from: number | null, to: number | null) =>
  fakeServices({ GetNewsYears: () => Response.json({ from, to }) });

test('returns a range only for more than one year', async () => {
  expect(await newsYears(answering(2024, 2026))).toEqual({ from: 2024, to: 2026 });
  expect(await newsYears(answering(2026, 2026))).toBeUndefined();
  expect(await newsYears(answering(null, null))).toBeUndefined();
});

test('shows the news without years: silently if the backend lacks the call, with a log entry if it fails', async () => {
  const unknown = fakeServices({ GetNewsYears: problem(404, 'unknown_call') });
  expect(await newsYears(unknown)).toBeUndefined();
  expect(unknown.logged).toEqual([]);
  const away = fakeServices({});
  expect(await newsYears(away)).toBeUndefined();
  expect(away.logged).toHaveLength(1);
});
