import { afterEach, beforeEach, expect, test } from 'vitest';
import { goodPassword, startAccounts, type TestAccounts } from '#accounts/testing/start-accounts.ts';
import { runUserCommand, UserCommandError } from './user-command.ts';

let office: TestAccounts;

beforeEach(async () => {
  office = await startAccounts();
});
afterEach(async () => {
  await office.stop();
  expect(office.errors).toEqual([]);
});

const run = (line: string) =>
  runUserCommand(
    [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word),
    { store: office.store, people: office.accounts.people, officeUrl: 'https://office.example.com/office' },
  );
const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1];
const choose = (printed: string) =>
  office.browser().post('/choose-password', { token: tokenIn(printed), password: goodPassword });
const signIn = (email: string) => office.browser().post('/sign-in', { email, password: goodPassword });

test('adds a user, who chooses a password with the printed link', async () => {
  expect(await run('list')).toContain('No one may sign in yet');
  const printed = await run('add ana@example.com --name "Ana Reis" --role owner');
  expect(printed).toContain('https://office.example.com/office/choose-password?token=');
  expect(await run('list')).toMatch(/ana@example\.com {2}Ana Reis {2}owner {2}has no password yet/);
  expect((await choose(printed)).status).toBe(200);
  expect((await signIn('ana@example.com')).body).toEqual({ state: 'signed-in' });
  expect(await run('list')).toContain('may sign in');
  await expect(run('add ANA@example.com --name Ana --role owner')).rejects.toThrow('already exists');
});

test('resets, disables and enables users, and only resets the last owner', async () => {
  await office.join('olga@example.com');
  await office.join('eva@example.com', 'editor');
  expect(await run('disable eva@example.com')).toBe('eva@example.com is disabled.');
  expect((await signIn('eva@example.com')).status).toBe(401);
  expect(await run('enable Eva@example.com')).toContain('may sign in again');
  expect((await signIn('eva@example.com')).status).toBe(200);
  await expect(run('disable olga@example.com')).rejects.toThrow('last owner');
  const printed = await run('reset olga@example.com');
  expect((await signIn('olga@example.com')).status).toBe(401);
  expect((await choose(printed)).status).toBe(200);
  expect((await signIn('olga@example.com')).status).toBe(200);
});

test.each([
  ['', 'npm run user'],
  ['list more', 'npm run user'],
  ['add', 'npm run user'],
  ['add ana --name Ana --role owner', 'not an email address'],
  ['add ana@example.com --role owner', '--name'],
  ['add ana@example.com --name Ana', '--role owner|editor|recruiter|reader'],
  ['add ana@example.com --name Ana --role king', '--role'],
  ['add ana@example.com --name Ana --role owner --admin', 'npm run user'],
  ['reset unknown@example.com', 'no user with the address'],
  ['constructor ana@example.com', 'npm run user'],
])('“%s” is answered with the remedy', async (line, words) => {
  await expect(run(line)).rejects.toThrow(UserCommandError);
  await expect(run(line)).rejects.toThrow(words);
});
