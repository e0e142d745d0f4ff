import { readdir } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectWell, startFaultyBackend } from './testing/backends/faulty-backend.ts';
import { addPerson, join } from './testing/office/office.ts';
import { expectAllHydrated, hydrate } from './testing/page/hydrate.ts';
import { type Instance, startInstance } from './testing/program/instance.ts';

const ella = { name: 'Ella Editor', email: 'ella@example.com', password: 'Wolken ziehen gemächlich 42' };

const instances: Instance[] = [];
async function start(settings: Record<string, string>): Promise<Instance> {
  const instance = await startInstance(settings);
  instances.push(instance);
  return instance;
}
test.afterAll(async () => {
  for (const instance of instances.reverse()) await instance.remove();
});

/** Records page errors, and errors and warnings in the console. */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}

async function publish(request: APIRequestContext, url: string, heading: string): Promise<void> {
  const document = { heading, date: '2026-11-20T09:00:00Z' };
  const saved = await request.post(`${url}/api/Office/SaveEntry`, {
    headers: { origin: url },
    data: { type: 'news', status: 'published', document },
  });
  expect(saved.status(), await saved.text()).toBe(200);
}

test('an editor’s change shows at once in her process, and soon in another one', async ({ page }) => {
  const one = await start({ START_EMPTY: '1' });
  const two = await start({ START_EMPTY: '1', DATA_DIR: one.dataDir });
  await join(page, await addPerson(one, ella, 'editor'), ella);
  const news = async (instance: Instance) => (await page.request.get(`${instance.url}/news`)).text();
  await Promise.all([news(one), news(two)]);

  for (const heading of ['A first loom', 'A second loom', 'A third loom']) {
    await publish(page.request, one.url, heading);
    expect(await news(one)).toContain(heading);
    await expect.poll(() => news(two), { intervals: [20], timeout: 10_000 }).toContain(heading);
  }
});

test('every page has a strict policy, does not violate it, and revalidates with 304', async ({ page, request }) => {
  const complaints = listen(page);
  for (const path of ['/', '/news', '/contact', '/career', '/gallery', '/videos', '/about', '/search?q=yarn']) {
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    const headers = answer?.headers() ?? {};
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).not.toContain('unsafe');
    expect(headers['content-encoding'], path).toBe('br');
    const again = await request.get(path, { headers: { 'if-none-match': headers.etag ?? '' } });
    expect(again.status(), path).toBe(304);
  }
  expect(complaints).toEqual([]);
});

test('the policy blocks injected scripts and foreign pictures', async ({ page }) => {
  await page.goto('/');
  const ran = await page.evaluate(async () => {
    const tried = { inline: false, refused: 0 };
    document.addEventListener('securitypolicyviolation', () => {
      tried.refused += 1;
    });
    const script = document.createElement('script');
    try {
      script.textContent = 'document.title = "taken over"';
    } catch {
      // Trusted Types block the assignment.
    }
    document.body.append(script);
    const picture = new Image();
    picture.src = 'https://elsewhere.invalid/pixel.gif';
    await new Promise((resolve) => picture.addEventListener('error', resolve));
    tried.inline = document.title === 'taken over';
    return tried;
  });
  expect(ran).toEqual({ inline: false, refused: 2 });
});

test('shows a stale page with its date while the backend is down, and the page works', async ({ page }) => {
  test.setTimeout(120_000);
  const backend = await start({});
  const front = await start({ BACKEND_URL: backend.url, BACKEND_FRESH: '1' });
  const complaints = listen(page);
  await page.goto(`${front.url}/news`);
  const heading = await page.getByRole('main').getByRole('article').first().innerText();
  await backend.kill();

  await expect(async () => {
    await page.goto(`${front.url}/news`);
    await expect(page.getByText(/as it was on \d\d \w+, 2026, .+ \(UTC\)/)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(await page.getByRole('main').getByRole('article').first().innerText()).toBe(heading);
  expect(complaints.filter((text) => /hydrat|Minified React|Content Security/i.test(text))).toEqual([]);
  expect((await page.request.get(`${front.url}/career`)).status()).toBe(503);

  await backend.restart();
  await expect(async () => {
    await page.goto(`${front.url}/news`);
    await expect(page.getByText(/as it was on/)).toBeHidden({ timeout: 500 });
    expect((await page.request.get(`${front.url}/career`)).status()).toBe(200);
  }).toPass();
});

test('a start during an outage serves pages from the last good responses, with their date', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const backend = await startFaultyBackend();
  // The calls of search are not stored, so search is off.
  const front = await start({ BACKEND_URL: backend.url, BACKEND_FRESH: '1', SITE_SEARCH: 'off' });
  const visited = ['/', '/news', '/news/5', '/about'];
  try {
    for (const path of visited) expect((await request.get(front.url + path)).status(), path).toBe(200);
    const files = () => readdir(joinPath(front.dataDir, 'last-good')).catch(() => []);
    const answers = async () => (await files()).filter((name) => name.endsWith('.json'));
    const asked = () => new Set(backend.asked.filter((path) => !path.includes('GetNewsYears'))).size;
    await expect.poll(async () => (await answers()).length - asked()).toBeGreaterThanOrEqual(0);
    await front.kill();
    await backend.stop();
    await front.restart();

    for (const path of visited) {
      const response = await request.get(front.url + path);
      expect(response.status(), path).toBe(200);
      expect(response.headers()['cache-control'], path).toBe('no-store');
      expect(await response.text(), path).toMatch(/as it was on \d\d \w+, 2\d{3}, .+ \(UTC\)/);
    }
    const complaints = listen(page);
    await page.goto(`${front.url}/news/5`);
    await hydrate(page);
    await expectAllHydrated(page);
    await expect(page.getByText(/as it was on/)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('It spins.');
    expect(complaints.filter((text) => /hydrat|Minified React|Content Security/i.test(text))).toEqual([]);
    expect((await request.get(`${front.url}/contact`)).status()).toBe(503);
    expect((await request.get(`${front.url}/health/ready`)).status()).toBe(200);

    await backend.recover();
    await expectWell(request, front.url, '/contact');
    await expect(async () => {
      expect(await (await request.get(`${front.url}/news/5`)).text()).not.toContain('as it was on');
    }).toPass();
  } finally {
    await front.remove();
    await backend.stop();
  }
});
