import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '#accounts/testing/browser.ts';
import { goodPassword } from '#accounts/testing/start-accounts.ts';
import { startOffice, type TestOffice } from '../testing/start-office.ts';

const origin = 'https://www.example.com';
const good = { email: 'owner@example.com', password: goodPassword };
let built: string;
let office: TestOffice;

beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), 'atrium-built-office-'));
  await mkdir(join(built, 'assets'));
  const metas =
    '<meta name="csp-nonce" content="__CSP_NONCE__" /><meta name="frame-hosts" content="__FRAME_HOSTS__" />';
  await writeFile(join(built, 'index.html'), metas);
  await writeFile(join(built, 'assets', 'index-abc.js'), 'plain');
  await writeFile(join(built, 'assets', 'index-abc.js.br'), 'brotli');
  await writeFile(join(built, 'secret.txt'), 'not an asset');
});
afterAll(() => rm(built, { recursive: true }));
afterEach(() => office.stop());

const start = async (env?: Record<string, string>) => {
  office = await startOffice(env, { folder: built });
  await office.join('owner');
};
const statusOf = async (url: string, init?: RequestInit) => (await fetch(url, { redirect: 'manual', ...init })).status;
const getMe = (browser: Browser) => browser.request('/api/Office/GetMe');

describe('the office beside the site', () => {
  test('signs users in and out, and allows calls in between', async () => {
    await start();
    const browser = office.browser();
    expect((await getMe(browser)).status).toBe(401);
    await browser.post('/sign-in', good);
    const me = await getMe(browser);
    expect(await me.json()).toMatchObject({
      email: good.email,
      role: 'owner',
      officeUrl: `${origin}/office`,
      siteUrl: origin,
      timeZone: 'UTC',
      companyName: '',
    });
    await browser.post('/sign-out');
    expect((await getMe(browser)).status).toBe(401);
  });

  test('keeps the language that a user chooses for the office', async () => {
    await start();
    const browser = await office.signIn('owner');
    const headers = { 'content-type': 'application/json' };
    const choose = async (lang: string) =>
      (await browser.request('/api/Office/ChangeMe', { method: 'POST', headers, body: JSON.stringify({ lang }) }))
        .status;
    expect((await (await getMe(browser)).json()).lang).toBeNull();
    expect([await choose('ar'), await choose('not a tag')]).toEqual([200, 422]);
    expect((await (await getMe(browser)).json()).lang).toBe('ar');
  });

  test('serves downloads to signed-in users only', async () => {
    await start();
    const browser = await office.signIn('owner');
    const path = '/api/Office/ExportSubscribers';
    const file = await browser.request(path);
    expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="/);
    expect(file.headers.get('content-security-policy')).toContain('sandbox');
    expect(await file.text()).not.toBe('');
    const head = await browser.request(path, { method: 'HEAD' });
    expect(head.headers.get('content-disposition')).toBe(file.headers.get('content-disposition'));
    expect(await head.text()).toBe('');
    expect((await office.browser().request(path)).status).toBe(401);
  });

  test('ignores sessions on public calls and pages', async () => {
    await start();
    const browser = await office.signIn('owner');
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const path of ['/api/WebApi/GetFaq', '/', '/office', '/files/x.webp']) {
      const answer = await fetch(office.url + path, { headers: { cookie } });
      expect(answer.headers.getSetCookie(), path).toEqual([]);
    }
  });

  test('serves the same page at all its addresses, with its own policy and a new nonce each time', async () => {
    await start();
    const pages = [];
    for (const path of ['/office', '/office/', '/office/news/12', '/office/secret.txt', '/office/../office/x']) {
      const response = await fetch(office.url + path);
      const text = await response.text();
      const [, nonce = ''] = /content="([^"]+)"/.exec(text) ?? [];
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy, path).toContain(`style-src 'self' 'nonce-${nonce}'`);
      for (const part of ["script-src 'self';", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"]) {
        expect(policy).toContain(part);
      }
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(policy).toContain("frame-src 'self' https://player.vimeo.com");
      expect(text).toMatch(/"frame-hosts" content="player\.vimeo\.com[^"_]*"/);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-robots-tag')).toContain('noindex');
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
      pages.push(nonce);
    }
    expect(new Set(pages).size).toBe(5);
    expect(pages).not.toContain('__CSP_NONCE__');
  });

  test('has an empty frame for pages, in which nothing runs, is sent or leads away', async () => {
    await start();
    const response = await fetch(`${office.url}/office/preview-frame`);
    const policy = new Map(
      (response.headers.get('content-security-policy') ?? '').split('; ').map((part) => {
        const [name = '', ...sources] = part.split(' ');
        return [name, sources.join(' ')];
      }),
    );
    expect(policy.get('default-src')).toBe("'none'");
    expect([...policy.keys()].filter((name) => /script|connect|frame-src|object|worker/.test(name))).toEqual([]);
    expect(policy.get('form-action')).toBe("'none'");
    expect(policy.get('frame-ancestors')).toBe("'self'");
    expect(policy.get('sandbox')).not.toMatch(/forms|popups|navigation|modals|downloads/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toContain('noindex');
    expect(await response.text()).toContain('<body></body>');
  });

  test('serves its scripts as immutable and compressed, and no other file', async () => {
    await start();
    const asset = await fetch(`${office.url}/office/assets/index-abc.js`, {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toContain('javascript');
    expect(await asset.text()).toBe('plain');
    const head = await fetch(`${office.url}/office/assets/index-abc.js`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    });
    expect(head.headers.get('content-encoding')).toBe('br');
    const part = await fetch(`${office.url}/office/assets/index-abc.js`, {
      headers: { 'accept-encoding': 'identity', range: 'bytes=0-1', 'if-range': '"another"' },
    });
    expect([part.status, await part.text()]).toEqual([200, 'plain']);
    const missing = ['/office/assets/none.js', '/office/assets/..%2findex.html', '/office/assets/%2e%2e/secret.txt'];
    for (const path of missing) {
      expect(await (await fetch(office.url + path)).text(), path).not.toContain('not an asset');
    }
    expect(await statusOf(`${office.url}/office/assets/none.js`)).toBe(404);
  });

  test('rejects changes from other origins and with other content types', async () => {
    await start();
    await office.join('editor');
    const browser = await office.signIn('owner');
    const body = JSON.stringify({ name: 'Mallory' });
    const change = (headers: Record<string, string>, path = '/api/Office/ChangeMe') =>
      browser.request(path, { method: 'POST', body, headers });
    const json = { 'content-type': 'application/json' };
    for (const from of ['https://evil.example', 'https://example.com', 'http://www.example.com', 'null', '']) {
      expect((await change({ ...json, origin: from })).status, from).toBe(403);
      expect((await change({ ...json, origin: from }, '/api/office/changeme')).status, from).toBe(403);
      expect((await change({ ...json, origin: from }, '/api/Office/auth/sign-out')).status, from).toBe(403);
    }
    const translated = await change({ ...json, origin: 'null', 'accept-language': 'qps' });
    expect(await translated.json()).toMatchObject({
      title: expect.stringMatching(/^\[!! .+ !!\]$/),
      detail: expect.stringMatching(/^\[!! .+ !!\]$/),
    });
    expect((await change({ 'content-type': 'text/plain' })).status).toBe(415);
    expect((await change({ 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
    expect((await (await getMe(browser)).json()).name).toBe('owner');
    expect((await change(json)).status).toBe(200);
    expect((await (await getMe(browser)).json()).name).toBe('Mallory');

    const preflight = await fetch(`${office.url}/api/Office/ChangeMe`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('limits login attempts by the address that the proxy saw, not by the one that a client claims', async () => {
    await start({ TRUSTED_PROXIES: '127.0.0.1' });
    const guess = (forwarded: string, n: number) =>
      office
        .browser({ headers: { 'x-forwarded-for': forwarded } })
        .post('/sign-in', { email: `p${n}@example.com`, password: 'wrong' });
    for (let n = 0; n < 20; n++) expect((await guess(`8.8.8.${n}, 198.51.100.1`, n)).status).toBe(401);
    expect((await guess('9.9.9.9, 198.51.100.1', 21)).status).toBe(429);
    expect((await guess('9.9.9.9, 198.51.100.2', 22)).status).toBe(401);
  });

  test('ignores forwarded addresses if no proxy is trusted', async () => {
    await start();
    const guess = (n: number) =>
      office
        .browser({ headers: { 'x-forwarded-for': `198.51.100.${n}` } })
        .post('/sign-in', { email: `p${n}@example.com`, password: 'wrong' });
    for (let n = 0; n < 20; n++) await guess(n);
    expect((await guess(50)).status).toBe(429);
  });
});

describe('an owner', () => {
  test('invites, changes and disables users, but not the last owner', async () => {
    await start();
    const browser = await office.signIn('owner');
    const call = async (name: string, input: unknown) => {
      const response = await browser.request(`/api/Office/${name}`, {
        method: 'POST',
        body: JSON.stringify(input),
        headers: { 'content-type': 'application/json' },
      });
      return { status: response.status, body: await response.json() };
    };
    const eva = await call('InviteUser', { name: 'Eva', email: 'Eva@example.com', role: 'reader' });
    expect(eva.body).toMatchObject({ link: expect.stringContaining(`${origin}/office/choose-password?token=`) });
    expect((await call('InviteUser', { name: 'Eva', email: 'eva@example.com', role: 'owner' })).status).toBe(409);
    const users = await (await browser.request('/api/Office/ListUsers')).json();
    expect(users).toMatchObject([
      { name: 'Eva', email: 'eva@example.com', joined: false },
      { name: 'owner', joined: true },
    ]);
    const me = users[1].id;
    for (const change of [{ role: 'editor' }, { disabled: true }, { reset: true }]) {
      expect((await call('ChangeUser', { id: me, ...change })).status).toBe(409);
    }
    expect((await call('ChangeUser', { id: eva.body.id, role: 'owner' })).body).toEqual({ link: null });
    // Eva is an owner, but has no password yet.
    expect((await call('ChangeUser', { id: me, role: 'editor' })).status).toBe(409);
    expect((await call('ChangeUser', { id: eva.body.id, reset: true })).body.link).toContain('choose-password');
    expect((await call('ChangeUser', { id: eva.body.id, disabled: true })).body).toEqual({ link: null });
    expect((await call('ChangeUser', { id: 'unknown', disabled: true })).status).toBe(404);
    const audit = await office.store.audit.list({ skip: 0, take: 10 });
    expect(audit.items.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['user-disabled', 'user-reset', 'user-role-owner', 'user-added', 'signed-in']),
    );
  });

  test('applies a removed role or access to the next call', async () => {
    await start();
    const { id } = await office.join('editor');
    const browser = await office.signIn('editor');
    const list = () => browser.request('/api/Office/ListMessages');
    expect((await list()).status).toBe(200);
    await office.accounts.people.change(id, { role: 'reader' }, 'test');
    expect((await list()).status).toBe(403);
    await office.accounts.people.change(id, { disabled: true }, 'test');
    expect((await list()).status).toBe(401);
    await office.accounts.people.change(id, { disabled: false }, 'test');
    expect((await list()).status).toBe(401);
  });
});

describe('the office on a port of its own', () => {
  test('serves the office and its pictures, and no page of the site', async () => {
    await start({ OFFICE_PORT: '0' });
    const at = office.officePortUrl ?? '';
    expect(await statusOf(`${at}/office/`)).toBe(200);
    expect((await getMe(await office.signIn('owner'))).status).toBe(200);
    expect(await statusOf(`${at}/api/WebApi/GetFaq`)).toBe(404);
    expect(await statusOf(`${at}/news`)).toBe(404);
    expect(await statusOf(`${at}/health/live`)).toBe(200);
    expect(await statusOf(`${at}/`)).toBe(302);
    for (const path of ['/office', '/office/news', '/office/assets/index-abc.js', ...callsOfOffice]) {
      expect(await statusOf(office.url + path), path).toBe(404);
    }
    expect(await statusOf(`${office.url}/api/WebApi/GetFaq`)).toBe(200);
  });
});

describe('OFFICE=off', () => {
  test('serves no office on any port', async () => {
    office = await startOffice({ OFFICE: 'off', OFFICE_PORT: '0' }, { folder: built });
    expect(office.officePortUrl).toBeUndefined();
    for (const path of ['/office', '/office/', '/office/assets/index-abc.js', ...callsOfOffice]) {
      expect(await statusOf(office.url + path), path).toBe(404);
    }
    const signIn = { method: 'POST', body: '{}', headers: { origin, 'content-type': 'application/json' } };
    expect(await statusOf(`${office.url}/api/Office/auth/sign-in`, signIn)).toBe(404);
  });
});

const callsOfOffice = ['/api/Office/GetMe', '/api/office/getme', '/api/OFFICE/GetMe', '/api/Office/auth/session'];
