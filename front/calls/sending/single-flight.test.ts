import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getFaq } from '#content/faq/calls.ts';
import { getNews } from '#content/news/calls.ts';
import type { Client } from '#contract/protocol/client.ts';
import { addCacheTags, copyTag, oldestCopy, trackDependencies } from '#server/cache/cache-tags.ts';
import { loadConfig } from '#server/config/config.ts';
import { silentLog } from '#server/logging/log.ts';
import { foreignBackend } from '../foreign-backend.ts';

const waiting: { url: string; response: ServerResponse }[] = [];
const server = createServer(({ url = '' }, response) => waiting.push({ url, response }));
let clientFor: (address: string) => Client;

/** Resolves when the given number of requests wait for responses. */
const sent = (count: number) => expect.poll(() => waiting.length).toBe(count);
const answerAll = (status = 200) => {
  for (const { response } of waiting.splice(0))
    response.writeHead(status).end('[{"id":1,"heading":"Yarn","name":"A"}]');
};

beforeEach(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const kept = { status: 200, text: '[{"name":"From yesterday"}]', total: null };
  const lastGood = {
    keep: () => undefined,
    forget: () => undefined,
    find: async () => {
      addCacheTags([copyTag(1_000)]);
      return kept;
    },
  };
  const backend = foreignBackend({ url, config: loadConfig({}), log: silentLog(), now: () => new Date(), lastGood });
  clientFor = (address) => backend.clientFor({ address });
});
afterEach(async () => {
  answerAll();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('shares a GET among all concurrent visitors, and repeats it afterwards', async () => {
  const asking = ['203.0.113.1', '203.0.113.2', '203.0.113.3'].map((visitor) => clientFor(visitor).call(getNews, {}));
  const other = clientFor('203.0.113.1').call(getNews, { take: 2 });
  await sent(2);
  answerAll();
  for (const news of [...(await Promise.all(asking)), await other]) expect(news).toMatchObject([{ heading: 'Yarn' }]);
  const again = clientFor('203.0.113.2').call(getNews, {});
  await sent(1);
  answerAll();
  expect(await again).toHaveLength(1);
});

test('continues for the others when the first visitor leaves', async () => {
  const gone = new AbortController();
  const first = clientFor('203.0.113.1').call(getNews, {}, { signal: gone.signal });
  const second = clientFor('203.0.113.2').call(getNews, {});
  await sent(1);
  gone.abort();
  await expect(first).rejects.toMatchObject({ kind: 'cancelled' });
  answerAll();
  expect(await second).toHaveLength(1);
});

test('tells each waiting page that the answer is stale', async () => {
  const ageSeen = async () => {
    const tags = new Set<string>();
    await trackDependencies(tags, () => clientFor('203.0.113.1').call(getFaq, {}));
    return oldestCopy(tags);
  };
  const ages = Promise.all([ageSeen(), ageSeen()]);
  await sent(1);
  answerAll(500);
  expect(await ages).toEqual([1_000, 1_000]);
});
