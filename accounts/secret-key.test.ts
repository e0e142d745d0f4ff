import { createHash, createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { engines, type FreshStore } from '#store/testing/engines.ts';
import { SecretKeyError } from './secret-key.ts';
import { goodPassword, startAccounts, type TestAccounts } from './testing/start-accounts.ts';
import { totpOf } from './testing/totp.ts';

const secretKey = 'k'.repeat(40);
const good = { email: 'olga@example.com', password: goodPassword };

describe.each(engines)('the key of the accounts on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let office: TestAccounts;
  const secrets = () => fresh.store.accounts.selectFrom('secrets').select(['name', 'value']).execute();

  beforeEach(async () => {
    fresh = await freshStore();
    office = await startAccounts(fresh.store);
    await office.join(good.email);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await office.stop();
    await fresh.discard();
  });

  test('opens no session together with a token of the database', async () => {
    const browser = office.browser();
    await browser.post('/sign-in', good);
    const [cookie = ''] = browser.cookies.keys();
    const sessions = await fresh.store.accounts.selectFrom('sessions').selectAll().execute();
    const plain = decodeURIComponent(browser.cookies.get(cookie) ?? '').split('.')[0] ?? '';
    expect(plain).toHaveLength(32);
    expect(JSON.stringify(sessions)).not.toContain(plain);
    expect(sessions.map(({ token }) => token)).toEqual([createHash('sha256').update(plain).digest('base64url')]);
    const [secret] = await secrets();
    const token = sessions[0]?.token ?? '';
    const forged = createHmac('sha256', secret?.value ?? '')
      .update(token)
      .digest('base64');
    const thief = office.browser();
    thief.cookies.set(cookie, encodeURIComponent(`${token}.${forged}`));
    expect(await office.presenceOf(thief)).toBeUndefined();
    expect(await office.presenceOf(browser)).toBeDefined();
  });

  test('moves out of the database: sessions end, second factors go on', async () => {
    const browser = office.browser();
    await browser.post('/sign-in', good);
    const { body } = await browser.post('/two-factor/enable', { password: goodPassword });
    await browser.post('/two-factor/confirm', { code: totpOf(body.totpUri) });
    const [old] = await secrets();

    const moved = await startAccounts(fresh.store, { secretKey });
    expect(JSON.stringify(await secrets())).not.toContain(old?.value);
    expect(JSON.stringify(await secrets())).not.toContain(secretKey);
    expect(await moved.presenceOf(browser)).toBeUndefined();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60_000 });
    const again = moved.browser();
    expect((await again.post('/sign-in', good)).body).toEqual({ state: 'second-factor' });
    expect((await again.post('/verify-code', { code: totpOf(body.totpUri) })).body).toEqual({ state: 'signed-in' });
    const third = moved.browser();
    await third.post('/sign-in', good);
    const [code] = body.recoveryCodes as string[];
    expect((await third.post('/verify-recovery-code', { code })).body).toEqual({ state: 'signed-in' });

    const restarted = await startAccounts(fresh.store, { secretKey });
    expect(await restarted.presenceOf(again)).toBeDefined();
    expect([...moved.errors, ...restarted.errors]).toEqual([]);
  });

  test('is moved once by two nodes that start at once', async () => {
    const nodes = await Promise.all([1, 2, 3].map(() => startAccounts(fresh.store, { secretKey })));
    const [first, , last] = nodes;
    const browser = first?.browser();
    await browser?.post('/sign-in', good);
    expect(browser && (await last?.presenceOf(browser))).toBeDefined();
  });

  test('must be the same at each later start, until it is forgotten', async () => {
    await startAccounts(fresh.store, { secretKey });
    await expect(startAccounts(fresh.store)).rejects.toThrow(SecretKeyError);
    await expect(startAccounts(fresh.store, { secretKey: 'x'.repeat(40) })).rejects.toThrow('not the key of this');
    await fresh.store.secrets.forgetKey('accounts');
    const other = await startAccounts(fresh.store, { secretKey: 'x'.repeat(40) });
    expect((await other.browser().post('/sign-in', good)).body).toEqual({ state: 'signed-in' });
  });
});
