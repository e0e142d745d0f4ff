import { expect, test } from '@playwright/test';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { olga } from './testing/office/people.ts';
import { begin, end, translateInPart, translationKinds } from './testing/office/translate-in-part.ts';
import { everyPage } from './testing/page/every-page.ts';
import { hydrate } from './testing/page/hydrate.ts';
import { type FoundText, textsWithLanguage } from './testing/page/texts-with-language.ts';

test.describe.configure({ timeout: 400_000 });

let office: OfficeAtWork;

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, olga);
  await translateInPart(office, 0);
});
test.afterAll(() => office?.close());

/** The texts whose language is not that of their element. */
const wrong = (texts: FoundText[]): FoundText[] =>
  texts.filter(({ text, lang }) => [...text.matchAll(/⟦(en|de) /g)].some(([, own]) => own !== lang));

for (let shift = 0; shift < translationKinds; shift++) {
  test(`marks each text without a translation with its language on every German page (${shift + 1})`, async () => {
    const { page } = office;
    if (shift > 0) await translateInPart(office, shift);
    const found: FoundText[] = [];
    const texts: FoundText[] = [];
    const paths = [...(await everyPage(page.request, '/de')), '/de/search?q=en', '/de/search?q=de'];
    for (const path of paths) {
      const html = await (await page.request.get(path)).text();
      const onPage = await textsWithLanguage(page, { begin, end }, html);
      texts.push(...onPage);
      found.push(...wrong(onPage).map((text) => ({ ...text, where: `${path} ${text.where}` })));
    }
    expect(found).toEqual([]);
    expect(texts.filter(({ lang }) => lang === 'en').length).toBeGreaterThan(100);
    expect(texts.filter(({ lang }) => lang === 'de').length).toBeGreaterThan(100);
  });
}

test('marks untranslated texts after hydration and in search suggestions', async () => {
  const { page } = office;
  await page.goto('/de/search');
  await hydrate(page);
  const field = page.getByRole('banner').locator('#header-search');
  await field.fill('en');
  await expect(page.getByRole('option').filter({ hasText: '⟦en ' }).first()).toBeVisible();
  await field.fill('de');
  await expect(page.getByRole('option').filter({ hasText: '⟦de ' }).first()).toBeVisible();
  expect(wrong(await textsWithLanguage(page, { begin, end }))).toEqual([]);
});

test('marks no text on a page in the default language', async () => {
  const { page } = office;
  for (const path of ['/', '/concern', '/product', '/news', '/search?q=en']) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).not.toMatch(/"fallback"|<(?!html)[a-z]+ lang="(en|de)"[^>]*>⟦/);
  }
});
