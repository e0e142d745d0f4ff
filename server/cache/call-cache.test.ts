import { expect, test } from 'vitest';
import { getInformation } from '#content/company/calls.ts';
import { getNews, getNewsById } from '#content/news/calls.ts';
import type { Call } from '#contract/protocol/call.ts';
import type { Client } from '#contract/protocol/client.ts';
import { addCacheTags, type CacheTags, trackDependencies } from './cache-tags.ts';
import { createCallCache } from './call-cache.ts';

/** A call cache over a client that counts its calls and adds the tags in `changedTags`. */
function keptOver({ length = 1 } = {}) {
  const state = { time: 0, asked: 0, changedTags: ['news'], gate: Promise.resolve() };
  const answer = async (_: Call) => {
    addCacheTags(state.changedTags);
    await state.gate;
    state.asked += 1;
    return Array.from({ length }, () => ({ asked: state.asked }));
  };
  const client = {
    call: answer,
    list: async (call: Call) => ({ items: await answer(call), total: length }),
  } as unknown as Client;
  const calls = createCallCache({ freshMs: 1_000, now: () => state.time });
  return { calls, client: calls.over(client), state };
}

test('makes a call of many pages once, and adds its tags to each page', async () => {
  const { client, state } = keptOver();
  const pages: CacheTags[] = [new Set(), new Set()];
  for (const tags of pages) await trackDependencies(tags, () => client.call(getNews, { take: 3 }));
  expect(state.asked).toBe(1);
  expect(pages).toEqual([new Set(['news']), new Set(['news'])]);
  await client.call(getNews, { take: 4 });
  await client.list(getNews, { take: 3 });
  expect(state.asked).toBe(3);
});

test('caches the calls of the built site, which has its own copy of the contract', async () => {
  const { client, state } = keptOver();
  for (let page = 0; page < 2; page++) await client.call({ ...getNews }, { take: 3 });
  expect(state.asked).toBe(1);
});

test('does not cache calls of single pages, nor long lists', async () => {
  const { client, state } = keptOver();
  await client.call(getNewsById, { id: '1' });
  await client.call(getNewsById, { id: '1' });
  expect(state.asked).toBe(2);
  const long = keptOver({ length: 101 });
  await long.client.list(getNews, {});
  await long.client.list(getNews, {});
  expect(long.state.asked).toBe(2);
});

test('a change invalidates results with its tags, also in-pending ones; age invalidates all', async () => {
  const { calls, client, state } = keptOver();
  const ask = () => client.call(getInformation, {});
  await ask();
  calls.drop(['product']);
  await ask();
  expect(state.asked).toBe(1);
  calls.drop(['news', 'other']);
  await ask();
  expect(state.asked).toBe(2);
  calls.dropAll();
  await ask();
  expect(state.asked).toBe(3);
  state.time = 1_000;
  let open = () => {};
  state.gate = new Promise((resolve) => {
    open = resolve;
  });
  const asking = ask();
  calls.drop(['news']);
  open();
  await asking;
  await ask();
  expect(state.asked).toBe(5);
});

test('a shared result is frozen', async () => {
  const { client } = keptOver();
  const [first] = await client.call(getNews, {});
  if (!first) throw new Error('No result');
  expect(() => Object.assign(first, { heading: 'x' })).toThrow(TypeError);
});

test('repeats a failed call', async () => {
  const { client, state } = keptOver();
  state.gate = Promise.reject(new Error('away'));
  await expect(client.call(getNews, {})).rejects.toThrow('away');
  state.gate = Promise.resolve();
  expect(await client.call(getNews, {})).toHaveLength(1);
});
