import { expect, test } from 'vitest';
import { engines } from '#store/testing/engines.ts';
import { createRoutes } from './routes/routes.ts';
import { createAuthenticator } from './testing/authenticator.ts';
import { goodPassword, startAccounts } from './testing/start-accounts.ts';

const email = 'olga@example.com';
const password = goodPassword;
const code = '123456';
const response = { id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {}, response: {} };

const routes = createRoutes(() => Promise.resolve({ cookies: [] }));
const changing = [...routes].filter(([, { method }]) => method === 'POST').map(([path]) => path);

test.each(engines)('every route that changes data answers 503 on newer tables, on $name', async ({ freshStore }) => {
  const { store, discard } = await freshStore();
  const office = await startAccounts(store);
  await office.join(email);
  const browser = office.browser();
  await browser.post('/sign-in', { email, password });
  const authenticator = createAuthenticator({ origin: 'https://office.example.com', rpId: 'office.example.com' });
  const options = await browser.post('/passkey/add-options', { password });
  const created = authenticator.create(options.body.challenge);
  expect((await browser.post('/passkey/add', { name: 'Key', response: created })).status).toBe(200);
  const signIn = await office.browser().post('/passkey/sign-in-options');
  const { id } = Object(await (await browser.request('/api/Office/auth/passkeys')).json())[0];
  const { body: again } = await browser.post('/passkey/add-options', { password });
  const assertion = { ...response, response: { ...authenticator.get(signIn.body.challenge).response } };

  const bodies: Record<string, unknown> = {
    '/sign-in': { email, password },
    '/verify-code': { code },
    '/verify-recovery-code': { code },
    '/passkey/sign-in-options': {},
    '/passkey/sign-in': { response: assertion },
    '/sign-out': {},
    '/link': { token: 'x', purpose: 'set-up' },
    '/forgot-password': { email },
    '/choose-password': { token: 'x', password },
    '/set-up': { token: 'x', name: 'Olga', email, password },
    '/sessions/end': { id: 'x' },
    '/sessions/end-all': {},
    '/change-password': { currentPassword: password, newPassword: 'another good one 77' },
    '/two-factor/enable': { password },
    '/two-factor/confirm': { code },
    '/two-factor/disable': { password },
    '/two-factor/recovery-codes': { password },
    '/passkey/add-options': { password },
    '/passkey/add': { name: 'Other', response: authenticator.create(again.challenge) },
    '/passkey/rename': { id, name: 'Other' },
    '/passkey/remove': { id },
  };
  expect(Object.keys(bodies).sort()).toEqual(changing.sort());

  const newer = { version: store.schemaVersion + 1, applied_at: 'now' };
  await store.accounts.insertInto('schema_versions').values(newer).execute();
  const stored = () => Array.fromAsync(store.dump());
  const before = await stored();
  for (const [path, body] of Object.entries(bodies)) {
    const { status, headers, body: problem } = await browser.post(path, body);
    expect([path, status, headers.get('retry-after'), problem.code]).toEqual([path, 503, '10', 'unavailable']);
  }
  await office.accounts.settled();
  expect(await stored()).toEqual(before);
  // Reading goes on, also for those who are signed in.
  expect((await browser.get('/session')).body).toMatchObject({ signedIn: true });
  expect(await office.presenceOf(browser)).toMatchObject({ name: 'olga' });
  await office.stop();
  await discard();
});
