import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { publicCalls } from '#contract/calls/registry.ts';
import type { Call } from '#contract/protocol/call.ts';
import type { Client } from '#contract/protocol/client.ts';
import { demoFolder } from '#demo/read-archive.ts';
import { importFolder } from './office/transfer/folder/import-folder.ts';
import { startApi, type TestApi } from './testing/start-api.ts';

let api: TestApi;
let network: Client;
let typed: Client;

beforeAll(async () => {
  api = await startApi();
  await importFolder(demoFolder, { fetch: api.send });
  network = api.client();
  typed = api.inProcess();
});
afterAll(() => api.stop());

const reads = Object.values<Call>(publicCalls).filter(({ method }) => method === 'GET');

/** What a caller gets: a value, or the kind, status and problem of an error. */
const outcome = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => ({ value }),
    ({ name, kind, status, problem }) => ({ name, kind, status, problem }),
  );

/** Ids and addresses of entries of every kind. */
async function known(): Promise<{ ids: string[]; urls: string[] }> {
  const ids = new Set<string>();
  const urls = new Set<string>();
  for (const call of reads.filter(({ listed }) => listed)) {
    const list = (await network.call(call, {})) as { id?: string; url?: string; subCategories?: { id: string }[] }[];
    for (const { id, url, subCategories = [] } of list) {
      for (const each of [id, ...subCategories.map((sub) => sub.id)]) if (each) ids.add(each);
      if (url) urls.add(url);
    }
  }
  return { ids: [...ids], urls: [...urls] };
}

/** Inputs that find entries, in two languages, and inputs that find none or are invalid. */
async function inputsOf({ input }: Call): Promise<object[]> {
  const fields = Object.keys((input as z.ZodObject).shape);
  const { ids, urls } = await known();
  if (fields.includes('id'))
    return [...[...ids, '999999', ''].map((id) => ({ id })), ...ids.map((id) => ({ id, lang: 'de' }))];
  if (fields.includes('url')) return [...urls, 'none'].map((url) => ({ url, lang: 'de' }));
  return [
    {},
    { lang: 'de' },
    { skip: 1, take: 2 },
    { take: 0 },
    { q: 'yarn', lang: 'de' },
    { path: '/faq', lang: 'ar' },
  ];
}

describe('a call in the process returns what the same call returns over the network:', () => {
  test.each(reads.map((call) => [call.name, call] as const))('%s', async (_, call) => {
    for (const input of await inputsOf(call)) {
      expect(await outcome(typed.call(call, input)), JSON.stringify(input)).toEqual(
        await outcome(network.call(call, input)),
      );
    }
  });

  test.each(reads.filter(({ listed }) => listed).map((call) => [call.name, call] as const))(
    'list of %s',
    async (_, call) => {
      for (const input of [{}, { skip: 1, take: 2 }, { take: 3, lang: 'de' }]) {
        expect(await typed.list(call as never, input as never)).toEqual(
          await network.list(call as never, input as never),
        );
      }
    },
  );
});

test('a result belongs to its caller: changing it changes no other', async () => {
  const [id = ''] = (await typed.call(publicCalls.getNews, {})).map((news) => news.id);
  const first = await typed.call(publicCalls.getNewsById, { id });
  Object.assign(first, { heading: 'changed' });
  first.description = '';
  expect(await typed.call(publicCalls.getNewsById, { id })).toEqual(
    await network.call(publicCalls.getNewsById, { id }),
  );
});

test('none of these calls logged an error', () => {
  expect(api.errors).toEqual([]);
});
