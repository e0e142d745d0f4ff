import { describe, expect, test } from 'vitest';
import type { CacheTags } from './cache-tags.ts';
import type { Made } from './renders.ts';
import { createResponseCache, type ResponseCacheOptions } from './response-cache.ts';
import { bytesOf, type CachedResponse, cachedResponseOf } from './responses/cached-response.ts';

const textOf = (answer: CachedResponse | undefined) => (answer ? bytesOf(answer).toString() : undefined);

/** A cache over a renderer that counts its calls; `state` may change at any time. */
function cacheOver(options: Partial<ResponseCacheOptions> = {}) {
  const made: string[] = [];
  const errors: unknown[] = [];
  const state = {
    time: 0,
    text: (address: string) => `${address} made ${made.filter((before) => before === address).length}`,
    tags: (_: string): string[] => [],
    kind: (_: string): Partial<Made> => ({}),
    /** Rendering waits for it. */
    gate: Promise.resolve(),
  };
  const cache = createResponseCache({
    maxBytes: 1_000_000,
    freshMs: 1_000,
    now: () => state.time,
    onError: (error) => errors.push(error),
    async make(address: string, tags: CacheTags) {
      made.push(address);
      for (const tag of state.tags(address)) tags.add(tag);
      const text = state.text(address);
      await state.gate;
      return {
        answer: cachedResponseOf(200, {}, Buffer.from(text)),
        keep: true,
        failed: false,
        ...state.kind(address),
      };
    },
    ...options,
  });
  const ask = async (address: string) => {
    const answer = cache.ready(address) ?? (await cache.answer(address));
    return bytesOf(answer).toString();
  };
  return { cache, ask, made, state, errors };
}

/** A promise, and the function that resolves it. */
function gate() {
  let open = () => {};
  const closed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { closed, open };
}

