import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type OldBackend, startOldBackend } from './testing/backends/old-backend.ts';
import { type Instance, startInstance } from './testing/program/instance.ts';

/* The features of the site in front of a backend, with and without the optional ones. */

let backend: OldBackend;
let front: Instance;

test.beforeAll(async () => {
  backend = await startOldBackend();
  front = await startInstance({ BACKEND_URL: backend.url });
});
test.afterAll(async () => {
  await front.remove();
  await backend.stop();
});

/** Retries, because search is unavailable until the backend's content is indexed. */
const expectFound = (query: string, path: string) =>
  expect(async () => {
    const answer = await fetch(`${front.url}/search?q=${query}`);
    expect(await answer.text()).toContain(`href="${path}"`);
  }).toPass();

test('search finds texts in the lists and items of the backend', async ({ page }) => {
  await expectFound('wool', '/concern/north-mill');
  await expectFound('1499', '/news/1499');
  // Galleries are indexed last.
  await expectFound('inside', '/gallery/11');
  await page.goto(`${front.url}/search?q=weeks`);
  const hit = page.getByRole('main').getByRole('listitem').filter({ hasText: 'How long does it take?' });
  await expect(hit.locator('mark')).toHaveText('weeks');
  await hit.getByRole('link').click();
  await expect(page).toHaveURL(`${front.url}/faq`);
});

test('search results can be filtered by type and have pages', async ({ page }) => {
  await expectFound('spinner', '/career/8');
  await page.goto(`${front.url}/search?q=text&type=news`);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
  await page.goto(`${front.url}/search?q=text&type=news&page=2`);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
});

test('the search index is available at once after a restart, even while the backend is down', async () => {
  await expectFound('wool', '/concern/north-mill');
  // Nothing listens on this port.
  const again = await startInstance({ BACKEND_URL: 'http://127.0.0.1:1', DATA_DIR: front.dataDir });
  try {
    const answer = await fetch(`${again.url}/search?q=wool`);
    expect([answer.status, (await answer.text()).includes('/concern/north-mill')]).toEqual([200, true]);
  } finally {
    await again.remove();
  }
});

test('the newsletter is absent if the backend has no call for it', async ({ page }) => {
  await page.goto(front.url);
  await expect(page.getByRole('contentinfo')).toContainText('Yarn and cloth');
  await expect(page.getByRole('textbox', { name: /email/i })).toHaveCount(0);
  for (const path of ['/newsletter', '/newsletter/confirm?token=x', '/newsletter/unsubscribe?token=x']) {
    expect((await fetch(front.url + path)).status, path).toBe(404);
  }
  const sent = await fetch(`${front.url}/newsletter/request`, { method: 'POST', body: new FormData() });
  expect(sent.status).toBe(404);
});

test('SITE_SEARCH=off removes the search, SITE_NEWSLETTER=on adds the newsletter', async ({ page }) => {
  const other = await startInstance({ BACKEND_URL: backend.url, SITE_SEARCH: 'off', SITE_NEWSLETTER: 'on' });
  try {
    await page.goto(other.url);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('button', { name: 'Go' })).toBeVisible();
    await expect(footer).not.toContainText(/you leave|have it deleted|days/i);
    await expect(page.getByRole('search')).toHaveCount(0);
    expect((await page.goto(`${other.url}/search?q=wool`))?.status()).toBe(404);
    await expect(page.getByRole('search')).toHaveCount(0);
    expect((await fetch(`${other.url}/search/suggestions?q=wool`)).status).toBe(404);
  } finally {
    await other.remove();
  }
});

test('forms state no retention period in front of a backend', async ({ page }) => {
  for (const path of ['/contact', '/career']) {
    await page.goto(front.url + path);
    const form = page
      .getByRole('main')
      .locator('form')
      .filter({ has: page.locator('[name="email"]') });
    await expect(form).toContainText('Questions about how your data is handled:');
    await expect(form).not.toContainText(/months|delete|tick box/i);
    await expect(form.getByRole('checkbox')).toHaveCount(0);
  }
});

test('the privacy policy is the sanitized SITE_PRIVACY_FILE', async ({ page }) => {
  const file = join(front.dataDir, 'privacy.html');
  await writeFile(file, '<h2>What we keep</h2><p onclick="x()">Nothing.</p><script>document.title = "x"</script>');
  const other = await startInstance({ BACKEND_URL: backend.url, SITE_PRIVACY_FILE: file });
  try {
    await page.goto(`${other.url}/privacy-policy`);
    await expect(page.getByRole('heading', { name: 'What we keep' })).toBeVisible();
    expect(await page.getByText('Nothing.').getAttribute('onclick')).toBeNull();
  } finally {
    await other.remove();
  }
});

test('the site serves pictures of a host in IMAGE_HOSTS, and a placeholder for other hosts', async ({ page }) => {
  const picture = await readFile('site/public/images/page_header_1.jpeg');
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"><rect width="60" height="30"/></svg>';
  const asked: (string | undefined)[] = [];
  const cdn = createServer((request, response) => {
    asked.push(request.headers['user-agent']);
    response.end(request.url?.endsWith('.svg') ? drawing : picture);
  }).listen(0, '127.0.0.1');
  await once(cdn, 'listening');
  const host = `127.0.0.1:${(cdn.address() as AddressInfo).port}`;
  backend.answer('GetTradeFair', [
    { id: 21, name: 'Shown', imgLink: `http://${host}/shown.jpg` },
    { id: 23, name: 'Drawn', imgLink: `http://${host}/mark.svg` },
    { id: 22, name: 'Left out', imgLink: 'https://pictures.example/other.jpg' },
  ]);
  const other = await startInstance({ BACKEND_URL: backend.url, IMAGE_HOSTS: host });
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  try {
    await page.goto(`${other.url}/trade-fair`);
    const images = page.getByRole('main').locator('img[src^="/pictures/hosts/"]');
    await expect(images).toHaveCount(2);
    const svg = await page.request.get(other.url + (await images.last().getAttribute('src')));
    expect([svg.status(), svg.headers()['content-type']]).toEqual([200, 'image/webp']);
    const img = images.first();
    await img.scrollIntoViewIfNeeded();
    await expect
      .poll(() => img.evaluate((one: HTMLImageElement) => [one.complete, one.naturalWidth > 0]))
      .toEqual([true, true]);
    expect(await img.evaluate((one: HTMLImageElement) => one.currentSrc)).toMatch(
      /\/pictures\/hosts\/\d+\.avif\/http\//,
    );
    await expect(page.getByRole('main').locator('[src*="pictures.example"]')).toHaveCount(0);
    expect([...hosts]).not.toContain(host);
    expect([...hosts]).not.toContain('pictures.example');
    expect(asked.some((agent) => agent?.includes('Mozilla'))).toBe(false);
  } finally {
    await other.remove();
    cdn.close();
  }
});
