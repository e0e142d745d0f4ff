import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test';
import { everyPage } from './testing/page/every-page.ts';
import { hydrate } from './testing/page/hydrate.ts';
import { type Instance, startInstance } from './testing/program/instance.ts';
import { judged } from './testing/program/observatory.ts';

/** An instance configured for a proxy that terminates TLS. */
let instance: Instance;
let request: APIRequestContext;

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(120_000);
  instance = await startInstance({ DEMO: 'on', PUBLIC_URL: 'https://www.example.com', TRUSTED_PROXIES: '127.0.0.1' });
  request = await playwright.request.newContext({ baseURL: instance.url, maxRedirects: 0 });
});
test.afterAll(async () => {
  await request.dispose();
  await instance.remove();
});

async function judge(answer: APIResponse): Promise<ReturnType<typeof judged>> {
  const isPage = (answer.headers()['content-type'] ?? '').startsWith('text/html');
  const cookies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
  return judged({
    headers: answer.headers(),
    cookies: cookies.map(({ value }) => value),
    html: isPage ? await answer.text() : '',
  });
}

async function expectScore(answer: APIResponse, least: number, name = answer.url()): Promise<void> {
  const { score, findings } = await judge(answer);
  expect.soft(score, `${name}: ${JSON.stringify(findings)}`).toBeGreaterThanOrEqual(least);
}

test('every page has 130 of 135 points of the Observatory', async () => {
  test.setTimeout(180_000);
  const pages = await everyPage(request);
  expect(pages.length).toBeGreaterThan(40);
  for (const path of pages) {
    const answer = await request.get(path);
    const headers = answer.headers();
    await expectScore(answer, 130);
    const policy = headers['content-security-policy'] ?? '';
    expect.soft(policy, path).not.toMatch(/unsafe|\*|data:(?=[^;]*script)/);
    expect.soft(policy, path).toContain("require-trusted-types-for 'script'; trusted-types default");
    expect.soft(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    expect.soft(headers['permissions-policy'], path).toContain('camera=()');
  }
});

test('the office, the calls and error responses have 120 points', async () => {
  const form = { headers: { origin: 'https://www.example.com' } };
  const answers = [
    ...(await Promise.all(
      [
        '/office',
        '/office/news/12',
        '/api/docs',
        '/api/openapi.json',
        '/api/WebApi/GetFaq',
        '/api/WebApi/GetNewsById?id=999999',
        '/api/WebApi/Nothing',
        '/api/Office/GetMe',
        '/api/Office/auth/session',
        '/sitemap.xml',
        '/robots.txt',
        '/feed.atom',
        '/llms.txt',
        '/.well-known/security.txt',
        '/site.webmanifest',
        '/news.data',
        '/news/',
        '/shop',
        '/health/live',
        '/health/ready',
        '/files/none.webp',
        '/pictures/none/1.webp',
        '/assets/none.js',
        '/office/assets/none.js',
        '/share/none.jpg',
      ].map((path) => request.get(path)),
    )),
    await request.post('/contact', { ...form, form: { email: 'no address' } }),
    await request.post('/contact', { form: { email: 'a' }, headers: { origin: 'https://evil.example' } }),
    await request.post('/api/WebApi/ContactUs', { data: {} }),
    await request.post('/api/Office/SaveEntry', { data: {} }),
    await request.post('/contact', { headers: { 'content-type': 'text/plain' }, data: 'x'.repeat(3_000_000) }),
  ];
  for (const answer of answers) {
    await expectScore(answer, 120);
    const { 'permissions-policy': permissions, 'cross-origin-opener-policy': opener } = answer.headers();
    if (answer.url().includes('/office') && answer.status() === 200) {
      expect.soft([permissions?.includes('camera=()'), opener], answer.url()).toEqual([true, 'same-origin']);
    }
  }
});

test('responses to invalid requests have 120 points', async () => {
  const { hostname, port } = new URL(instance.url);
  const refused: [string, number][] = [
    ['nonsense\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ];
  for (const [bytes, status] of refused) {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const answer = await text(socket);
    const [first = '', ...lines] = (answer.split('\r\n\r\n')[0] ?? '').split('\r\n');
    expect.soft(first).toContain(`HTTP/1.1 ${status}`);
    const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/).slice(0, 2)) as [string, string][]);
    const names = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
    const { score, findings } = judged({ headers: Object.fromEntries(names), cookies: [], html: '' });
    expect.soft(score, JSON.stringify(findings)).toBeGreaterThanOrEqual(120);
  }
});

