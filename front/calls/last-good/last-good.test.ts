import { beforeEach, expect, test } from 'vitest';
import { getNews, getNewsById } from '#content/news/calls.ts';
import { contactUs } from '#contract/calls/contact-us.ts';
import type { Client } from '#contract/protocol/client.ts';
import { contactMessage } from '#contract/submissions/contact-message.ts';
import { createFrontClient, type ResponseText, type WholeLists } from '../front-client.ts';

const origin = 'https://backend.example';
const three = [1, 2, 3].map((id) => ({ id, heading: `n${id}` }));

let kept: Map<string, ResponseText>;
let answer: () => Response | Promise<Response>;
let client: Client;

const clientOf = (wholeLists?: WholeLists) =>
  createFrontClient({
    baseUrl: origin,
    fetch: async () => answer(),
    ...(wholeLists ? { wholeLists } : {}),
    lastGood: {
      keep: (_, url, text) => kept.set(url.replace(`${origin}/api/WebApi/`, ''), text),
      find: async (_, url) => kept.get(url.replace(`${origin}/api/WebApi/`, '')),
      forget: (url) => kept.delete(url.replace(`${origin}/api/WebApi/`, '')),
    },
  });

beforeEach(() => {
  kept = new Map();
  answer = () => Response.json(three, { headers: { 'x-total-count': '40' } });
  client = clientOf();
});

const outages: [string, () => Response | Promise<Response>, string][] = [
  ['hangs up', () => Promise.reject(new TypeError('fetch failed')), 'unreachable'],
  ['is overloaded', () => new Response('', { status: 503 }), 'unreachable'],
  ['breaks', () => new Response('', { status: 500 }), 'failed'],
  ['returns 429', () => new Response('', { status: 429 }), 'too-many'],
  ['returns a page', () => new Response('<h1>Welcome</h1>'), 'misfit'],
];

test.each(outages)('returns the last good response with its total while the backend %s', async (_, outage, kind) => {
  await client.list(getNews, { take: 3 });
  answer = outage;
  expect(await client.list(getNews, { take: 3 })).toMatchObject({
    total: 40,
    items: [{ id: '1' }, { id: '2' }, { id: '3' }],
  });
  await expect(client.list(getNews, { take: 2 })).rejects.toMatchObject({ kind });
});

test('does not store a response that does not match', async () => {
  answer = () => Response.json('forty-two');
  await expect(client.call(getNews, {})).rejects.toMatchObject({ kind: 'misfit' });
  expect(kept).toEqual(new Map());
});

test('does not hide a failure with a stored response that no longer matches', async () => {
  kept.set('GetNews', { status: 200, text: '"forty-two"', total: null });
  answer = () => new Response('', { status: 500 });
  await expect(client.call(getNews, {})).rejects.toMatchObject({ kind: 'failed' });
});

test('removes a response that the backend has withdrawn', async () => {
  answer = () => Response.json({ id: 5, heading: 'n5' });
  await client.call(getNewsById, { id: '5' });
  answer = () => new Response('', { status: 404 });
  await expect(client.call(getNewsById, { id: '5' })).rejects.toMatchObject({ kind: 'not-found' });
  answer = () => new Response('', { status: 500 });
  await expect(client.call(getNewsById, { id: '5' })).rejects.toMatchObject({ kind: 'failed' });
});

test('neither stores the response to a form nor returns a stored one', async () => {
  answer = () => Response.json({ status: true, msg: '' });
  const message = contactMessage.parse({ name: 'Ada', message: 'Hello' });
  await client.call(contactUs, message);
  answer = () => new Response('', { status: 503 });
  await expect(client.call(contactUs, message)).rejects.toMatchObject({ kind: 'unreachable' });
});

test('cuts a page out of the whole list that was stored', async () => {
  answer = () => Response.json(three);
  await client.call(getNews, {});
  answer = () => new Response('', { status: 503 });
  const started = clientOf({ get: async (_, fetch) => (await fetch()).items });
  expect(await started.list(getNews, { skip: 2, take: 1 })).toMatchObject({ total: 3, items: [{ id: '3' }] });
});
