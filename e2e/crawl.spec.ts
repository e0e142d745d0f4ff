import { type APIRequestContext, expect, request as requests, test } from '@playwright/test';
import { languageSegment, withoutLanguage } from '#contract/addresses/language-path.ts';
import { ask } from './testing/call-api.ts';
import { crawlSite, type Found, filesIn } from './testing/page/crawl-site.ts';
import { headingOf, titleOf } from './testing/page/html-text.ts';
import { readContent } from './testing/page/site-content.ts';

/* Crawls the whole site once, as a search engine does. Each test checks a rule on the result. */
test.describe.configure({ mode: 'default', timeout: 180_000 });

let site: Map<string, Found>;
let origin: string;
let robot: APIRequestContext;

test.beforeAll(async ({ baseURL }) => {
  // A thousand pages, each rendered for the first time.
  test.setTimeout(300_000);
  origin = baseURL ?? '';
  robot = await requests.newContext({ baseURL });
  site = await crawlSite(robot, origin);
});
test.afterAll(() => robot.dispose());

const pages = () => [...site.values()].filter(({ status }) => status === 200);
const canonicalOf = ({ html }: Pick<Found, 'html'>) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
/** Pages in the main language; what they show is compared with calls in it. */
const mainPages = () => pages().filter(({ path }) => languageSegment(path) === undefined);
const isHidden = ({ html }: Found) => /<meta name="robots" content="noindex"/.test(html);

async function sitemapPaths(): Promise<string[]> {
  const answer = await robot.get('/sitemap.xml');
  expect(answer.status()).toBe(200);
  return [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => {
    expect(loc.startsWith(`${origin}/`), loc).toBe(true);
    return loc.slice(origin.length);
  });
}

test('no link is dead', () => {
  expect(site.size).toBeGreaterThan(50);
  const dead = [...site.values()].filter(({ status }) => status >= 400);
  expect(dead.map(({ path, from, status }) => `${status} ${path} from ${from}`)).toEqual([]);
});

test('no link takes more than one redirect', () => {
  const moved = [...site.values()].filter(({ movedTo }) => movedTo !== undefined);
  const chains = moved.filter(({ movedTo = '' }) => site.get(new URL(movedTo, origin).pathname)?.status !== 200);
  expect(chains.map(({ path, movedTo }) => `${path} to ${movedTo}`)).toEqual([]);
});

test('redirects permanently to a page’s canonical address from other case and extra slashes', async () => {
  for (const [asked, address] of [
    ['/NEWS//?from=2025', '/news?from=2025'],
    ['/Concern/', '/concern'],
    ['/NEWS.data', '/news.data'],
  ] as const) {
    const answer = await robot.get(asked, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], asked).toEqual([301, address]);
    expect((await robot.get(address)).status(), address).toBe(200);
  }
});

test('no page is more than four clicks away from the home page', () => {
  expect(pages().flatMap(({ path, depth }) => (depth > 4 ? [`${path} (${depth})`] : []))).toEqual([]);
});

/**
 * One size of each picture, one share picture for each kind of page, and all other files. The server must render each
 * picture first. The tests of server/pictures cover all sizes, and those of server/branding the share pictures of all
 * pages.
 */
function drawnOnce(files: ReadonlySet<string>): Set<string> {
  const kindOf = (file: string) =>
    file.replace(/^(\/pictures\/[^/]+)\/.*/, '$1').replace(/^\/share\/[^/]+\/([^/.]+)\/.*/, '/share/$1');
  return new Set(new Map([...files].map((file) => [kindOf(file), file])).values());
}

test('every file that a page references exists', async () => {
  const files = drawnOnce(new Set(pages().flatMap(({ html, path }) => filesIn(html, new URL(path, origin).href))));
  expect(files.size).toBeGreaterThan(50);
  const missing: string[] = [];
  const waiting = [...files].filter((file) => !site.has(file));
  while (waiting.length > 0) {
    await Promise.all(
      waiting.splice(0, 6).map(async (file) => {
        const answer = await robot.head(file, { maxRedirects: 0 });
        if (answer.status() !== 200) missing.push(`${answer.status()} ${file}`);
      }),
    );
  }
  expect(missing).toEqual([]);
});

test('every address of the sitemap responds with 200, is canonical, and is linked', async () => {
  const paths = await sitemapPaths();
  expect(new Set(paths).size).toBe(paths.length);
  const wrong: string[] = [];
  for (const path of paths) {
    const answer = await robot.get(path, { maxRedirects: 0 });
    const canonical = canonicalOf({ html: await answer.text() });
    if (answer.status() !== 200) wrong.push(`${path} responds with ${answer.status()}`);
    else if (canonical !== origin + path) wrong.push(`${path} has the canonical address ${canonical}`);
    if (!site.has(path)) wrong.push(`No page links to ${path}`);
  }
  expect(wrong).toEqual([]);
});

test('every indexable page except closed jobs is in the sitemap', async () => {
  const listed = new Set(await sitemapPaths());
  const closed = (await readContent(robot)).closedJob;
  const own = pages().filter((page) => page.html !== '' && !isHidden(page) && canonicalOf(page) === origin + page.path);
  const forgotten = own.filter(({ path }) => !listed.has(path) && !path.includes('?'));
  const closedPath = `/career/${closed?.id}`;
  expect(forgotten.map(({ path }) => path).filter((path) => withoutLanguage(path) !== closedPath)).toEqual([]);
});

