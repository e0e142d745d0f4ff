import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { engines, type FreshStore } from '#store/testing/engines.ts';
import { goodPassword, startAccounts, type TestAccounts } from './testing/start-accounts.ts';

const hour = 60 * 60 * 1_000;
const day = 24 * hour;
const email = 'olga@example.com';
const good = { email, password: goodPassword };
const bad = { email, password: 'not the right password' };

describe.each(engines)('sign-in on $name', ({ freshStore }) => {
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
  const actions = async () => (await fresh.store.audit.list({ skip: 0, take: 50 })).items.map(({ action }) => action);

  test('creates a session with a protected cookie for the right password', async () => {
    const browser = office.browser();
    const reply = await browser.post('/sign-in', { ...good, email: ' Olga@Example.com' });
    expect([reply.status, reply.body]).toEqual([200, { state: 'signed-in' }]);
    const cookies = reply.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Secure-office.session_token',
      '__Secure-office.known_device',
    ]);
    for (const cookie of cookies) {
      for (const part of ['HttpOnly', 'SameSite=Strict', 'Secure', 'Path=/api/Office']) expect(cookie).toContain(part);
      expect(cookie).not.toContain('Domain');
    }
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect((await browser.get('/session')).body).toMatchObject({ signedIn: true });
    const principal = await office.presenceOf(browser);
    expect(principal).toMatchObject({ name: 'olga', role: 'owner' });
    expect(principal?.lang).toBeUndefined();
    await office.accounts.people.changeMe(principal?.id ?? '', { lang: 'de' });
    expect((await office.presenceOf(browser))?.lang).toBe('de');
    expect(await actions()).toContain('signed-in');
  });

  test('creates no session for a wrong password, and does not reveal whether the user exists', async () => {
    const browser = office.browser();
    const wrong = await browser.post('/sign-in', bad);
    const unknown = await browser.post('/sign-in', { ...bad, email: 'unknown@example.com' });
    const noAddress = await browser.post('/sign-in', { ...bad, email: 'unknown' });
    const endless = await browser.post('/sign-in', { email, password: 'x'.repeat(300) });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    for (const reply of [unknown, noAddress, endless]) {
      expect([reply.status, reply.body]).toEqual([wrong.status, wrong.body]);
      expect([...reply.headers]).toEqual([...wrong.headers]);
    }
    expect(browser.cookies.size).toBe(0);
    await office.accounts.settled();
    const audit = (await fresh.store.audit.list({ skip: 0, take: 50 })).items;
    expect(audit.filter(({ action }) => action === 'sign-in-failed')).toMatchObject([{ subject: `user ${email}` }]);
  });

  test('never continues a session that an attacker may have planted', async () => {
    const attacker = office.browser();
    await attacker.post('/sign-in', good);
    const victim = office.browser();
    for (const [name, value] of attacker.cookies) victim.cookies.set(name, value);
    await victim.post('/sign-in', good);
    const token = '__Secure-office.session_token';
    expect(victim.cookies.get(token)).toBeDefined();
    expect(victim.cookies.get(token)).not.toBe(attacker.cookies.get(token));
    const forged = office.browser();
    forged.cookies.set('__Secure-office.session_token', 'guessed.signature');
    expect((await forged.get('/session')).body).toEqual({ signedIn: false });
  });

  test('ends sessions by signing out here or everywhere, and lists them without addresses', async () => {
    const [laptop, phone] = [office.browser(), office.browser()];
    for (const browser of [laptop, phone]) await browser.post('/sign-in', good);
    const list = (await laptop.get('/sessions')).body as unknown as { id: string; device: string; current: boolean }[];
    expect(list).toHaveLength(2);
    expect(list.map(({ device }) => device)).toEqual(['Firefox on Windows', 'Firefox on Windows']);
    expect(list.filter(({ current }) => current)).toHaveLength(1);
    expect(JSON.stringify(list)).not.toMatch(/198\.51|Mozilla|token/);

    const other = list.find(({ current }) => !current);
    expect((await laptop.post('/sessions/end', { id: other?.id })).status).toBe(200);
    expect((await phone.get('/sessions')).status).toBe(401);
    expect((await laptop.post('/sessions/end', { id: 'nothing' })).status).toBe(404);

    await phone.post('/sign-in', good);
    await phone.post('/sign-out');
    expect((await phone.get('/session')).body).toEqual({ signedIn: false });

    await phone.post('/sign-in', good);
    expect((await phone.post('/sessions/end-all')).status).toBe(200);
    for (const browser of [laptop, phone]) expect((await browser.get('/sessions')).status).toBe(401);
    expect(await actions()).toEqual(expect.arrayContaining(['signed-out', 'signed-out-everywhere']));
  });

  test('rejects a request to end the session of another user', async () => {
    await office.join('eva@example.com', 'editor');
    const [olga, eva] = [office.browser(), office.browser()];
    await olga.post('/sign-in', good);
    await eva.post('/sign-in', { ...good, email: 'eva@example.com' });
    const [session] = (await olga.get('/sessions')).body as unknown as { id: string }[];
    expect((await eva.post('/sessions/end', { id: session?.id })).status).toBe(404);
    expect((await olga.get('/sessions')).status).toBe(200);
  });

  test.each(['disabled', 'reset'] as const)('ends a session at once when the user is %s', async (what) => {
    const id = await office.join('eva@example.com', 'editor');
    const browser = office.browser();
    await browser.post('/sign-in', { ...good, email: 'eva@example.com' });
    await office.accounts.people.change(id, { [what]: true }, 'olga');
    expect(await office.presenceOf(browser)).toBeUndefined();
    expect((await browser.get('/sessions')).status).toBe(401);
    const again = await browser.post('/sign-in', { ...good, email: 'eva@example.com' });
    expect([again.status, again.body]).toEqual([401, (await browser.post('/sign-in', bad)).body]);
  });

  test('ends a session after 12 hours without a request, and after 30 days in any case', async () => {
    const [idle, busy] = [office.browser(), office.browser()];
    for (const browser of [idle, busy]) await browser.post('/sign-in', good);
    for (let hours = 0; hours < 30 * 24; hours += 11) {
      later(11 * hour);
      const present = (await office.presenceOf(busy)) !== undefined;
      if (hours === 11) expect(await office.presenceOf(idle)).toBeUndefined();
      if (hours < 29 * 24) expect(present, `after ${hours} hours`).toBe(true);
    }
    later(11 * hour);
    expect(await office.presenceOf(busy)).toBeUndefined();
  });

  test('extends the cookie with each visit', async () => {
    const browser = office.browser();
    await browser.post('/sign-in', good);
    later(hour);
    const { cookies } = await office.accounts.presenceOf(office.requestOf(browser));
    expect(cookies).toEqual([expect.stringMatching(/office\.session_token=.*Max-Age=43200/)]);
    expect((await office.accounts.presenceOf(office.requestOf(browser))).cookies).toEqual([]);
  });

  test('deletes expired sessions in a sweep', async () => {
    await office.browser().post('/sign-in', good);
    later(2 * day);
    await office.accounts.sweep();
    const left = await fresh.store.accounts.selectFrom('sessions').select('id').execute();
    expect(left).toEqual([]);
  });

  test('requires the current password for a new one, which ends the other sessions', async () => {
    const [browser, other] = [office.browser(), office.browser()];
    for (const each of [browser, other]) await each.post('/sign-in', good);
    const newPassword = 'otters above harbour 91';
    const change = (currentPassword: string, chosen = newPassword) =>
      browser.post('/change-password', { currentPassword, newPassword: chosen });
    expect(await change(bad.password)).toMatchObject({ status: 422, body: { errors: [{ field: 'currentPassword' }] } });
    expect(await change(goodPassword, 'olga olga olga 1')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'newPassword' }] },
    });
    expect(await change(goodPassword)).toMatchObject({ status: 200, body: { ok: true } });
    expect((await browser.get('/sessions')).status).toBe(200);
    expect((await other.get('/sessions')).status).toBe(401);
    expect((await other.post('/sign-in', good)).status).toBe(401);
    expect((await other.post('/sign-in', { email, password: newPassword })).status).toBe(200);
    expect(await actions()).toContain('password-changed');
    expect(await fresh.store.mail.claim(new Date(Date.now() + day), new Date(Date.now() + day), 9)).toMatchObject([
      { to: email, text: expect.stringContaining('Your password was changed') },
    ]);
  });

  test('creates sessions that are valid on all nodes of one database', async () => {
    const browser = office.browser();
    await browser.post('/sign-in', good);
    const node = await startAccounts(fresh.store);
    expect(await node.presenceOf(browser)).toMatchObject({ name: 'olga' });
    await node.stop();
  });

  test('rejects a body that is not JSON or is too large', async () => {
    const browser = office.browser();
    const send = (contentType: string, body: string) =>
      browser.request('/api/Office/auth/sign-in', { method: 'POST', body, headers: { 'content-type': contentType } });
    expect((await send('text/plain', JSON.stringify(good))).status).toBe(415);
    expect((await send('application/x-www-form-urlencoded', 'email=a')).status).toBe(415);
    expect((await send('application/json', '{')).status).toBe(400);
    expect((await send('application/json', '[]')).status).toBe(422);
    expect((await send('application/json', 'x'.repeat(70_000))).status).toBe(413);
    expect((await browser.get('/sign-in')).status).toBe(405);
    for (const path of ['/sign-up/email', '/sign-in/social', '/update-user', '/constructor', '/list-sessions']) {
      expect((await browser.post(path)).status, path).toBe(404);
    }
  });
});