describe('a response', () => {
  test('is made once for concurrent requests, and served until it expires', async () => {
    const { ask, made, state } = cacheOver();
    expect(await Promise.all([ask('/a'), ask('/a'), ask('/a')])).toEqual(['/a made 1', '/a made 1', '/a made 1']);
    state.time = 999;
    expect(await ask('/a')).toBe('/a made 1');
    state.time = 1_000;
    expect(await ask('/a')).toBe('/a made 2');
    expect(made).toEqual(['/a', '/a']);
  });

  test('that must not be cached is made for each request', async () => {
    const { ask, state } = cacheOver();
    state.kind = () => ({ keep: false });
    expect([await ask('/a'), await ask('/a')]).toEqual(['/a made 1', '/a made 2']);
  });

  test('is dropped by its tags only', async () => {
    const { cache, ask, state } = cacheOver();
    state.tags = (address) => (address === '/news/5' ? ['news#5', 'company'] : ['news#6', 'company']);
    await Promise.all([ask('/news/5'), ask('/news/6')]);
    cache.drop(['news#5']);
    expect([await ask('/news/5'), await ask('/news/6')]).toEqual(['/news/5 made 2', '/news/6 made 1']);
    cache.drop(['company']);
    expect([await ask('/news/5'), await ask('/news/6')]).toEqual(['/news/5 made 3', '/news/6 made 2']);
    cache.dropAll();
    expect(await ask('/news/5')).toBe('/news/5 made 4');
  });

  test('that is invalidated while in pending goes to earlier requests only', async () => {
    const { cache, ask, state } = cacheOver();
    state.tags = () => ['news'];
    const { closed, open } = gate();
    state.gate = closed;
    const before = ask('/news');
    // The renderer has started when the concurrent requests have joined it.
    await Promise.resolve();
    await Promise.resolve();
    cache.drop(['news']);
    const after = ask('/news');
    open();
    expect([await before, await after, await ask('/news')]).toEqual(['/news made 1', '/news made 2', '/news made 2']);
  });

  test('of an invalidated pending neither replaces nor removes the newer one', async () => {
    const { cache, ask, made, state } = cacheOver();
    state.tags = () => ['news'];
    const slow = gate();
    state.gate = slow.closed;
    const before = ask('/news');
    await Promise.resolve();
    await Promise.resolve();
    cache.drop(['news']);
    state.gate = Promise.resolve();
    expect(await ask('/news')).toBe('/news made 2');
    slow.open();
    await before;
    expect(await ask('/news')).toBe('/news made 2');
    expect(made).toEqual(['/news', '/news']);
  });

  test('that is requested often is made again before the next request', async () => {
    const { cache, ask, made, state } = cacheOver();
    state.tags = () => ['news'];
    for (let times = 0; times < 3; times++) await ask('/often');
    await ask('/seldom');
    cache.drop(['news']);
    await cache.settled();
    expect(made).toEqual(['/often', '/seldom', '/often']);
    expect(textOf(cache.ready('/often'))).toBe('/often made 2');
    expect(cache.ready('/seldom')).toBeUndefined();
  });

  test('that is requested often gets the best compression', async () => {
    const { cache, ask, state } = cacheOver();
    state.text = () => 'long and longer '.repeat(200);
    await ask('/a');
    await ask('/a');
    await cache.settled();
    expect(cache.ready('/a')?.bodies.br).toBeUndefined();
    await ask('/a');
    await cache.settled();
    const { br, gzip } = cache.ready('/a')?.bodies ?? {};
    expect(br?.packet.body.length).toBeLessThan(100);
    expect(gzip?.packet.body.length).toBeLessThan(100);
  });

  test('is not compressed after its eviction or the stop of the cache', async () => {
    const { cache, ask, state } = cacheOver({ maxBytes: 100_000 });
    state.text = (address) => address.padEnd(4_000, 'long and longer ');
    const held: CachedResponse[] = [];
    const askOften = async (address: string) => {
      for (let times = 0; times < 3; times++) await ask(address);
      const answer = cache.ready(address);
      if (answer) held.push(answer);
    };
    for (let count = 0; count < 40; count++) await askOften(`/${count}`);
    await cache.stop();
    const compressed = held.filter(({ bodies }) => bodies.br !== undefined);
    expect(held).toHaveLength(40);
    expect(compressed.length).toBeLessThan(20);
    await askOften('/late');
    await cache.settled();
    expect(held.at(-1)?.bodies.br).toBeUndefined();
  });

  test('that was requested often before it was made again gets the best compression at once', async () => {
    const { cache, ask, state } = cacheOver();
    state.text = () => 'long and longer '.repeat(200);
    state.tags = () => ['news'];
    for (let times = 0; times < 9; times++) await ask('/a');
    await cache.settled();
    const best = cache.ready('/a')?.bodies.br?.packet.body.length;
    expect(best).toBeLessThan(100);

    // Its content has changed.
    cache.drop(['news']);
    await cache.settled();
    expect(cache.ready('/a')?.bodies.br?.packet.body.length).toBe(best);
    // It has expired.
    state.time = 1_000;
    await ask('/a');
    await cache.settled();
    expect(cache.ready('/a')?.bodies.br?.packet.body.length).toBe(best);
  });

  test('uses less memory when compressed, and is still dropped by its tags', async () => {
    const { cache, ask, state } = cacheOver();
    const text = 'long and longer '.repeat(1_000);
    state.text = () => text;
    state.tags = () => ['news'];
    await ask('/a');
    const before = cache.figures().bytes;
    await ask('/a');
    await ask('/a');
    await cache.settled();
    const after = cache.figures();
    expect([after.answers, before - after.bytes > text.length * 0.9]).toEqual([1, true]);
    expect(textOf(cache.ready('/a'))).toBe(text);
    cache.drop(['news']);
    expect(cache.figures()).toMatchObject({ answers: 0, bytes: 0 });
  });

  test('is evicted by least recent use, and not cached if too large', async () => {
    const { ask, made, state } = cacheOver({ maxBytes: 100_000 });
    state.text = (address) => (address === '/large' ? 'x'.repeat(20_000) : 'x'.repeat(6_000));
    await ask('/large');
    await ask('/large');
    expect(made).toEqual(['/large', '/large']);
    await ask('/first');
    for (let number = 0; number < 30; number++) {
      await ask(`/${number}`);
      await ask('/first');
    }
    expect(made.filter((address) => address === '/first')).toHaveLength(1);
    await ask('/0');
    expect(made.filter((address) => address === '/0')).toHaveLength(2);
  });

  test('whose making fails leaves nothing in the cache', async () => {
    let fails = true;
    const { ask } = cacheOver({
      make: async () => {
        if (fails) throw new Error('no luck');
        return { answer: cachedResponseOf(200, {}, Buffer.from('better')), keep: true, failed: false };
      },
    });
    await expect(ask('/a')).rejects.toThrow('no luck');
    fails = false;
    expect(await ask('/a')).toBe('better');
  });
});