test('every page’s title is its heading and the company’s name; the home page’s is the name and Home', async () => {
  const { companyName } = await readContent(robot);
  const wrong = mainPages().flatMap(({ path, html }) => {
    if (html === '') return [];
    const title = titleOf(html);
    const number = new URL(path, origin).searchParams.get('page');
    const heading = number === null || number === '1' ? headingOf(html) : `${headingOf(html)}, page ${number}`;
    const wanted = path === '/' ? `${companyName} | Home` : `${heading} | ${companyName}`;
    return title === wanted ? [] : [`${path}: “${title}” instead of “${wanted}”`];
  });
  expect(wrong).toEqual([]);
});

test('every page except the home page has a banner: its own picture, the company’s banner or the default one', async () => {
  const { pageBannerLink } = await ask<{ pageBannerLink: string }>(robot, 'GetInformation');
  const covers = async (call: string, path: string) =>
    (await ask<{ id: number; imgLink: string }[]>(robot, call)).map(
      ({ id, imgLink }) => [`${path}/${id}`, imgLink] as const,
    );
  const concerns = await ask<{ url: string; bgImg: string }[]>(robot, 'GetConcern');
  const freePages = await ask<{ url: string; imgLink: string }[]>(robot, 'GetPage');
  const own = new Map<string, string>([
    ...freePages.map(({ url, imgLink }) => [`/${url}`, imgLink] as const),
    ...concerns.map(({ url, bgImg }) => [`/concern/${url}`, bgImg] as const),
    ...(await covers('GetGallery', '/gallery')),
    ...(await covers('GetTradeFair', '/trade-fair')),
  ]);
  const wrong = mainPages().flatMap(({ path, html }) => {
    if (html === '') return [];
    // Further pages of a list have the same path.
    const { pathname } = new URL(path, origin);
    const banner = /<div class="banner[^"]*">.*?<img [^>]*src="([^"]*)"/s.exec(html)?.[1];
    const wanted = path === '/' ? undefined : own.get(pathname) || pageBannerLink || '/images/page_header_1.jpeg';
    return banner === wanted ? [] : [`${path}: ${banner}`];
  });
  expect(wrong).toEqual([]);
});

test('a page number is part of the canonical address of lists only', async () => {
  const kinds = new Map(pages().map((page) => [page.path.replace(/^(\/[^/]+)\/.+$/, '$1/*'), page.path]));
  let lists = 0;
  for (const path of kinds.values()) {
    const answer = await robot.get(`${path}?page=999999`);
    if (answer.status() === 404) lists += 1;
    else expect.soft(canonicalOf({ html: await answer.text() }) ?? '', path).not.toContain('page=');
  }
  expect(lists).toBeGreaterThan(10);
  expect(lists).toBeLessThan(kinds.size - 5);
});

test('every page has its own title, a description, a picture and one canonical address', () => {
  const titles = new Map<string, string>();
  for (const page of pages().filter(({ html }) => html !== '')) {
    const { path, html } = page;
    const count = (pattern: RegExp) => [...html.matchAll(pattern)].length;
    expect.soft(count(/<title>/g), path).toBe(1);
    expect.soft(count(/<meta name="description" content="[^"]+"/g), path).toBe(1);
    expect.soft(count(/<meta property="og:title" content="[^"]+"/g), path).toBe(1);
    expect.soft(count(/<meta property="og:image" content="http[^"]+"/g), path).toBe(1);
    expect.soft(count(/<h1[\s>]/g), path).toBe(1);
    if (isHidden(page)) continue;
    const canonical = canonicalOf(page);
    expect.soft(canonical, path).toBeDefined();
    const title = `${languageSegment(path) ?? ''} ${/<title>([^<]*)/.exec(html)?.[1]}`;
    const other = titles.get(title);
    if (other !== undefined && other !== canonical) expect.soft(canonical, `“${title}” is also ${other}`).toBe(other);
    titles.set(title, canonical ?? '');
  }
});

test('the breadcrumbs in structured data match the visible ones', () => {
  const textOf = (html: string) => html.replace(/<svg.*?<\/svg>/gs, '').replace(/<[^>]*>/g, '');
  const references = (text: string) =>
    text
      .replaceAll('&amp;', '&')
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>');
  const wrong: string[] = [];
  let compared = 0;
  for (const { path, html } of pages()) {
    const nav = /<nav aria-label="Breadcrumbs">(.*?)<\/nav>/s.exec(html)?.[1];
    if (nav === undefined) continue;
    compared += 1;
    const seen = [...nav.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item = '']) => references(textOf(item)));
    const read = thingsIn(html).find((thing) => thing['@type'] === 'BreadcrumbList');
    const items = (read?.itemListElement ?? []) as { name: string }[];
    const names = items.map(({ name }) => name);
    if (names.join(' / ') !== seen.join(' / '))
      wrong.push(`${path}: ${names.join(' / ')} instead of ${seen.join(' / ')}`);
  }
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(50);
});

function thingsIn(html: string): Record<string, unknown>[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return scripts.flatMap(([, json = '']) => (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph']);
}
