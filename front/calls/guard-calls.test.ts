import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getFaq } from '#content/faq/calls.ts';
import { getVideos } from '#content/video/calls.ts';
import { contactUs } from '#contract/calls/contact-us.ts';
import { search } from '#contract/calls/search.ts';
import type { Client } from '#contract/protocol/client.ts';
import { contactMessage } from '#contract/submissions/contact-message.ts';
import { silentLog } from '#server/logging/log.ts';
import { createFrontClient } from './front-client.ts';
import { type GuardedCalls, guardCalls } from './guard-calls.ts';

type Reply = 'answers' | 'hangs' | 'hangs up' | 'is unavailable' | 'knows no such call';

let time = 0;
let replies: Record<string, Reply>;
let sent: string[];
let guarded: GuardedCalls;
let client: Client;

/** Rejects when the call is aborted, as fetch does. */
const untilGivenUp = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

async function reply(request: Request): Promise<Response> {
  const call = new URL(request.url).pathname.split('/').at(-1) ?? '';
  sent.push(call);
  const how = replies[call] ?? replies.all ?? 'answers';
  if (how === 'hangs') return untilGivenUp(request);
  if (how === 'hangs up') throw new TypeError('fetch failed');
  if (how === 'answers') return Response.json([]);
  return new Response('', { status: how === 'is unavailable' ? 503 : 404 });
}

beforeEach(() => {
  time = 1_000_000;
  replies = {};
  sent = [];
  guarded = guardCalls({ fetch: reply, now: () => time, log: silentLog() });
  client = createFrontClient({ fetch: guarded.fetch, baseUrl: 'http://backend.example', timeoutMs: 20 });
});

const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error) => error.kind,
  );
const faq = () => failure(client.call(getFaq, {}));
const videos = () => failure(client.call(getVideos, {}));
const message = contactMessage.parse({ name: 'Ada', message: 'Hello' });

describe('a backend that hangs', () => {
  beforeEach(async () => {
    replies = { all: 'hangs' };
    expect(await faq()).toBe('timed-out');
    sent.length = 0;
  });

  test('costs only the first call the time-out: all others fail at once, also forms', async () => {
    expect([await faq(), await videos()]).toEqual(['unreachable', 'unreachable']);
    expect(await failure(client.call(contactUs, message))).toBe('unreachable');
    expect(sent).toEqual([]);
    expect(guarded.state()).toEqual({ state: 'unreachable', since: 1_000_000 });
  });

  test('gets one trial call after ten seconds, and is used again after its success', async () => {
    time += 10_000;
    expect(await Promise.all([faq(), videos()])).toEqual(['timed-out', 'unreachable']);
    replies = {};
    time += 19_999;
    expect(await videos()).toBe('unreachable');
    time += 1;
    expect([await videos(), await faq()]).toEqual([undefined, undefined]);
    expect(guarded.state()).toEqual({ state: 'reachable', since: time });
  });
});

test('a 404 does not count as an answer while other calls hang', async () => {
  replies = { GetVideos: 'knows no such call', all: 'hangs' };
  const slow = faq();
  time += 1;
  expect(await videos()).toBe('not-found');
  expect(await slow).toBe('timed-out');
  expect(guarded.state().state).toBe('unreachable');
  time += 10_000;
  expect([await videos(), await faq()]).toEqual(['not-found', 'timed-out']);
});

test('one hanging call opens only its own circuit', async () => {
  replies = { GetVideos: 'hangs' };
  const slow = videos();
  time += 1;
  expect(await faq()).toBeUndefined();
  expect(await slow).toBe('timed-out');
  expect([await videos(), await faq()]).toEqual(['unreachable', undefined]);
  expect(guarded.state().state).toBe('reachable');
});

test.each(['hangs up', 'is unavailable'] as const)(
  'a backend that %s five times gets no calls for a second',
  async (how) => {
    replies = { all: how };
    for (let count = 0; count < 5; count++) expect(await faq()).toBe('unreachable');
    expect(await videos()).toBe('unreachable');
    expect(sent).toHaveLength(5);
    replies = {};
    time += 1_000;
    expect([await videos(), await faq()]).toEqual([undefined, undefined]);
  },
);

test('a slow form opens no circuit', async () => {
  replies = { ContactUs: 'hangs' };
  expect(await failure(client.call(contactUs, message))).toBe('timed-out');
  replies = {};
  expect(await faq()).toBeUndefined();
});

test('a slow search opens only the circuit of searches', async () => {
  const find = (q: string) => failure(client.call(search, { q }));
  replies = { Search: 'hangs' };
  expect(await find('slow words')).toBe('timed-out');
  replies = {};
  expect([await find('yarn'), await faq()]).toEqual(['unreachable', undefined]);
  expect(guarded.state().state).toBe('reachable');
});

test('a cancelled request opens no circuit', async () => {
  replies = { all: 'hangs' };
  const leaving = new AbortController();
  const left = failure(client.call(getFaq, {}, { signal: leaving.signal }));
  leaving.abort();
  expect(await left).toBe('cancelled');
  replies = {};
  expect(await faq()).toBeUndefined();
});

test('logs once that the backend does not answer, and once that it answers again', async () => {
  const log = { ...silentLog(), warn: vi.fn(), info: vi.fn() };
  guarded = guardCalls({ fetch: reply, now: () => time, log: log as never });
  client = createFrontClient({ fetch: guarded.fetch, baseUrl: 'http://backend.example', timeoutMs: 20 });
  replies = { all: 'hangs' };
  await Promise.all([faq(), videos()]);
  await faq();
  replies = {};
  time += 10_000;
  await faq();
  const ofWhole = (calls: unknown[][]) => calls.filter(([fields]) => (fields as { call?: string }).call === undefined);
  expect(ofWhole(log.warn.mock.calls)).toHaveLength(1);
  expect(ofWhole(log.info.mock.calls)).toHaveLength(1);
});

test('the state of a backend is unknown until its first answer', async () => {
  expect(guarded.state()).toEqual({ state: 'unknown', since: 1_000_000 });
  replies = { all: 'hangs up' };
  time += 5_000;
  await faq();
  expect(guarded.state().state).toBe('unknown');
  replies = {};
  await faq();
  expect(guarded.state()).toEqual({ state: 'reachable', since: 1_005_000 });
});