describe('with a backend', () => {
  const foreign = {
    staleMs: 10_000,
    lastGood: {
      ms: 100_000,
      aged: (answer, madeAt) => cachedResponseOf(200, {}, Buffer.from(`${bytesOf(answer)} from ${madeAt.getTime()}`)),
    },
  } satisfies Partial<ResponseCacheOptions>;

  test('an expired response is served once more while the next one is made', async () => {
    const { cache, ask, state } = cacheOver(foreign);
    await ask('/a');
    state.time = 2_000;
    expect(await ask('/a')).toBe('/a made 1');
    await cache.settled();
    expect(await ask('/a')).toBe('/a made 2');
  });

  test('the last good response is a dated fallback for a day', async () => {
    const { cache, ask, state } = cacheOver(foreign);
    await ask('/a');
    state.kind = () => ({ keep: false, failed: true });
    state.time = 50_000;
    expect(await ask('/a')).toBe('/a made 1 from 0');
    // The next request does not wait for the backend, which failed a moment ago.
    expect(textOf(cache.ready('/a'))).toBe('/a made 1 from 0');
    state.time = 100_001;
    await cache.settled();
    expect(await ask('/a')).toMatch(/^\/a made \d$/);
  });

  test('a success or a missing page replaces the fallback', async () => {
    const { cache, ask, state } = cacheOver(foreign);
    await ask('/a');
    state.kind = () => ({ keep: false, failed: true });
    state.time = 50_000;
    await ask('/a');
    state.kind = () => ({});
    state.time = 60_000;
    await ask('/a');
    await cache.settled();
    expect(await ask('/a')).toBe('/a made 3');
    state.kind = () => ({ keep: false });
    state.time = 90_000;
    expect(await ask('/a')).toBe('/a made 4');
    state.kind = () => ({ keep: false, failed: true });
    expect(await ask('/a')).toBe('/a made 5');
  });
});

test('a page with last good answers is dated, and is made again soon', async () => {
  const { cache, ask, state } = cacheOver({
    lastGood: {
      ms: 100_000,
      aged: (answer, madeAt) => cachedResponseOf(200, {}, Buffer.from(`${bytesOf(answer)} from ${madeAt.getTime()}`)),
    },
  });
  state.time = 200_000;
  // Younger than the fresh period.
  state.kind = () => ({ copyOf: 199_999 });
  expect(await ask('/a')).toBe('/a made 1 from 199999');
  expect(await ask('/a')).toBe('/a made 1 from 199999');
  state.kind = () => ({});
  state.time = 205_000;
  expect(await ask('/a')).toBe('/a made 1 from 199999');
  state.time = 205_001;
  await ask('/a');
  await cache.settled();
  expect(await ask('/a')).toBe('/a made 2');
});

test('reports hits, misses and size', async () => {
  const { cache, ask, state } = cacheOver();
  for (const address of ['/a', '/b', '/a', '/a']) await ask(address);
  state.time = 1_000;
  // Cached, but expired.
  await ask('/a');
  const { bytes, ...figures } = cache.figures();
  expect(figures).toEqual({ hits: 2, misses: 3, answers: 2 });
  expect(bytes).toBeGreaterThan(0);
});
