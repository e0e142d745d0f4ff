import { expect, test } from '@playwright/test';
import { minimalPages } from './testing/backends/minimal-backend.ts';
import { fewNewsCount, type OldBackend, startOldBackend } from './testing/backends/old-backend.ts';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { olga } from './testing/office/people.ts';
import { type Instance, startInstance } from './testing/program/instance.ts';

/* The steps of docs/backends.md: a site in front of a backend, the import, and the same addresses afterwards. */

test.describe.configure({ timeout: 300_000 });

let backend: OldBackend;
let front: Instance;
let own: OfficeAtWork;

test.beforeAll(async ({ browser }) => {
  backend = await startOldBackend({ newsItems: fewNewsCount });
  [front, own] = await Promise.all([
    startInstance({ BACKEND_URL: backend.url }),
    startAtWork(browser, olga, { START_EMPTY: '1', IMPORT_HOSTS: '127.0.0.1:*' }),
  ]);
});
test.afterAll(async () => {
  await own?.close();
  await front?.remove();
  await backend?.stop();
});

interface Import {
  state: 'running' | 'done' | 'failed';
  created: number;
  changed: number;
}

async function runImport(): Promise<Import> {
  await own.call('ImportFromBackend', { url: backend.url });
  await expect
    .poll(async () => (await own.call<{ current: Import }>('GetImport')).current.state, { timeout: 120_000 })
    .toBe('done');
  return (await own.call<{ current: Import }>('GetImport')).current;
}

/** The status and the first heading of a page, after redirects. */
async function pageAt(site: string, path: string) {
  const response = await fetch(site + path);
  const html = await response.text();
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '');
  return { path, status: response.status, heading };
}

test('serves the same item at every old address after the import, also while the backend is down', async () => {
  const someNews = Array.from({ length: 30 }, (_, index) => `/news/${fewNewsCount - index * 10}`);
  const addresses = [...minimalPages.filter((path) => path !== '/career/4'), '/career/7', '/career/8', ...someNews];
  const before = [];
  for (const path of addresses) before.push(await pageAt(front.url, path));
  expect(before.filter(({ status, heading }) => status !== 200 || !heading)).toEqual([]);

  expect((await runImport()).created).toBeGreaterThan(fewNewsCount);
  const again = await runImport();
  expect([again.created, again.changed]).toEqual([0, 0]);

  await backend.stop();
  const after = [];
  for (const path of addresses) after.push(await pageAt(own.instance.url, path));
  expect(after).toEqual(before);
});
