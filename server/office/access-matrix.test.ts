import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '#accounts/testing/browser.ts';
import { officeAccess, type Role, roles } from '#contract/access.ts';
import { type Call, callPath } from '#contract/call.ts';
import { officeCalls, publicCalls } from '#contract/calls/registry.ts';
import { startOffice, type TestOffice } from '../testing/start-office.ts';

/** Calls with an input that is refused unless it is empty by right: what counts is who may come so far. */
function callOf(call: Call): [path: string, init: RequestInit] {
  const path = callPath(call);
  if (call.inputIn === 'query') return [path, { method: call.method }];
  if (call.inputIn === 'multipart') return [path, { method: call.method, body: new FormData() }];
  return [path, { method: call.method, body: '{}', headers: { 'content-type': 'application/json' } }];
}

let office: TestOffice;
const browsers = new Map<Role | 'nobody', Browser>();

beforeAll(async () => {
  office = await startOffice();
  browsers.set('nobody', office.browser());
  for (const role of roles) {
    await office.join(role);
    browsers.set(role, await office.signIn(role));
  }
});
afterAll(() => office.stop());

test('the table names every call of the office, and no other', () => {
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
  const ask = async (who: Role | 'nobody', at = path) => {
    const response = await browsers.get(who)?.request(at, init);
    if (!response) throw new Error(`There is no ${who}`);
    expect(response.headers.get('cache-control'), name).toBe('no-store');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    await response.body?.cancel();
    return response.status;
  };

  test('is closed to whoever is not signed in, however its path is spelled', async () => {
    expect(await ask('nobody')).toBe(401);
    expect(await ask('nobody', path.toLowerCase())).toBe(401);
    expect(await ask('nobody', `${path}/`)).toBe(401);
  });

  test.each(roles)('answers the role %s as the table says', async (role) => {
    const status = await ask(role);
    if (!allowed.includes(role)) expect(status).toBe(403);
    else expect([200, 400, 404, 409, 422], `${name} for ${role}`).toContain(status);
  });

  test('changes nothing by an address, from a page of others, or by a form', async () => {
    const statusOf = async (at: string, more: RequestInit) => {
      const response = await browsers.get('owner')?.request(at, more);
      await response?.body?.cancel();
      return response?.status;
    };
    // Some calls read by POST, so that what they ask for stands in no address.
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
