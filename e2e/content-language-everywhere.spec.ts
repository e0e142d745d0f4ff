import { expect, type Page, request, test } from '@playwright/test';
import { beginOf, startMarkedBackend, textEnd } from './testing/backends/marked-backend.ts';
import { everyPage } from './testing/page/every-page.ts';
import { hydrate } from './testing/page/hydrate.ts';
import { type Instance, startInstance } from './testing/program/instance.ts';

let backend: Awaited<ReturnType<typeof startMarkedBackend>>;
let front: Instance;

test.beforeAll(async () => {
  backend = await startMarkedBackend(process.env.TEST_URL ?? '');
  front = await startInstance({ BACKEND_URL: backend.url });
});
test.afterAll(async () => {
  await front.remove();
  await backend.stop();
});

interface FoundText {
  text: string;
  lang: string | undefined;
  /** Its element, and its attribute if it is in one. */
  where: string;
}

/**
 * The editors' texts in a document, each with its `lang`. An attribute has one language: if the site quotes a name in its own sentence, the
 * attribute is in the site's language. So only attributes that consist of one editor's text are checked.
 */
const textsIn = (page: Page, html?: string): Promise<FoundText[]> =>
  page.evaluate(
    ({ html, begin, end }) => {
      const shown = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
      const found: { text: string; lang: string | undefined; where: string }[] = [];
      const add = (element: Element | null, text: string, attribute = '') =>
        found.push({
          text: text.trim(),
          lang: element?.closest('[lang]')?.getAttribute('lang') ?? undefined,
          where: `${element?.localName}.${element?.className} ${attribute}`,
        });
      for (const element of shown.body.querySelectorAll('*')) {
        if (element.localName === 'script') continue;
        for (const node of element.childNodes) {
          if (node.nodeType === Node.TEXT_NODE && node.nodeValue?.includes(begin)) add(element, node.nodeValue);
        }
        for (const { name, value } of element.attributes) {
          const isWhole = value.startsWith(begin) && value.endsWith(end) && value.lastIndexOf(begin) === 0;
          if (isWhole) add(element, value, name);
        }
      }
      return found;
    },
    { html, begin: beginOf('').trim(), end: textEnd },
  );

const unmarked = (texts: FoundText[]) => texts.filter(({ lang }) => lang !== 'fr');

test('every editor’s text on every page has the lang of the content', async ({ page }) => {
  const client = await request.newContext({ baseURL: front.url });
  const fields = new Set<string>();
  const wrong: FoundText[] = [];
  for (const path of await everyPage(client)) {
    const texts = await textsIn(page, await (await client.get(path)).text());
    for (const { text } of texts) fields.add(/⟦(\w+)/.exec(text)?.[1] ?? '');
    wrong.push(...unmarked(texts).map((found) => ({ ...found, where: `${path} ${found.where}` })));
  }
  await client.dispose();
  expect(wrong).toEqual([]);
  expect([...fields].sort()).toEqual(
    [
      ...[
        'aboutUs',
        'accessibilityStatement',
        'alt',
        'companyAddress',
        'companyHistory',
        'companyMission',
        'companyPhone',
      ],
      ...['companySummary', 'companyVision', 'description', 'designation', 'educationalQualification', 'footerInfo'],
      ...['heading', 'jobDescription', 'jobFacility', 'jobLocation', 'mission', 'name'],
      ...['place', 'privacyPolicy', 'salaryRange', 'title', 'transcript', 'videoDescription', 'vission'],
    ].sort(),
  );
});

test('a picture’s text in the viewer and a video’s name in the player have the lang of the content', async ({
  page,
}) => {
  await page.goto(`${front.url}/certificates`);
  await hydrate(page);
  await page.locator('.certificate-frame[href]').first().click();
  const viewer = page.getByRole('dialog', { name: 'Picture viewer' });
  await expect(viewer.locator('figcaption')).toContainText(beginOf('alt'));
  expect(unmarked(await textsIn(page))).toEqual([]);

  await page.goto(`${front.url}/videos`);
  await hydrate(page);
  await page.locator('.video-box a[data-in-place]').first().click();
  const player = page.locator('.video-box').locator('iframe, video');
  await expect(player).toHaveAttribute('lang', 'fr');
  expect(unmarked(await textsIn(page))).toEqual([]);
});
