import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { readContent, type SiteContent } from './testing/page/site-content.ts';
import { startInstance } from './testing/program/instance.ts';

let content: SiteContent;

test.beforeAll(async ({ request }) => {
  content = await readContent(request);
});

type Thing = Record<string, unknown> & { '@type': string };

async function thingsOn(page: Page, path: string): Promise<Thing[]> {
  await page.goto(path);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.flatMap((text) => (JSON.parse(text) as { '@graph': Thing[] })['@graph']);
}
const ofType = (things: Thing[], type: string) => things.filter((thing) => thing['@type'] === type);
const ask = async <T>(request: APIRequestContext, call: string) =>
  (await (await request.get(`/api/WebApi/${call}`)).json()) as T;

test.describe('Structured data (schema.org)', () => {
  test('on the home page describes the group with each concern, and the site with its search', async ({
    page,
    request,
  }) => {
    const concerns = await ask<{ name: string }[]>(request, 'GetConcern');
    const things = await thingsOn(page, '/');
    const [group] = ofType(things, 'Organization');
    expect(group).toMatchObject({ name: content.companyName, url: new URL('/', page.url()).href });
    expect(group?.subOrganization).toMatchObject(concerns.map(({ name }) => ({ name })));
    const [site] = ofType(things, 'WebSite');
    expect(site?.potentialAction).toMatchObject({
      target: { urlTemplate: `${new URL(page.url()).origin}/search?q={search_term_string}` },
    });
  });

  test('describes a product, a news item and an open job, but not a closed job', async ({ page }) => {
    const [product, news] = [content.products[0], content.news[0]];
    expect(ofType(await thingsOn(page, `/product-details/${product?.id}`), 'Product')).toMatchObject([
      { name: product?.name },
    ]);
    const [article] = ofType(await thingsOn(page, `/news/${news?.id}`), 'NewsArticle');
    expect(article).toMatchObject({ headline: news?.heading });
    expect(new Date(String(article?.datePublished))).toEqual(new Date(news?.date ?? ''));
    const job = await thingsOn(page, `/career/${content.openJob.id}`);
    expect(ofType(job, 'JobPosting')).toMatchObject([{ title: content.openJob.title }]);
    if (!content.closedJob) throw new Error('This test needs a closed job');
    expect(ofType(await thingsOn(page, `/career/${content.closedJob.id}`), 'JobPosting')).toEqual([]);
  });

  test('describes the videos of a page', async ({ page, request }) => {
    const videos = await ask<{ name?: string }[]>(request, 'GetVideos?take=3');
    const named = videos.flatMap(({ name }) => name || []);
    const told = ofType(await thingsOn(page, '/'), 'VideoObject');
    expect(told.map(({ name }) => name)).toEqual(named);
  });
});

test.describe('Shared links', () => {
  test('have a picture of the page that browsers can decode', async ({ page }) => {
    for (const path of ['/', '/news', `/news/${content.news[0]?.id}`, `/product-details/${content.products[0]?.id}`]) {
      await page.goto(path);
      const address = await page.locator('meta[property="og:image"]').getAttribute('content');
      const size = await page.evaluate(async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return [image.naturalWidth, image.naturalHeight];
      }, address ?? '');
      expect(size, path).toEqual([1200, 630]);
      const answer = await page.request.get(address ?? '');
      expect(answer.headers()['content-type']).toBe('image/jpeg');
      expect(answer.headers()['cache-control']).toContain('immutable');
    }
  });

  test('ignore text in the address: unknown pictures and queries return 404', async ({ request }) => {
    const asked = await request.get('/share/0123456789abcdef/news.jpg', { maxRedirects: 0 });
    expect(asked.status()).toBe(302);
    expect(asked.headers().location).toMatch(/\/share\/[0-9a-f]{16}\/news\.jpg$/);
    for (const path of [
      '/share/0123456789abcdef/nothing.jpg',
      '/share/news.jpg',
      '/share/0123456789abcdef/news.jpg?q=x',
    ]) {
      expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
    }
  });
});

