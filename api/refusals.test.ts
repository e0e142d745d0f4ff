import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveEntry } from '#contract/calls/office/content.ts';
import { officeCalls, publicCalls } from '#contract/calls/registry.ts';
import { callPath } from '#contract/protocol/call.ts';
import { problemSchema } from '#contract/protocol/problem.ts';
import { owner, startApi, type TestApi } from './testing/start-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
  const { call } = api.client(owner);
  for (let day = 1; day <= 5; day++) {
    const document = { heading: `News ${day}`, date: `2026-01-0${day}T00:00:00Z` };
    await call(saveEntry, {
      type: 'news',
      parent: null,
      status: 'published',
      publishAt: null,
      keepPublished: false,
      document,
      translations: {},
    });
  }
});
afterAll(async () => {
  await api.stop();
  expect(api.errors).toEqual([]);
});

const news = '/api/WebApi/GetNews';
const json = { 'content-type': 'application/json' };
const post = (body: string, headers: Record<string, string> = json) => ({ method: 'POST', body, headers });

const rows: [what: string, path: string, init: RequestInit, status: number, code: string][] = [
  ['an unknown call', '/api/WebApi/GetSecrets', {}, 404, 'unknown_call'],
  ['a path without a call', '/api/WebApi', {}, 404, 'unknown_call'],
  ['a method that is not the call’s', news, { method: 'POST' }, 405, 'method_not_allowed'],
  ['a method that deletes', news, { method: 'DELETE' }, 405, 'method_not_allowed'],
  ['a GET for a POST call', '/api/WebApi/ContactUs', {}, 405, 'method_not_allowed'],
  ['no id', '/api/WebApi/GetNewsById', {}, 400, 'invalid_parameter'],
  ['an empty id', '/api/WebApi/GetNewsById?id=', {}, 400, 'invalid_parameter'],
  ['letters as an id', '/api/WebApi/GetNewsById?id=abc', {}, 404, 'not_found'],
  ['a negative id', '/api/WebApi/GetNewsById?id=-1', {}, 404, 'not_found'],
  ['a fraction as an id', '/api/WebApi/GetNewsById?id=1.5', {}, 404, 'not_found'],
  ['an id too large for a number', '/api/WebApi/GetNewsById?id=99999999999999999999', {}, 404, 'not_found'],
  ['an id too long', `/api/WebApi/GetNewsById?id=${'9'.repeat(101)}`, {}, 400, 'invalid_parameter'],
  ['an unused id', '/api/WebApi/GetNewsById?id=2147483647', {}, 404, 'not_found'],
  ['an id twice', '/api/WebApi/GetNewsById?id=1&ID=2', {}, 400, 'invalid_parameter'],
  ['take zero', `${news}?take=0`, {}, 400, 'invalid_parameter'],
  ['take negative', `${news}?take=-3`, {}, 400, 'invalid_parameter'],
  ['an invalid year', `${news}?from=lately`, {}, 400, 'invalid_parameter'],
  ['a year beyond 9999', `${news}?to=10000`, {}, 400, 'invalid_parameter'],
  ['skip negative', `${news}?skip=-3`, {}, 400, 'invalid_parameter'],
  ['an invalid language', `${news}?lang=x`, {}, 400, 'invalid_parameter'],
  ['a search text over 10,000 characters', `/api/WebApi/Search?q=${'x'.repeat(10_001)}`, {}, 400, 'invalid_parameter'],
  ['a search without words', '/api/WebApi/Search', {}, 400, 'invalid_parameter'],
  ['an invalid type', '/api/WebApi/Search?q=a&type=user', {}, 400, 'invalid_parameter'],
  ['an unknown concern', '/api/WebApi/GetConcernByUrl?url=nowhere', {}, 404, 'not_found'],
  ['no company yet', '/api/WebApi/GetInformation', {}, 404, 'not_found'],
  ['no body', '/api/WebApi/ContactUs', { method: 'POST' }, 415, 'unsupported_media_type'],
  [
    'JSON sent as text',
    '/api/WebApi/ContactUs',
    post('{}', { 'content-type': 'text/plain' }),
    415,
    'unsupported_media_type',
  ],
  ['truncated JSON', '/api/WebApi/ContactUs', post('{"name":'), 400, 'bad_request'],
  ['a JSON list', '/api/WebApi/ContactUs', post('[]'), 400, 'bad_request'],
  ['invalid UTF-8', '/api/WebApi/ContactUs', { ...post(''), body: new Uint8Array([0xff]) }, 400, 'bad_request'],
  ['a blank message', '/api/WebApi/ContactUs', post('{"name":"  "}'), 422, 'invalid_body'],
  ['a number for a text', '/api/WebApi/ContactUs', post('{"message":5}'), 422, 'invalid_body'],
  ['an invalid email address', '/api/WebApi/ContactUs', post('{"email":"a@","message":"x"}'), 422, 'invalid_body'],
  ['a field twice', '/api/WebApi/ContactUs', post('{"name":"a","Name":"b"}'), 422, 'invalid_body'],
  [
    'a message too long',
    '/api/WebApi/ContactUs',
    post(JSON.stringify({ message: 'x'.repeat(5_001) })),
    422,
    'invalid_body',
  ],
  [
    'a body too large',
    '/api/WebApi/ContactUs',
    post(JSON.stringify({ message: 'x'.repeat(70_000) })),
    413,
    'too_large',
  ],
  ['a subscription without an address', '/api/WebApi/Subscribe', post('{}'), 422, 'invalid_body'],
  ['a truncated token', '/api/WebApi/Unsubscribe?token=abc', { method: 'POST' }, 400, 'invalid_parameter'],
  ['an unknown token', `/api/WebApi/Unsubscribe?token=${'a'.repeat(43)}`, { method: 'POST' }, 404, 'not_found'],
  [
    'a GET for a changing call',
    `/api/WebApi/ConfirmSubscription?token=${'a'.repeat(43)}`,
    {},
    405,
    'method_not_allowed',
  ],
  ['a CV as JSON', '/api/WebApi/DropCv', post('{}'), 415, 'unsupported_media_type'],
  [
    'a broken form',
    '/api/WebApi/DropCv',
    post('--x\r\n', { 'content-type': 'multipart/form-data; boundary=x' }),
    400,
    'bad_request',
  ],
  [
    'a form without boundary',
    '/api/WebApi/DropCv',
    post('x', { 'content-type': 'multipart/form-data' }),
    400,
    'bad_request',
  ],
];

