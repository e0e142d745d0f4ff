import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { engines, type FreshStore } from '#store/testing/engines.ts';
import type { Browser } from './testing/browser.ts';
import { goodPassword, startAccounts, type TestAccounts } from './testing/start-accounts.ts';
import { totpOf } from './testing/totp.ts';

const email = 'olga@example.com';
const good = { email, password: goodPassword };
const minute = 60_000;

describe.each(engines)('a second factor on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let office: TestAccounts;
  let browser: Browser;

  beforeEach(async () => {
    fresh = await freshStore();
    office = await startAccounts(fresh.store);
    await office.join(email);
    browser = office.browser();
    await browser.post('/sign-in', good);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await office.stop();
    await fresh.discard();
    expect(office.errors).toEqual([]);
  });

  const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  const actions = async () => (await fresh.store.audit.list({ skip: 0, take: 50 })).items.map(({ action }) => action);

  async function enable(): Promise<{ totpUri: string; recoveryCodes: string[] }> {
    const { body } = await browser.post('/two-factor/enable', { password: goodPassword });
    expect((await browser.post('/two-factor/confirm', { code: totpOf(body.totpUri) })).body).toEqual({ ok: true });
    later(2 * minute);
    return body as never;
  }

  async function half(): Promise<Browser> {
    const other = office.browser();
    expect((await other.post('/sign-in', good)).body).toEqual({ state: 'second-factor' });
    return other;
  }

  test('is required once it is confirmed, and not before', async () => {
    const wrong = await browser.post('/two-factor/enable', { password: 'not the right password' });
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ field: 'password' }] } });
    const { body } = await browser.post('/two-factor/enable', { password: goodPassword });
    expect(body.totpUri).toMatch(/^otpauth:\/\/totp\/Office:olga%40example\.com\?secret=[A-Z2-7]+&issuer=Office/);
    expect(body.recoveryCodes).toHaveLength(10);
    expect((await office.browser().post('/sign-in', good)).body).toEqual({ state: 'signed-in' });
    expect(await browser.post('/two-factor/confirm', { code: '000000' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'code' }] },
    });
    expect((await browser.post('/two-factor/confirm', { code: ` ${totpOf(body.totpUri)} ` })).status).toBe(200);
    expect(await office.presenceOf(browser)).toBeDefined();
    expect((await browser.post('/two-factor/enable', { password: goodPassword })).status).toBe(409);
    expect(await office.accounts.people.list()).toMatchObject([{ secondFactor: true }]);

    const other = await half();
    expect(await office.presenceOf(other)).toBeUndefined();
    expect((await other.get('/sessions')).status).toBe(401);
    expect(await actions()).toContain('second-factor-on');
  });

  test('rejects the code that confirmed it', async () => {
    const { body } = await browser.post('/two-factor/enable', { password: goodPassword });
    const code = totpOf(body.totpUri);
    expect((await browser.post('/two-factor/confirm', { code })).status).toBe(200);
    const other = await half();
    expect((await other.post('/verify-code', { code })).status).toBe(401);
    expect(await office.presenceOf(other)).toBeUndefined();
  });

  test('accepts a current code, and each code once', async () => {
    const { totpUri } = await enable();
    const other = await half();
    const code = totpOf(totpUri);
    expect((await other.post('/verify-code', { code: '000000' })).status).toBe(401);
    expect((await other.post('/verify-code', { code })).body).toEqual({ state: 'signed-in' });
    expect(await office.presenceOf(other)).toMatchObject({ name: 'olga' });

    const shoulder = await half();
    expect(await shoulder.post('/verify-code', { code })).toMatchObject({ status: 401 });
    expect(await office.presenceOf(shoulder)).toBeUndefined();
    const old = await half();
    expect((await old.post('/verify-code', { code: totpOf(totpUri, Date.now() - 10 * minute) })).status).toBe(401);
  });

  test('cannot be bypassed: it needs the password first and limits guessing', async () => {
    const { totpUri } = await enable();
    expect((await office.browser().post('/verify-code', { code: totpOf(totpUri) })).status).toBe(401);

    const slow = await half();
    later(11 * minute);
    expect((await slow.post('/verify-code', { code: totpOf(totpUri) })).status).toBe(401);

    const guesser = await half();
    for (let tries = 0; tries < 5; tries++) await guesser.post('/verify-code', { code: '000000' });
    const tired = await guesser.post('/verify-code', { code: totpOf(totpUri) });
    expect(tired).toMatchObject({ status: 401, body: { detail: expect.stringContaining('Sign in again') } });

    const more = await half();
    for (let tries = 0; tries < 5; tries++) await more.post('/verify-code', { code: '000000' });
    const locked = await (await half()).post('/verify-code', { code: totpOf(totpUri) });
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '900']);
    later(16 * minute);
    expect((await (await half()).post('/verify-code', { code: totpOf(totpUri) })).status).toBe(200);
  });

  test('can be replaced by each recovery code once', async () => {
    const { recoveryCodes } = await enable();
    const [code] = recoveryCodes;
    const other = await half();
    expect((await other.post('/verify-recovery-code', { code: 'wrong-codes' })).status).toBe(401);
    expect((await other.post('/verify-recovery-code', { code })).body).toEqual({ state: 'signed-in' });
    expect(await office.presenceOf(other)).toBeDefined();
    expect((await (await half()).post('/verify-recovery-code', { code })).status).toBe(401);

    const renewed = await browser.post('/two-factor/recovery-codes', { password: goodPassword });
    const [fresher] = renewed.body.recoveryCodes as string[];
    expect((await (await half()).post('/verify-recovery-code', { code: recoveryCodes[1] })).status).toBe(401);
    expect((await (await half()).post('/verify-recovery-code', { code: fresher })).status).toBe(200);
    expect(await actions()).toEqual(expect.arrayContaining(['signed-in-recovery-code', 'recovery-codes-made']));
  });

  test('is removed with the password or by a reset', async () => {
    await enable();
    expect((await browser.post('/two-factor/disable', { password: 'not the right one' })).status).toBe(422);
    expect((await browser.post('/two-factor/disable', { password: goodPassword })).body).toEqual({ ok: true });
    expect((await office.browser().post('/sign-in', good)).body).toEqual({ state: 'signed-in' });
    expect((await browser.post('/two-factor/recovery-codes', { password: goodPassword })).status).toBe(409);

    await enable();
    const [user] = await office.accounts.people.list();
    const reset = await office.accounts.people.change(user?.id ?? '', { reset: true }, 'test', true);
    const token = typeof reset === 'object' ? new URL(reset.link ?? '').searchParams.get('token') : '';
    await browser.post('/choose-password', { token, password: goodPassword });
    expect((await office.browser().post('/sign-in', good)).body).toEqual({ state: 'signed-in' });
  });

  test('is not stored in plain text', async () => {
    const { totpUri, recoveryCodes } = await enable();
    const kept = JSON.stringify(await fresh.store.accounts.selectFrom('two_factors').selectAll().execute());
    for (const code of recoveryCodes) expect(kept).not.toContain(code);
    expect(kept).not.toContain(new URL(totpUri).searchParams.get('secret'));
  });
});
