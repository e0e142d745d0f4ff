import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import Database from 'better-sqlite3';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { olga } from './testing/office/people.ts';
import { begin, translateInPart } from './testing/office/translate-in-part.ts';
import { everyPage } from './testing/page/every-page.ts';
import { hydrate } from './testing/page/hydrate.ts';
import { cutTexts, unmarkedTexts } from './testing/page/unmarked-texts.ts';
import { type Instance, startInstance } from './testing/program/instance.ts';

/* The pseudo-locale exists in development only, so these tests start the development server. All content has a mark of its own. */

test.describe.configure({ mode: 'default', timeout: 600_000 });

let office: OfficeAtWork;
let developing: Instance;
let context: BrowserContext;
let page: Page;

/** The office accepts only languages that exist, so the language is written into the database. */
function publishPseudoLocale(dataDir: string): void {
  const database = new Database(join(dataDir, 'atrium.sqlite'));
  const language = JSON.stringify({ lang: 'qps', name: '[!! Pseudo !!]', state: 'Published' });
  database.exec(`update entry_documents set document = json_insert(document, '$.languages[#]', json('${language}'))
    where type = 'company' and lang = ''`);
  database.close();
}

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  office = await startAtWork(browser, olga);
  await translateInPart(office, 0);
  await office.instance.kill();
  publishPseudoLocale(office.instance.dataDir);
  developing = await startInstance(
    { DATA_DIR: office.instance.dataDir, START_EMPTY: '1', OFFICE: 'off', NODE_ENV: 'development' },
    ['--conditions=development', 'server/dev.ts'],
  );
  context = await browser.newContext({ baseURL: developing.url, reducedMotion: 'reduce' });
  page = await context.newPage();
  // During the first visit the development server bundles scripts and styles and reloads the page.
  await expect(async () => {
    expect((await page.goto('/qps'))?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'qps');
    await hydrate(page);
  }).toPass({ timeout: 120_000 });
});
test.afterAll(async () => {
  await context?.close();
  await developing?.remove();
  await office?.close();
});

/** The modules of the development server. */
const isModule = ({ pathname }: URL) => /\.(tsx?|m?js)$|^\/@(vite|id|fs|react-refresh)/.test(pathname);

test('every page has its texts from the catalogs, and none is cut or too wide', async () => {
  // A page loads its script on the first interaction only, but in development at once, as hundreds of modules.
  await page.route(isModule, (route) => route.abort());
  const faults = new Set<string>();
  const paths = [...(await everyPage(page.request, '/qps')), '/qps/search?q=en'];
  expect(paths.length).toBeGreaterThan(40);
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'load' });
    for (const text of await unmarkedTexts(page)) faults.add(`${path}: ${text}`);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const text of await cutTexts(page)) faults.add(`${path} at ${width}: ${text}`);
    }
  }
  expect([...faults]).toEqual([]);
});

test('the manifest, the feed and llms.txt have their texts from the catalogs', async () => {
  const textOf = async (path: string) => (await page.request.get(`/qps${path}`)).text();
  const isMarked = (text: string) => text.includes('[!!') || text.includes(begin);
  const { name, short_name, description } = JSON.parse(await textOf('/site.webmanifest'));
  const titles = [...(await textOf('/feed.atom')).matchAll(/<title[^>]*>([^<]*)/g)].map(([, title = '']) => title);
  const lines = (await textOf('/llms.txt')).split('\n').filter((line) => /\p{L}/u.test(line));
  const ofFiles = lines.filter((line) => !/^- \[(?:[\w.+-]+@|\+)/.test(line));
  const texts = [name, short_name, description].filter(Boolean);
  expect([...texts, ...titles, ...ofFiles].filter((text) => !isMarked(text))).toEqual([]);
});