test.each(rows)('rejects %s', async (_, path, init, status, code) => {
  const response = await api.fetch(path, init);
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  const problem = problemSchema.parse(await response.json());
  expect([response.status, problem.status, problem.code]).toEqual([status, status, code]);
  if (status === 405) expect(response.headers.get('allow')).toMatch(/^(GET, HEAD|POST|PUT|DELETE), OPTIONS$/);
});

test('names the rejected field', async () => {
  const response = await api.fetch('/api/WebApi/ContactUs', post('{"email":"ada","message":"x"}'));
  expect(await response.json()).toMatchObject({
    errors: [{ field: 'email', message: 'Enter an email address such as name@example.com' }],
  });
});

test('no path, query or body causes a 5xx', async () => {
  const names = fc.constantFrom(
    ...Object.values({ ...publicCalls, ...officeCalls }).map(callPath),
    '/api/WebApi/%00',
    '/api//',
  );
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom('id', 'Id', 'take', 'lang', 'q', 'url', 'token', '-1', '1e9', '٣', '%', '\0'),
  );
  const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS');
  const type = fc.constantFrom(
    'application/json',
    'multipart/form-data; boundary=b',
    'text/plain',
    'application/json; charset=x',
  );
  await fc.assert(
    fc.asyncProperty(
      names,
      fc.array(fc.tuple(part, part), { maxLength: 3 }),
      method,
      type,
      fc.string(),
      async (path, query, verb, contentType, body) => {
        const url = `${path}?${new URLSearchParams(query)}`;
        const init = ['GET', 'HEAD'].includes(verb)
          ? { method: verb }
          : { method: verb, body, headers: { 'content-type': contentType } };
        const response = await api.fetch(url, init);
        expect(response.status).toBeLessThan(500);
        await response.arrayBuffer();
      },
    ),
    { numRuns: 600 },
  );
});

describe('the office’s calls over HTTP', () => {
  test.each(Object.values(officeCalls))('$name requires a signed-in user', async (call) => {
    const response = await api.fetch(callPath(call), {
      method: call.method,
      headers: { authorization: 'Bearer owner' },
    });
    expect(response.status).toBe(401);
  });

  test('a reader may read but not save', async () => {
    const reader = { principal: { name: 'rita', role: 'reader' } } as const;
    expect((await api.fetch('/api/Office/GetEntry?id=1', {}, reader)).status).toBe(200);
    expect((await api.fetch('/api/Office/SaveEntry', post('{}'), reader)).status).toBe(403);
  });
});

describe('caching and CORS', () => {
  test('sends a strong ETag, and 304 where If-None-Match matches it', async () => {
    const first = await api.fetch(`${news}?take=2`);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    for (const known of [etag, `"x", W/${etag}`, '*']) {
      const again = await api.fetch(`${news}?take=2`, { headers: { 'if-none-match': known } });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    expect((await api.fetch(`${news}?take=1`)).headers.get('etag')).not.toBe(etag);
  });

  test('HEAD responds as GET does, without the body', async () => {
    const [get, head] = await Promise.all([api.fetch(news), api.fetch(news, { method: 'HEAD' })]);
    expect([head.status, await head.text()]).toEqual([200, '']);
    for (const name of ['etag', 'x-total-count', 'content-type'])
      expect(head.headers.get(name)).toBe(get.headers.get(name));
  });

  test('lets only allowed origins read', async () => {
    const asked = async (origin: string) =>
      (await api.fetch(news, { headers: { origin } })).headers.get('access-control-allow-origin');
    expect(await asked('https://app.example.com')).toBe('https://app.example.com');
    expect(await asked('https://evil.example')).toBeNull();
    expect(await asked('null')).toBeNull();
    const headers = { origin: 'https://app.example.com', 'access-control-request-method': 'POST' };
    const preflight = await api.fetch('/api/WebApi/ContactUs', { method: 'OPTIONS', headers });
    expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([
      204,
      'GET,HEAD,POST,OPTIONS',
    ]);
  });

  test('serves the API documentation for programs and for people', async () => {
    const document = (await (await api.fetch('/api/openapi.json')).json()) as { openapi: string };
    expect(document.openapi).toBe('3.1.0');
    const page = await api.fetch('/api/docs');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const text = await page.text();
    for (const { name } of Object.values(publicCalls)) expect(text).toContain(`id="${name}"`);
    expect(text).not.toMatch(/<script|https?:\/\/(?!www\.example\.com)/);
  });
});
