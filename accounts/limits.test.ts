import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { engines, type FreshStore } from '#store/testing/engines.ts';
import { limits, waitAfter } from './limits.ts';
import { goodPassword, startAccounts, type TestAccounts } from './testing/start-accounts.ts';

const email = 'olga@example.com';
const second = 1_000;
const minute = 60 * second;

test('waits double up to a maximum', () => {
  const waits = [0, 4, 5, 6, 7, 9, 10, 500].map((tries) => waitAfter(limits.account, tries) / second);
  expect(waits).toEqual([0, 0, 30, 60, 120, 480, 900, 900]);
});

describe.each(engines)('login attempts on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let office: TestAccounts;

  beforeEach(async () => {
    fresh = await freshStore();
    office = await startAccounts(fresh.store);
    await office.join(email);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await office.stop();
    await fresh.discard();
    expect(office.errors).toEqual([]);
  });

  const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  const guess = (password: string, at?: string, who = email) =>
    office.browser(at).post('/sign-in', { email: who, password });

  test.each([email, 'unknown@example.com'])('for %s from many addresses wait longer and longer', async (who) => {
    for (let tries = 0; tries < 5; tries++) expect((await guess('wrong', undefined, who)).status).toBe(401);
    const early = await guess(goodPassword, undefined, who);
    expect(early).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(20);
    later(31 * second);
    expect((await guess('wrong', undefined, who)).status).toBe(401);
    const next = await guess('wrong', undefined, who);
    expect(Number(next.headers.get('retry-after'))).toBeGreaterThan(50);
    later(61 * second);
    expect((await guess(goodPassword, undefined, who)).status).toBe(who === email ? 200 : 401);
  });

  test('from a known browser do not wait for the failures of others behind its address', async () => {
    const address = '203.0.113.9';
    const known = office.browser(address);
    expect((await known.post('/sign-in', { email, password: goodPassword })).status).toBe(200);
    for (let tries = 0; tries < 25; tries++) await guess('wrong', address, `p${tries}@example.com`);
    expect((await guess(goodPassword, address)).status).toBe(429);
    expect((await known.post('/sign-in', { email, password: goodPassword })).status).toBe(200);
  });

  test('for many users from one address must wait, and those from other addresses need not', async () => {
    for (let tries = 0; tries < 20; tries++) await guess('wrong', '203.0.113.9', `p${tries}@example.com`);
    expect((await guess(goodPassword, '203.0.113.9')).status).toBe(429);
    expect((await guess(goodPassword)).status).toBe(200);
  });

  test('of strangers do not delay a user in a known browser', async () => {
    const known = office.browser();
    const good = { email, password: goodPassword };
    await known.post('/sign-in', good);
    await known.post('/sign-out');
    for (let tries = 0; tries < 6; tries++) await guess('wrong');
    expect((await guess(goodPassword)).status).toBe(429);
    expect((await known.post('/sign-in', good)).status).toBe(200);

    for (let tries = 0; tries < 5; tries++) await known.post('/sign-in', { email, password: 'wrong' });
    expect((await known.post('/sign-in', good)).status).toBe(429);
    for (let tries = 0; tries < 5; tries++) await guess('wrong', undefined, 'eva@example.com');
    expect((await known.post('/sign-in', { ...good, email: 'eva@example.com' })).status).toBe(429);
  });

  test('count the same when they are concurrent', async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, () => guess('wrong')));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  test('are forgotten after a successful sign-in', async () => {
    for (let round = 0; round < 3; round++) {
      for (let tries = 0; tries < 4; tries++) await guess('wrong');
      expect((await guess(goodPassword)).status).toBe(200);
    }
  });

  test('count on all nodes and after a restart', async () => {
    for (let tries = 0; tries < 5; tries++) await guess('wrong');
    const node = await startAccounts(fresh.store);
    expect((await node.browser().post('/sign-in', { email, password: goodPassword })).status).toBe(429);
    await node.stop();
  });

  test('are stored without personal data and expire', async () => {
    for (let tries = 0; tries < 5; tries++) await guess('wrong', '203.0.113.10');
    const kept = () => fresh.store.accounts.selectFrom('guesses').selectAll().execute();
    expect((await kept()).length).toBeGreaterThan(0);
    expect(JSON.stringify(await kept())).not.toMatch(/olga|203\.0/);
    later(25 * 60 * minute);
    await office.accounts.sweep();
    expect(await kept()).toEqual([]);
  });

  test('with the password of an open session must wait too', async () => {
    const browser = office.browser();
    await browser.post('/sign-in', { email, password: goodPassword });
    const confirm = (password: string) => browser.post('/two-factor/enable', { password });
    for (let tries = 0; tries < 5; tries++) expect((await confirm('wrong')).status).toBe(422);
    expect((await confirm(goodPassword)).status).toBe(429);
  });

  test('include requests for password links', async () => {
    const ask = () => office.browser().post('/forgot-password', { email });
    for (let tries = 0; tries < 3; tries++) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
  });
});
