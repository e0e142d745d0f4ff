import { createHook } from 'node:async_hooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshStore } from '#store/testing/engines.ts';
import { fastHashing } from './testing/fast-hashing.ts';
import { goodPassword, startAccounts, type TestAccounts } from './testing/start-accounts.ts';

/*
 * A password hash takes tens of milliseconds, and a statement delays others. Neither the time of a response nor the
 * delay of later ones must reveal whether a user exists.
 */

let hashed = 0;
const hook = createHook({
  init: (_, type) => {
    if (type === 'SCRYPTREQUEST') hashed++;
  },
});

let office: TestAccounts;
beforeEach(async () => {
  office = await startAccounts(undefined, { passwordHashing: undefined });
  hook.enable();
});
afterEach(async () => {
  hook.disable();
  await office.stop();
});

/** The number of password hashes during a request by a new client. */
async function hashesOf(path: string, body: unknown): Promise<[status: number, hashes: number]> {
  const before = hashed;
  const { status } = await office.browser().post(path, body);
  return [status, hashed - before];
}

test('hashes once for a wrong password of any user', async () => {
  await office.join('known@example.com');
  await office.accounts.people.change(await office.join('disabled@example.com'), { disabled: true }, 'test');
  await office.accounts.people.change(await office.join('reset@example.com'), { reset: true }, 'test');
  await office.accounts.people.invite({ name: 'i', email: 'invited@example.com', role: 'reader' }, 'test', false);
  for (const who of ['known', 'unknown', 'disabled', 'reset', 'invited']) {
    const email = `${who}@example.com`;
    expect(await hashesOf('/sign-in', { email, password: 'not the password 77' }), who).toEqual([401, 1]);
  }
  expect(await hashesOf('/sign-in', { email: 'disabled@example.com', password: goodPassword })).toEqual([401, 1]);
  expect(await hashesOf('/sign-in', { email: 'known@example.com', password: goodPassword })).toEqual([200, 1]);
});

test('hashes nothing for a link request by any user', async () => {
  await office.join('known@example.com');
  for (const who of ['known', 'unknown']) {
    expect(await hashesOf('/forgot-password', { email: `${who}@example.com` }), who).toEqual([200, 0]);
  }
});

test('runs as many statements for an unknown address as for a known one', async () => {
  const statements: string[] = [];
  const fresh = await freshStore({ onQuery: ({ sql }) => statements.push(sql) });
  const counted = await startAccounts(fresh.store, { passwordHashing: fastHashing });
  await counted.join('known@example.com');
  const statementsOf = async (path: string, body: unknown) => {
    await counted.accounts.settled();
    statements.length = 0;
    await counted.browser().post(path, body);
    await counted.accounts.settled();
    return { all: statements.length, writes: statements.filter((sql) => !sql.startsWith('select')).length };
  };
  const forgotten = (email: string) => statementsOf('/forgot-password', { email });
  expect(await forgotten('unknown@example.com')).toEqual(await forgotten('known@example.com'));
  // For a known user, the accounts library also reads the password.
  const failed = (email: string) => statementsOf('/sign-in', { email, password: 'not the password 77' });
  const [unknown, known] = [await failed('unknown@example.com'), await failed('known@example.com')];
  expect(unknown.writes).toBe(known.writes);
  await counted.stop();
  await fresh.discard();
});