test('every icon in the head and the manifest has its declared size', async ({ page }) => {
  await page.goto('/');
  const manifest = (await (await page.request.get('/site.webmanifest')).json()) as {
    name: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.name).toBe(content.companyName);
  const linked = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) =>
      links.map((link) => ({ src: link.getAttribute('href') ?? '', sizes: link.getAttribute('sizes') ?? '' })),
    );
  expect(linked).toHaveLength(3);
  for (const { src, sizes } of [...linked, ...manifest.icons]) {
    const width = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image.naturalWidth;
    }, src);
    // Browsers use the largest picture of an .ico file.
    expect(width, src).toBeGreaterThanOrEqual(Number.parseInt(sizes, 10));
    if (src.endsWith('.png')) expect(`${width}x${width}`, src).toBe(sizes);
  }
});

test('the news feed is linked, is valid XML, and has the newest items with absolute links', async ({ page }) => {
  await page.goto('/');
  const address = await page.locator('link[type="application/atom+xml"]').getAttribute('href');
  const answer = await page.request.get(address ?? '');
  expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  // The Trusted Types policy of the site's pages does not allow parsing a document from a string.
  await page.goto('about:blank');
  const feed = await page.evaluate(
    (xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      const textOf = (element: Element, name: string) => element.querySelector(`:scope > ${name}`)?.textContent ?? '';
      return {
        faults: parsed.querySelectorAll('parsererror').length,
        updated: textOf(parsed.documentElement, 'updated'),
        author: parsed.querySelector('feed > author > name')?.textContent,
        entries: [...parsed.querySelectorAll('entry')].map((entry) => {
          const html = new DOMParser().parseFromString(textOf(entry, 'content'), 'text/html');
          const inside = [...html.querySelectorAll('a, img')].map(
            (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
          );
          return { id: textOf(entry, 'id'), title: textOf(entry, 'title'), updated: textOf(entry, 'updated'), inside };
        }),
      };
    },
    await answer.text(),
  );
  expect([feed.faults, feed.author]).toEqual([0, content.companyName]);
  const newest = content.news.slice(0, 50);
  expect(feed.entries.map(({ title }) => title)).toEqual(newest.map(({ heading }) => heading));
  expect(new Set(feed.entries.map(({ id }) => id)).size).toBe(newest.length);
  expect(Date.parse(feed.updated)).toBe(Math.max(...newest.map(({ date }) => Date.parse(date))));
  for (const link of feed.entries.flatMap(({ inside }) => inside)) expect(link).toMatch(/^(https?:\/\/|mailto:|tel:)/);
});

test('robots.txt, security.txt and llms.txt exist with valid content', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
  expect(robots).toMatch(/^Disallow: \/search$/m);

  const security = await request.get('/.well-known/security.txt');
  expect(security.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const { companyEmail } = await ask<{ companyEmail: string }>(request, 'GetInformation');
  const text = await security.text();
  expect(text).toContain(`Contact: mailto:${companyEmail}\n`);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());

  const nutshell = await (await request.get('/llms.txt')).text();
  expect(nutshell.startsWith(`# ${content.companyName}\n`)).toBe(true);
  const own = [...nutshell.matchAll(/\]\((http[^)]*)\)/g)].map(([, href = '']) => new URL(href));
  const origin = new URL(security.url()).origin;
  for (const url of own.filter((each) => each.origin === origin)) {
    expect((await request.get(url.pathname)).status(), url.pathname).toBe(200);
  }
});

test('a withdrawn entry returns 410 with a page that explains it', async ({ page }) => {
  const backend = createServer((request, response) => {
    const isGone = request.url?.includes('GetNewsById');
    response.writeHead(isGone ? 410 : 404, { 'content-type': 'application/problem+json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const { port } = backend.address() as AddressInfo;
  const front = await startInstance({ BACKEND_URL: `http://127.0.0.1:${port}` });
  try {
    const response = await page.goto(`${front.url}/news/7`);
    expect(response?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page withdrawn');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect((await page.goto(`${front.url}/career/7`))?.status()).toBe(404);
  } finally {
    await front.remove();
    backend.close();
  }
});
