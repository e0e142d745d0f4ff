import { AsyncLocalStorage } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createRateLimiter, networkKey, visitorKey } from './rate-limit.ts';

test('allows at most the limit within any window, and rejects nothing below it', () => {
  const limit = { most: 3, windowMs: 1_000 };
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 700 }), { maxLength: 40 }), (gaps) => {
      let time = 0;
      const limiter = createRateLimiter(() => time);
      const allowed: number[] = [];
      for (const gap of gaps) {
        time += gap;
        const recent = allowed.filter((use) => use > time - limit.windowMs);
        const wait = limiter.secondsToWait('form', 'a', limit);
        expect(wait === 0).toBe(recent.length < limit.most);
        if (wait === 0) allowed.push(time);
        else expect(wait).toBeGreaterThanOrEqual(1);
      }
    }),
  );
});

test('counts visitors and forms separately', () => {
  const limiter = createRateLimiter(() => 0);
  const limit = { most: 1, windowMs: 1_000 };
  expect(limiter.secondsToWait('form', 'a', limit)).toBe(0);
  expect(limiter.secondsToWait('form', 'b', limit)).toBe(0);
  expect(limiter.secondsToWait('other', 'a', limit)).toBe(0);
  expect(limiter.secondsToWait('form', 'a', limit)).toBe(1);
});

test('keeps no reference to the request of a counted visitor', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const current = new AsyncLocalStorage<object>();
  const limiter = createRateLimiter(() => 0);
  const use = () => limiter.secondsToWait('form', 'a', { most: 1, windowMs: 60_000 });
  const ask = () => {
    const request = { url: '/contact' };
    expect(current.run(request, use)).toBe(0);
    return new WeakRef(request);
  };
  const request = ask();
  await vi.waitUntil(() => {
    collect();
    return request.deref() === undefined;
  });
  expect(use()).toBe(60);
});

describe('visitorKey:', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s has the key %s', (address, key) => {
    expect(visitorKey(address)).toBe(key);
  });
});

test.each([
  ['203.0.113.7', undefined],
  ['::ffff:203.0.113.7', undefined],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::9', '2001:db8:1::/48'],
])('%s is in the network %s', (address, key) => {
  expect(networkKey(address)).toBe(key);
});
