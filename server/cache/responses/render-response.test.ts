import { expect, test } from 'vitest';
import { createConcurrencyLimiter } from '#server/limits/concurrency-limiter.ts';
import { addCacheTags, copyTag } from '../cache-tags.ts';
import { createBusyPage } from './busy-response.ts';
import { bytesOf, cachedResponseOf } from './cached-response.ts';
import { makerOf, withNotice } from './render-response.ts';

const madeOf = (response: Response) =>
  makerOf({
    fetch: () => response,
    publicUrl: 'https://www.example.com',
    limiter: createConcurrencyLimiter({ maxConcurrent: 1, maxWaiting: 1 }),
    busyPage: createBusyPage('en'),
    headers: {},
  })('/news', new Set());

test.each([
  ['a page', {}, { keep: true, failed: false }],
  ['a missing page', { status: 404 }, { keep: false, failed: false }],
  ['a redirect', { status: 301, headers: { location: '/' } }, { keep: false, failed: false }],
  ['a page of one visitor', { headers: { 'set-cookie': 'a=b' } }, { keep: false, failed: false }],
  ['a page with remembered data', { headers: { 'cache-control': 'no-store' } }, { keep: false, failed: true }],
  ['an error', { status: 500 }, { keep: false, failed: true }],
  ['a page whose backend is down', { status: 503 }, { keep: false, failed: true }],
])('caches %s only if other visitors may have it, and detects failures', async (_, init, expected) => {
  const { keep, failed } = await madeOf(new Response('text', init));
  expect({ keep, failed }).toEqual(expected);
});

test('makes browsers revalidate, except for immutable responses', async () => {
  const control = async (response: Response) => (await madeOf(response)).answer.headers['cache-control'];
  expect(await control(new Response(''))).toContain('max-age=0, s-maxage=10');
  const immutable = { headers: { 'cache-control': 'public, max-age=31536000, immutable' } };
  expect(await control(new Response('', immutable))).toBe('public, max-age=31536000, immutable');
});

test('dates a page with last good answers by the oldest of them', async () => {
  const make = makerOf({
    fetch: (request) => {
      if (request.url.endsWith('/old')) addCacheTags([copyTag(5_000), copyTag(3_000)]);
      return new Response('text');
    },
    publicUrl: 'https://www.example.com',
    limiter: createConcurrencyLimiter({ maxConcurrent: 1, maxWaiting: 1 }),
    busyPage: createBusyPage('en'),
    headers: {},
  });
  expect(await make('/old', new Set())).toMatchObject({ keep: true, failed: false, copyOf: 3_000 });
  expect(await make('/new', new Set())).not.toHaveProperty('copyOf');
});

test('writes the date of a copy in the language of its page', () => {
  const copyOf = (html: string) =>
    bytesOf(
      withNotice(
        cachedResponseOf(200, { 'content-type': 'text/html' }, Buffer.from(html)),
        (language) => `in ${language}`,
      ),
    ).toString();
  const german = '<html lang="de"><body class="a"><main>';
  expect(copyOf(german)).toContain('<body class="a"><p class="copy-notice" role="status">in de</p><main>');
  expect(copyOf('<html lang="ar" dir="rtl"><body>')).toContain('in ar');
  expect(copyOf('<html><body>')).toContain('in en');
});
