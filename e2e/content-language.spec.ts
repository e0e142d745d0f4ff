import { expect, test } from '@playwright/test';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { openScreen } from './testing/office/office-screens.ts';
import { olga } from './testing/office/people.ts';

test.describe.configure({ timeout: 120_000 });

let office: OfficeAtWork;

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, olga, { START_EMPTY: '1' });
  await office.add('category', { name: 'Garne' }, { status: 'published' });
  const news = { heading: 'Eine neue Halle', description: '<p>Sie ist fertig.</p>', date: '2026-01-01T00:00:00Z' };
  await office.add('news', news, { status: 'published' });
});
test.afterAll(() => office?.close());

/** The language of an element: its own `lang` or the inherited one. */
const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang');

test('the content has the lang that the owner chose, and the site’s own texts keep theirs', async () => {
  const { page } = office;
  await openScreen(page, '/company', 'Company information');
  await page.getByLabel(/^Company name/).fill('Weberei Nord');
  await page.getByRole('combobox', { name: /^Language of the content/ }).fill('Germ');
  await page.getByRole('option', { name: 'German', exact: true }).click();
  await page.getByRole('tab', { name: 'Texts' }).click();
  await page.getByRole('textbox', { name: /^About us/ }).click();
  await page.keyboard.type('Wir weben.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
  expect(await (await page.request.get('/api/WebApi/GetInformation')).json()).toMatchObject({ contentLanguage: 'de' });

  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'de_DE');
  expect(await main.getByText('Wir weben.').evaluate(languageOf)).toBe('de');
  expect(await main.getByRole('heading', { level: 1 }).evaluate(languageOf)).toBe('en');

  await page.goto('/news');
  const card = main.getByRole('article');
  expect(await card.getByText('Eine neue Halle').first().evaluate(languageOf)).toBe('de');
  expect(await card.getByText('Published at').evaluate(languageOf)).toBe('en');
  expect(await page.getByRole('banner').getByRole('link', { name: 'Home' }).first().evaluate(languageOf)).toBe('en');

  await page.goto('/product');
  expect(await main.getByText('Garne').evaluate(languageOf)).toBe('de');
  expect(await main.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Home').evaluate(languageOf)).toBe('en');

  await page.goto('/news');
  await card.getByRole('link').click();
  const title = main.getByRole('heading', { level: 1, name: 'Eine neue Halle' });
  expect(await title.evaluate((heading) => heading.querySelector('[lang]')?.getAttribute('lang'))).toBe('de');
  expect(await main.getByText('Sie ist fertig.').evaluate(languageOf)).toBe('de');
  for (const button of await page.getByRole('button').all()) expect(await button.evaluate(languageOf)).toBe('en');
});
