import { expect, type Page, request, test } from '@playwright/test';
import { beginOf, startMarkedBackend, textEnd } from './testing/backends/marked-backend.ts';
import { everyPage } from './testing/page/every-page.ts';
import { hydrate } from './testing/page/hydrate.ts';
import { type FoundText, textsWithLanguage } from './testing/page/texts-with-language.ts';
import { type Instance, startInstance } from './testing/program/instance.ts';

let backend: Awaited<ReturnType<typeof startMarkedBackend>>;
let front: Instance;

test.beforeAll(async () => {
  backend = await startMarkedBackend(process.env.TEST_URL ?? '');
  front = await startInstance({ BACKEND_URL: backend.url, SITE_LANGUAGE: 'it' });
});
test.afterAll(async () => {
  await front.remove();
  await backend.stop();
});

const textsIn = (page: Page, html?: string): Promise<FoundText[]> =>
  textsWithLanguage(page, { begin: beginOf('').trim(), end: textEnd }, html);

const unmarked = (texts: FoundText[]) => texts.filter(({ lang }) => lang !== 'it');

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
      ...['imprint', 'register', 'representatives'],
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
  await expect(player).toHaveAttribute('lang', 'it');
  expect(unmarked(await textsIn(page))).toEqual([]);
});
