import { expect, test } from 'vitest';
import { createConcurrencyLimiter, TooBusy } from './concurrency-limiter.ts';

test('runs the event loop between two tasks', async () => {
  const limiter = createConcurrencyLimiter({ maxConcurrent: 2, maxWaiting: 100, yieldsToEventLoop: true });
  const order: string[] = [];
  let over = false;
  const elsewhere = () => {
    order.push('else');
    if (!over) setImmediate(elsewhere);
  };
  setImmediate(elsewhere);
  // As when a page is rendered from memory: a chain of promises without I/O.
  const work = async (name: string) => {
    for (let step = 0; step < 50; step++) await Promise.resolve();
    order.push(name);
  };
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  await Promise.all(names.map((name) => limiter.take(() => work(name))));
  over = true;
  expect(order.filter((name) => name !== 'else')).toEqual(names);
  expect(order.join().replaceAll(/(else,)+/g, 'else,')).toMatch(/^(else,)?a,else,b,else,c,else,d,else,e,else,f$/);
});

test('does not wait long for a slow event loop', async () => {
  const limiter = createConcurrencyLimiter({ maxConcurrent: 1, maxWaiting: 100, yieldsToEventLoop: true });
  let rounds = 0;
  let over = false;
  const elsewhere = () => {
    rounds += 1;
    for (const until = performance.now() + 10; performance.now() < until; );
    if (!over) setImmediate(elsewhere);
  };
  setImmediate(elsewhere);
  await limiter.take(async () => undefined);
  over = true;
  expect(rounds).toBeGreaterThan(0);
  expect(rounds).toBeLessThan(5);
});

test('accepts as many connections when other processes have the processor', async () => {
  const limiter = createConcurrencyLimiter({ maxConcurrent: 1, maxWaiting: 100, yieldsToEventLoop: true });
  let rounds = 0;
  let over = false;
  const elsewhere = () => {
    rounds += 1;
    // The thread stands still, as when the system gives the processor to others.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    if (!over) setImmediate(elsewhere);
  };
  setImmediate(elsewhere);
  await limiter.take(async () => undefined);
  over = true;
  expect(rounds).toBeGreaterThanOrEqual(8);
});

test('starts no task while the event loop is late, and finishes running ones', async () => {
  let late = false;
  const limiter = createConcurrencyLimiter({ maxConcurrent: 2, maxWaiting: 100, isLate: () => late });
  const { promise, resolve } = Promise.withResolvers<string>();
  const begun = limiter.take(() => promise);
  late = true;
  expect(limiter.isFull()).toBe(true);
  await expect(limiter.take(async () => 'never')).rejects.toThrow(TooBusy);
  resolve('finished');
  expect(await begun).toBe('finished');
  late = false;
  expect(limiter.isFull()).toBe(false);
  expect(await limiter.take(async () => 'again')).toBe('again');
});
