import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines, type FreshStore } from '#store/testing/engines.ts';
import { createAuthenticator } from './testing/authenticator.ts';
import type { Browser } from './testing/browser.ts';
import { goodPassword, startAccounts, type TestAccounts } from './testing/start-accounts.ts';

const here = { origin: 'https://office.example.com', rpId: 'office.example.com' };

describe.each(engines)('passkeys on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let office: TestAccounts;
  let browser: Browser;

  beforeEach(async () => {
    fresh = await freshStore();
    office = await startAccounts(fresh.store);
    await office.join('owner@example.com');
    await office.join('olga@example.com', 'editor');
    browser = office.browser();
    await browser.post('/sign-in', { email: 'olga@example.com', password: goodPassword });
  });
  afterEach(async () => {
    await office.stop();
    await fresh.discard();
    expect(office.errors).toEqual([]);
  });

  async function add(options = {}) {
    const key = createAuthenticator({ ...here, ...options });
    const { body } = await browser.post('/passkey/add-options', { password: goodPassword });
    const reply = await browser.post('/passkey/add', { response: key.create(body.challenge), name: 'My laptop' });
    return { key, reply };
  }
  async function open(key: ReturnType<typeof createAuthenticator>, from?: string) {
    const visitor = office.browser();
    const { body } = await visitor.post('/passkey/sign-in-options');
    expect(body).toMatchObject({ userVerification: 'required', rpId: here.rpId });
    const response = key.get(body.challenge, from);
    return { visitor, response, reply: await visitor.post('/passkey/sign-in', { response }) };
  }

  test('are added with the password, listed, renamed and removed', async () => {
    const refused = await browser.post('/passkey/add-options', { password: 'not the right one' });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'password' }] } });
    expect((await add()).reply.body).toEqual({ ok: true });
    const list = async () => (await browser.get('/passkeys')).body as unknown as { id: string; name: string }[];
    const [passkey] = await list();
    expect(Object.keys(passkey ?? {}).sort()).toEqual(['createdAt', 'id', 'name']);
    expect((await browser.post('/passkey/rename', { id: passkey?.id, name: 'Key ring' })).status).toBe(200);
    expect(await list()).toMatchObject([{ name: 'Key ring' }]);

    const stranger = office.browser();
    await stranger.post('/sign-in', { email: 'owner@example.com', password: goodPassword });
    expect((await stranger.post('/passkey/remove', { id: passkey?.id })).status).toBe(404);
    expect((await stranger.post('/passkey/rename', { id: passkey?.id, name: 'Mine' })).status).toBe(404);
    expect((await browser.post('/passkey/remove', { id: passkey?.id })).status).toBe(200);
    expect(await list()).toEqual([]);
  });

  test('sign in without a password, once per challenge', async () => {
    const { key } = await add();
    const { visitor, response, reply } = await open(key);
    expect(reply.body).toEqual({ state: 'signed-in' });
    expect(await office.presenceOf(visitor)).toMatchObject({ name: 'olga' });
    expect((await visitor.post('/passkey/sign-in', { response })).status).toBe(401);
  });

  test('are rejected for a disabled user, from another origin, or if unknown', async () => {
    const { key } = await add();
    expect((await open(key, 'https://evil.example')).reply.status).toBe(401);
    expect((await open(createAuthenticator(here))).reply.status).toBe(401);
    const [olga] = (await office.accounts.people.list()).filter(({ name }) => name === 'olga');
    await office.accounts.people.change(olga?.id ?? '', { disabled: true }, 'test');
    expect((await open(key)).reply.status).toBe(401);
    await office.accounts.people.change(olga?.id ?? '', { disabled: false, reset: true }, 'test');
    expect((await open(key)).reply.status).toBe(401);
  });

  test('are neither added nor accepted without user verification', async () => {
    expect((await add({ unlocked: false })).reply.status).toBe(422);
    const { key } = await add();
    const { body } = await browser.post('/passkey/sign-in-options');
    const response = key.get(body.challenge, here.origin, false);
    expect((await browser.post('/passkey/sign-in', { response })).status).toBe(401);
    expect((await open(key)).reply.status).toBe(200);
  });

  test.each([
    { crossOrigin: true },
    { crossOrigin: true, topOrigin: 'https://evil.example' },
    { topOrigin: here.origin },
  ])('are neither added nor accepted from a frame of another site: %j', async (more) => {
    expect((await add({ more })).reply.status).toBe(422);
    expect((await browser.get('/passkeys')).body).toEqual([]);
    const { key } = await add();
    const { body } = await browser.post('/passkey/sign-in-options');
    const framed = key.get(body.challenge, here.origin, true, more);
    expect((await browser.post('/passkey/sign-in', { response: framed })).status).toBe(401);
    expect((await open(key)).reply.status).toBe(200);
  });

  test('end with a password that is chosen by a link', async () => {
    const { key } = await add();
    await office.browser().post('/forgot-password', { email: 'olga@example.com' });
    await office.accounts.settled();
    const far = new Date(Date.now() + 1e10);
    const queued = (await fresh.store.mail.claim(far, far, 99)).find(({ link }) => link?.kind === 'forgotten');
    const mail = queued && (await office.accounts.completeMail(queued));
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const password = 'otters above harbour 91';
    expect((await office.browser().post('/choose-password', { token, password })).status).toBe(200);
    expect((await open(key)).reply.status).toBe(401);
    const again = office.browser();
    await again.post('/sign-in', { email: 'olga@example.com', password });
    expect((await again.get('/passkeys')).body).toEqual([]);
    expect((await browser.get('/sessions')).status).toBe(401);
  });

  test.each([{ id: 'x' }, { id: 'x', response: 7 }, {}, null, 'x'])(
    'are rejected with the response %j',
    async (response) => {
      await browser.post('/passkey/sign-in-options');
      expect([401, 422]).toContain((await browser.post('/passkey/sign-in', { response })).status);
      await browser.post('/passkey/add-options', { password: goodPassword });
      expect((await browser.post('/passkey/add', { response, name: 'x' })).status).toBe(422);
    },
  );
});