test('files can be embedded by other sites, with all other security headers', async () => {
  const html = await (await request.get('/about')).text();
  const about = await (await request.get('/')).text();
  const named = (pattern: RegExp, text = html) => pattern.exec(text)?.[1] ?? `no ${pattern}`;
  const forOthers = [
    named(/(\/files\/[\w.]+)/, about),
    named(/(\/pictures\/[^" ,]+)/, about),
    '/favicon.ico',
    '/images/page_header_1.jpeg',
  ];
  for (const path of forOthers) {
    const answer = await request.get(path);
    // While many pictures are rendered, the server redirects to the original.
    expect([200, 302], path).toContain(answer.status());
    expect(answer.headers()['cross-origin-resource-policy'], path).toBe('cross-origin');
    await expectScore(answer, 120);
  }
  const asset = await request.get(named(/(\/assets\/[\w-]+\.js)/));
  expect(asset.headers()['cross-origin-resource-policy']).toBe('same-origin');
  await expectScore(asset, 130);
});

test('sends HSTS only with an https PUBLIC_URL', async ({ request: plain }) => {
  for (const path of ['/', '/office', '/api/WebApi/GetFaq']) {
    expect((await plain.get(path)).headers()['strict-transport-security'], path).toBeUndefined();
    expect((await request.get(path)).headers()['strict-transport-security'], path).toBe('max-age=31536000');
  }
});

test('a video and a picture can be opened directly', async ({ page, request: plain }) => {
  const home = await (await plain.get('/videos')).text();
  const video = /\/files\/\w+\.mp4/.exec(home)?.[0] ?? '';
  await page.goto(video);
  await expect.poll(() => page.evaluate(() => document.querySelector('video')?.readyState ?? 0)).toBeGreaterThan(0);
  const picture = /\/files\/\w+\.webp/.exec(home)?.[0] ?? '/images/page_header_1.jpeg';
  await page.goto(picture);
  expect(await page.evaluate(() => document.images[0]?.naturalWidth)).toBeGreaterThan(1);
});

test('Trusted Types sanitize HTML from scripts and block script URLs', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/');
  await hydrate(page);
  // After a client navigation, React writes the texts of these pages.
  for (const path of ['/about', '/faq', '/mission', '/news']) {
    await page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(), path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  }
  await page.goBack();
  await expect(page.locator('.rich-text').first()).not.toBeEmpty();
  expect(complaints).toEqual([]);

  const tried = await page.evaluate(() => {
    const outcomeOf = (act: () => unknown): unknown => {
      try {
        return act();
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown';
      }
    };
    const box = document.createElement('div');
    const write = (html: string) => {
      box.innerHTML = html;
      return box.innerHTML;
    };
    return {
      plain: outcomeOf(() => write('<p>Good <a href="/news">news</a></p>')),
      handler: outcomeOf(() => write('<img src="x" onerror="window.hit = 1">')),
      frame: outcomeOf(() => write('<iframe srcdoc="x"></iframe>')),
      script: outcomeOf(() => {
        const script = document.createElement('script');
        script.src = '/assets/other.js';
        return 'set';
      }),
      code: outcomeOf(() => {
        const script = document.createElement('script');
        script.text = 'window.hit = 2';
        return 'set';
      }),
      policy: outcomeOf(() => window.trustedTypes?.createPolicy('other', { createHTML: (html) => html })),
      hit: 'hit' in window,
    };
  });
  expect(tried).toEqual({
    plain: '<p>Good <a href="/news">news</a></p>',
    handler: '',
    frame: '',
    script: 'TypeError',
    code: 'TypeError',
    policy: 'TypeError',
    hit: false,
  });
});

test('the scoring detects missing and weak headers', () => {
  const bare = judged({ headers: {}, cookies: ['a=b'], html: '<script src="https://evil.example/a.js"></script>' });
  expect(bare.score).toBe(0);
  const loose = { 'content-security-policy': "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src *" };
  expect(judged({ headers: loose, cookies: [], html: '' }).findings).toMatchObject({
    'policy allows any script': -20,
    'framing allowed': -20,
    'no HSTS': -20,
  });
});
