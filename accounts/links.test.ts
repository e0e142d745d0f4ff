import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { engines, type FreshStore } from '#store/testing/engines.ts';
import { goodPassword, startAccounts, type TestAccounts } from './testing/start-accounts.ts';

const hour = 60 * 60 * 1_000;
const olga = { name: 'Olga', email: 'olga@example.com' };
const tokenIn = (text: string | undefined) => /[?&]token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';

describe.each(engines)('links on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let office: TestAccounts;

  beforeEach(async () => {
    fresh = await freshStore();
    office = await startAccounts(fresh.store);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await office.stop();
    await fresh.discard();
    expect(office.errors).toEqual([]);
  });

  const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  const queued = async () => {
    await office.accounts.settled();
    const far = new Date(Date.now() + 1_000 * hour);
    return fresh.store.mail.claim(far, far, 99);
  };
  /** The mails as they are sent. */
  const mails = async () => {
    const whole = await Promise.all((await queued()).map((mail) => office.accounts.completeMail(mail)));
    return whole.filter((mail) => mail !== undefined);
  };
  const setUp = (token: string, more: Record<string, unknown> = {}) =>
    office.browser().post('/set-up', { token, ...olga, password: goodPassword, ...more });
  const choose = (token: string, password = goodPassword) =>
    office.browser().post('/choose-password', { token, password });
  const signIn = (email: string, password = goodPassword) => office.browser().post('/sign-in', { email, password });

  describe('for setup', () => {
    test('create the first owner once', async () => {
      const link = await office.accounts.setUpLink();
      expect(link?.url).toMatch(/^https:\/\/office\.example\.com\/office\/set-up\?token=[\w-]{32}$/);
      const token = tokenIn(link?.url);
      const look = await office.browser().post('/link', { token, purpose: 'set-up' });
      expect(look.body).toEqual({ name: '', email: '' });
      expect((await setUp(token, { password: 'too short' })).status).toBe(422);
      expect((await setUp(token, { email: 'olga' })).body.errors).toMatchObject([{ field: 'email' }]);
      expect((await setUp(token)).body).toEqual({ ok: true });
      expect((await signIn(olga.email)).body).toEqual({ state: 'signed-in' });
      expect(await office.accounts.people.list()).toMatchObject([{ ...olga, role: 'owner', joined: true }]);
      expect((await setUp(token, { email: 'eve@example.com' })).status).toBe(410);
      expect(await office.accounts.setUpLink()).toBeUndefined();
    });

    test('are invalid once there is a user, and each after an hour', async () => {
      const [first, second, third] = [
        await office.accounts.setUpLink(),
        await office.accounts.setUpLink(),
        await office.accounts.setUpLink(),
      ].map((link) => tokenIn(link?.url));
      expect(new Set([first, second, third]).size).toBe(3);
      later(hour + 1_000);
      expect((await setUp(first ?? '')).status).toBe(410);
      const again = tokenIn((await office.accounts.setUpLink())?.url);
      await office.accounts.people.invite({ ...olga, role: 'reader' }, 'test', false);
      expect((await setUp(again)).status).toBe(410);
    });

    test('create one owner when two are used at once', async () => {
      const tokens = [await office.accounts.setUpLink(), await office.accounts.setUpLink()];
      const replies = await Promise.all(
        tokens.map((link, index) => setUp(tokenIn(link?.url), { email: `owner${index}@example.com` })),
      );
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 410]);
      expect(await office.accounts.people.list()).toHaveLength(1);
    });

    test('with unknown tokens are rejected', async () => {
      await office.accounts.setUpLink();
      for (const token of ['', 'x'.repeat(32), '../../set-up', 'set-up']) expect((await setUp(token)).status).toBe(410);
    });
  });

  describe('for choosing a password', () => {
    test('are returned and mailed with an invitation, and work once', async () => {
      const invited = await office.accounts.people.invite({ ...olga, role: 'editor' }, 'test');
      const [mail] = await mails();
      expect(mail).toMatchObject({ to: olga.email, text: expect.stringMatching(/works once, until \d{4}-\d\d-\d\d /) });
      const mailed = tokenIn(mail?.text);
      expect((await office.browser().post('/link', { token: mailed, purpose: 'choose-password' })).body).toEqual(olga);
      expect((await signIn(olga.email)).status).toBe(401);
      const token = tokenIn(invited?.link);
      const look = await office.browser().post('/link', { token, purpose: 'choose-password' });
      expect(look.body).toEqual(olga);
      expect((await office.browser().post('/link', { token, purpose: 'set-up' })).status).toBe(410);
      expect(await choose(token, 'riverbanktextile1')).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'password', message: expect.stringContaining('name') }] },
      });
      expect((await choose(token)).body).toEqual({ ok: true });
      for (const used of [token, mailed]) expect((await choose(used, 'otters above harbour 91')).status).toBe(410);
      expect((await signIn(olga.email)).body).toEqual({ state: 'signed-in' });
      expect(await mails(), 'an invitation of a user who has a password').toEqual([]);
    });

    test('are in no queued mail, and so in no backup', async () => {
      await office.accounts.people.invite({ ...olga, role: 'editor' }, 'test');
      await office.browser().post('/forgot-password', { email: olga.email });
      const texts = (await queued()).map(({ text }) => text);
      expect(texts).toHaveLength(2);
      for (const text of texts) expect(text).not.toContain('token=');
    });

    test('do not end each other, however many a stranger asks for', async () => {
      const invited = await office.accounts.people.invite({ ...olga, role: 'editor' }, 'test');
      for (let asked = 0; asked < 3; asked++) await office.browser().post('/forgot-password', { email: olga.email });
      const sent = (await mails()).map(({ text }) => tokenIn(text));
      expect(sent).toHaveLength(4);
      for (const token of [tokenIn(invited?.link), ...sent]) {
        const look = await office.browser().post('/link', { token, purpose: 'choose-password' });
        expect(look.status).toBe(200);
      }
    });

    test('expire after a week, and when a newer one is created', async () => {
      const first = await office.accounts.people.invite({ ...olga, role: 'owner' }, 'test', false);
      later(7 * 24 * hour - 60_000);
      expect((await choose(tokenIn(first?.link))).status).toBe(200);
      const reset = await office.accounts.people.change(first?.id ?? '', { reset: true }, 'test', true);
      const newer = await office.accounts.people.change(first?.id ?? '', { reset: true }, 'test', true);
      if (typeof reset === 'string' || typeof newer === 'string') throw new Error('No link was made');
      expect((await choose(tokenIn(reset.link ?? ''))).status).toBe(410);
      later(25 * hour);
      expect((await choose(tokenIn(newer.link ?? ''))).status).toBe(410);
    });

    test('are mailed on request, and the response does not reveal whether the user exists', async () => {
      await office.join(olga.email);
      const ask = (email: string) => office.browser().post('/forgot-password', { email });
      const [known, unknown] = [await ask(' Olga@example.com '), await ask('unknown@example.com')];
      expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
      const sent = await mails();
      expect(sent.map(({ to }) => to)).toEqual([olga.email]);
      const browser = office.browser();
      await browser.post('/sign-in', { email: olga.email, password: goodPassword });
      expect((await choose(tokenIn(sent[0]?.text), 'otters above harbour 91')).status).toBe(200);
      expect((await browser.get('/sessions')).status).toBe(401);
      expect((await signIn(olga.email)).status).toBe(401);
      expect((await signIn(olga.email, 'otters above harbour 91')).status).toBe(200);
      expect(await mails()).toMatchObject([{}, { text: expect.stringContaining('reset with a link') }]);
    });

    test('are neither sent to disabled users nor accepted from them', async () => {
      await office.join('owner@example.com');
      const id = await office.join(olga.email, 'editor');
      await office.browser().post('/forgot-password', { email: olga.email });
      const [mail] = await mails();
      await office.accounts.people.change(id, { disabled: true }, 'test');
      expect((await choose(tokenIn(mail?.text))).status).toBe(410);
      await office.browser().post('/forgot-password', { email: olga.email });
      expect(await mails()).toHaveLength(0);
    });
  });

  test('are stored without their tokens', async () => {
    const token = tokenIn((await office.accounts.setUpLink())?.url);
    const kept = JSON.stringify(await fresh.store.accounts.selectFrom('verifications').selectAll().execute());
    expect(kept).toContain('set-up');
    expect(kept).not.toContain(token);
  });
});
