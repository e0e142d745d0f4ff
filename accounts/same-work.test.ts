import { createHook } from 'node:async_hooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshStore } from '#store/testing/engines.ts';
import { fastHashing } from './testing/fast-hashing.ts';
import { goodPassword, startAccounts, type TestAccounts } from './testing/start-accounts.ts';

/*
 * A password takes tens of milliseconds to hash, a statement holds up others: whether a user exists must not show in the time of an
 * answer or of those after it.
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

/** How many passwords are hashed until a request is answered, by a visitor of their own each time. */
async function hashesOf(path: string, body: unknown): Promise<[status: number, hashes: number]> {
  const before = hashed;
  const { status } = await office.browser().post(path, body);
  return [status, hashed - before];
}

test('a wrong password costs one hash, whoever it is for', async () => {
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

test('a link is asked for without any, whoever it is for', async () => {
  await office.join('known@example.com');
  for (const who of ['known', 'unknown']) {
    expect(await hashesOf('/forgot-password', { email: `${who}@example.com` }), who).toEqual([200, 0]);
  }
});

test('an unknown address takes as many statements as a known one', async () => {
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
  // The accounts library reads the password of a known one.
  const failed = (email: string) => statementsOf('/sign-in', { email, password: 'not the password 77' });
  const [unknown, known] = [await failed('unknown@example.com'), await failed('known@example.com')];
  expect(unknown.writes).toBe(known.writes);
  await counted.stop();
  await fresh.discard();
});
