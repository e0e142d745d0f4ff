import { expect, test } from 'vitest';
import { getNews } from '#content/news/calls.ts';
import { fakeServices } from '#site/testing/fake-services.ts';
import { orEmpty } from './extras.ts';

test('leaves out and logs content that fails to load, and returns the rest', async () => {
  const away = fakeServices({});
  expect(await orEmpty(away, (options) => away.client.call(getNews, { take: 4 }, options))).toEqual([]);
  expect(away.logged).toHaveLength(1);
  const item = { id: 7, heading: 'A', date: '2026-01-02T03:04:05.000Z', description: '', imgLink: '' };
  const there = fakeServices({ GetNews: () => Response.json([item]) });
  expect(await orEmpty(there, (options) => there.client.call(getNews, {}, options))).toMatchObject([{ id: '7' }]);
  expect(there.logged).toEqual([]);
});
