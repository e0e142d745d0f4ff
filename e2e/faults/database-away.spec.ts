import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import Database from 'better-sqlite3';
import { startPostgres } from '#store/testing/start-postgres.ts';
import { setUpLink } from '../testing/office/office-screens.ts';
import { type Instance, startInstance } from '../testing/program/instance.ts';

const message = { name: 'Ada', email: 'ada@example.org', subject: 'Yarn', message: 'What does Ne 30 cost?' };

const post = (url: string) =>
  fetch(`${url}/api/WebApi/ContactUs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });

/** Sends the form as a browser without script does. */
const postForm = (url: string) =>
  fetch(`${url}/contact`, { method: 'POST', headers: { origin: url }, body: new URLSearchParams(message) });

/** Creates the first owner of the office and signs in. Returns the session cookie. */
async function signInAsOwner(instance: Instance): Promise<string> {
  const post = (path: string, body: Record<string, unknown>) =>
    fetch(`${instance.url}/api/Office/auth${path}`, {
      method: 'POST',
      headers: { origin: instance.url, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const owner = { email: 'ottilie@example.org', password: 'forty bright lanterns ahead' };
  const token = new URL(setUpLink(instance)).searchParams.get('token');
  await post('/set-up', { token, name: 'Ottilie', ...owner });
  const { headers } = await post('/sign-in', owner);
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** 1,000 requests that need the database (forms have a limit of their own), one after the other for each of 20 clients. */
async function ask1000({ url }: Instance, cookie: string): Promise<void> {
  const kinds: ((count: number) => Promise<Response>)[] = [
    (count) => fetch(`${url}/news?page=${count}`),
    (count) => fetch(`${url}/product/${count}`),
    (count) => fetch(`${url}/search?q=a${count}`),
    (count) => fetch(`${url}/?preview=token-${count}`),
    (count) => fetch(`${url}/api/WebApi/GetNews?skip=${count}`),
    () => fetch(`${url}/api/Office/GetMe`, { headers: { cookie } }),
    () => fetch(`${url}/api/Office/auth/session`, { headers: { cookie } }),
    () => fetch(`${url}/health/ready`),
    () => fetch(`${url}/sitemap.xml`),
  ];
  const client = async (first: number) => {
    for (let count = first; count < 1_000; count += 20) await (await kinds[count % kinds.length]?.(count))?.text();
  };
  await Promise.all(Array.from({ length: 20 }, (_, first) => client(first)));
}

async function expectAway({ url }: Instance): Promise<void> {
  const refused = await post(url);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await refused.text()).toContain('Nothing was lost');
  const page = await postForm(url);
  expect(page.status).toBe(503);
  // The form contains the submitted text.
  expect(await page.text()).toContain(message.message);
}

test('serves cached pages and rejects forms with 503 while PostgreSQL is down, and recovers', async () => {
  test.setTimeout(180_000);
  const server = await startPostgres();
  const instance = await startInstance({ DATABASE_URL: server.url, START_EMPTY: '1' });
  try {
    const kept = await (await fetch(`${instance.url}/faq`)).text();
    const cookie = await signInAsOwner(instance);
    const getMe = () => fetch(`${instance.url}/api/Office/GetMe`, { headers: { cookie } });
    expect((await getMe()).status).toBe(200);
    await server.halt();
    expect((await fetch(`${instance.url}/health/live`)).status).toBe(200);
    expect((await fetch(`${instance.url}/health/ready`)).status).toBe(503);
    const page = await fetch(`${instance.url}/faq`);
    expect([page.status, await page.text()]).toEqual([200, kept]);
    await expectAway(instance);
    const office = await getMe();
    expect([office.status, office.headers.get('retry-after')]).toEqual([503, '10']);

    await ask1000(instance, cookie);
    const lines = instance.printed().split('\n');
    const isAboutDatabase = (line: string) => line.includes('"outage":"database"') || line.includes('ECONNREFUSED');
    // One at the start, and a summary for each further minute.
    expect(lines.filter(isAboutDatabase).length).toBeLessThanOrEqual(3);
    expect(lines.filter((line) => line.includes('"level":50')).length).toBe(1);
    expect(lines.filter((line) => line.includes('Outage began: the database fails'))).toHaveLength(1);

    await server.resume();
    await expect.poll(async () => (await post(instance.url)).status, { timeout: 30_000 }).toBe(200);
    expect((await fetch(`${instance.url}/health/ready`)).status).toBe(200);
    expect((await fetch(`${instance.url}/news`)).status).toBe(200);
    expect((await getMe()).status).toBe(200);
  } finally {
    await instance.remove();
    await server.stop();
  }
});

test('serves pages without delay and rejects forms with 503 while another connection holds the SQLite lock', async () => {
  test.setTimeout(120_000);
  const instance = await startInstance();
  const other = new Database(join(instance.dataDir, 'atrium.sqlite'));
  try {
    expect((await fetch(`${instance.url}/faq`)).status).toBe(200);
    other.exec('begin immediate');
    const refused = expectAway(instance);
    const began = performance.now();
    for (let count = 0; count < 10; count++) expect((await fetch(`${instance.url}/faq`)).status).toBe(200);
    // A synchronous wait for the lock would have blocked all requests for five seconds.
    expect(performance.now() - began).toBeLessThan(4_000);
    expect((await fetch(`${instance.url}/news?year=2020`)).status).toBe(200);
    await refused;
    other.exec('rollback');
    await expect.poll(async () => (await post(instance.url)).status, { timeout: 30_000 }).toBe(200);
  } finally {
    other.close();
    await instance.remove();
  }
});
