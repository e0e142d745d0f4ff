import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '#accounts/testing/browser.ts';
import { officeAccess, type Role, roles } from '#contract/access.ts';
import { officeCalls, publicCalls } from '#contract/calls/registry.ts';
import { type Call, callPath } from '#contract/protocol/call.ts';
import { startOffice, type TestOffice } from '../testing/start-office.ts';

/** Requests with minimal input. The input may be rejected; the test only checks whether access is allowed. */
function callOf(call: Call): [path: string, init: RequestInit] {
  const path = callPath(call);
  if (call.inputIn === 'query') return [path, { method: call.method }];
  if (call.inputIn === 'multipart') return [path, { method: call.method, body: new FormData() }];
  return [path, { method: call.method, body: '{}', headers: { 'content-type': 'application/json' } }];
}

let office: TestOffice;
const browsers = new Map<Role | 'anonymous', Browser>();

beforeAll(async () => {
  office = await startOffice();
  browsers.set('anonymous', office.browser());
  for (const role of roles) {
    await office.join(role);
    browsers.set(role, await office.signIn(role));
  }
});
afterAll(() => office.stop());

test('the table lists each call of the office, and no other', () => {
  expect(
    Object.values(officeCalls)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(Object.keys(officeAccess).sort());
  for (const call of Object.values<Call>(publicCalls)) expect(call.access, call.name).toBe('public');
});

describe.each(Object.values<Call>(officeCalls).map((call) => [call.name, call] as const))('%s', (name, call) => {
  const [path, init] = callOf(call);
  const allowed: readonly Role[] = officeAccess[name as keyof typeof officeAccess];
  const ask = async (who: Role | 'anonymous', at = path) => {
    const response = await browsers.get(who)?.request(at, init);
    if (!response) throw new Error(`There is no ${who}`);
    expect(response.headers.get('cache-control'), name).toBe('no-store');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    await response.body?.cancel();
    return response.status;
  };

  test('rejects users who are not signed in, for any spelling of the path', async () => {
    expect(await ask('anonymous')).toBe(401);
    expect(await ask('anonymous', path.toLowerCase())).toBe(401);
    expect(await ask('anonymous', `${path}/`)).toBe(401);
  });

  test.each(roles)('allows or rejects the role %s as in the table', async (role) => {
    const status = await ask(role);
    if (!allowed.includes(role)) expect(status).toBe(403);
    else expect([200, 400, 404, 409, 422], `${name} for ${role}`).toContain(status);
  });

  test('rejects changes by GET, from other origins and as form data', async () => {
    const statusOf = async (at: string, more: RequestInit) => {
      const response = await browsers.get('owner')?.request(at, more);
      await response?.body?.cancel();
      return response?.status;
    };
    // Some reading calls use POST, so that their input is not part of an address.
    if (call.method === 'GET') {
      expect(name).toMatch(/^(Get|List|Export)/);
      return;
    }
    expect(call.method).toBe('POST');
    expect(await statusOf(path, { method: 'GET' })).toBe(405);
    for (const from of ['https://evil.example', 'null']) {
      const headers = { ...Object.fromEntries(new Headers(init.headers)), origin: from };
      expect(await statusOf(path, { ...init, headers })).toBe(403);
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      expect(await statusOf(path, { method: 'POST', body: '{}', headers: { 'content-type': type } })).toBe(415);
    }
  });
});
