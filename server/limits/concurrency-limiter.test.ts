import { expect, test } from 'vitest';
import { createConcurrencyLimiter, TooBusy } from './concurrency-limiter.ts';

test('between two pieces of work everything else has its turn', async () => {
  const limiter = createConcurrencyLimiter({ maxConcurrent: 2, maxWaiting: 100, yieldsToEventLoop: true });
  const order: string[] = [];
  let over = false;
  const elsewhere = () => {
    order.push('else');
    if (!over) setImmediate(elsewhere);
  };
  setImmediate(elsewhere);
  // As a page is made out of memory: a chain of promises that waits for nothing outside.
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

test('others who take long at each round are let in for a moment only', async () => {
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

test('while the event loop is late nothing more is begun, though there is room, and what was begun is finished', async () => {
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
