import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { goodPassword } from '#accounts/testing/start-accounts.ts';
import { startOffice, type TestOffice } from '../testing/start-office.ts';

let office: TestOffice;
afterEach(() => office.stop());

/** Simulates a full or read-only disk: each write fails, reads work. */
const takeWrites = (yes: boolean) =>
  sql.raw(`pragma query_only = ${yes ? 'off' : 'on'}`).execute(office.store.accounts);

test('while writing fails, the office stays readable and each change is rejected', async () => {
  office = await startOffice();
  await office.join('owner');
  const signedIn = await office.signIn('owner');
  const leaving = await office.signIn('owner');
  // Makes the sessions due for renewal.
  const soon = new Date(Date.now() + 60 * 60_000).toISOString();
  await sql`update sessions set expires_at = ${soon}`.execute(office.store.accounts);

  const sessions = (await signedIn.get('/sessions')).body as unknown as { id: string; current: boolean }[];
  const other = sessions.find(({ current }) => !current)?.id;

  await takeWrites(false);
  expect(await signedIn.get('/session')).toMatchObject({ status: 200, body: { signedIn: true } });
  for (const path of ['/api/Office/GetMe', '/api/Office/ListMessages']) {
    expect([path, (await signedIn.request(path)).status]).toEqual([path, 200]);
  }
  const refused = [
    await office.browser().post('/sign-in', { email: 'owner@example.com', password: goodPassword }),
    await leaving.post('/sign-out'),
    await signedIn.post('/sessions/end', { id: other }),
    await signedIn.post('/sessions/end-all', {}),
    await signedIn.post('/change-password', { currentPassword: goodPassword, newPassword: `${goodPassword} more` }),
  ];
  for (const { status, headers, body } of refused) {
    expect([status, headers.get('retry-after')]).toEqual([503, '10']);
    expect(body.detail).toContain('Nothing was lost');
  }
  const change = await signedIn.request('/api/Office/AddRedirect', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ from: '/old', to: '/faq' }),
  });
  expect([change.status, change.headers.get('retry-after')]).toEqual([503, '10']);

  await takeWrites(true);
  expect((await leaving.post('/sign-out')).status).toBe(200);
  expect((await leaving.get('/session')).body).toEqual({ signedIn: false });
  await office.signIn('owner');
});

test('creates the first owner together with the password or not at all, and the link stays valid', async () => {
  office = await startOffice();
  const link = await office.accounts.setUpLink();
  const token = new URL(link?.url ?? '').searchParams.get('token');
  const setUp = () =>
    office.browser().post('/set-up', { token, name: 'Olga', email: 'olga@example.com', password: goodPassword });

  const { accounts } = office.store;
  await sql`create trigger fail before insert on accounts begin select raise(abort, 'no'); end`.execute(accounts);
  expect((await setUp()).status).toBe(500);
  expect(await office.store.users.isEmpty()).toBe(true);

  await sql`drop trigger fail`.execute(accounts);
  expect((await setUp()).status).toBe(200);
  const reply = await office.browser().post('/sign-in', { email: 'olga@example.com', password: goodPassword });
  expect(reply.body).toEqual({ state: 'signed-in' });
});
