import { expect, test } from '@playwright/test';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { olga } from './testing/office/people.ts';

test.describe.configure({ timeout: 120_000 });

let office: OfficeAtWork;

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, olga, { START_EMPTY: '1', SITE_LANGUAGE: 'it' });
  await office.add('company', { companyName: 'Nord', aboutUs: '<p>Tessiamo.</p>' }, { status: 'published' });
  await office.add('category', { name: 'Filati' }, { status: 'published' });
  const news = { heading: 'Un nuovo capannone', description: '<p>È pronto.</p>', date: '2026-01-01T00:00:00Z' };
  await office.add('news', news, { status: 'published' });
});
test.afterAll(() => office?.close());

/** The language of an element: its own `lang` or the inherited one. */
const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang');

test('the content has the main language, and the site’s own texts keep theirs where it has none in it', async () => {
  const { page } = office;
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'it_IT');
  expect(await main.getByText('Tessiamo.').evaluate(languageOf)).toBe('it');
  expect(await main.getByRole('heading', { level: 1 }).evaluate(languageOf)).toBe('en');

  await page.goto('/news');
  const card = main.getByRole('article');
  expect(await card.getByText('Un nuovo capannone').first().evaluate(languageOf)).toBe('it');
  expect(await card.getByText('Published at').evaluate(languageOf)).toBe('en');
  expect(await page.getByRole('banner').getByRole('link', { name: 'Home' }).first().evaluate(languageOf)).toBe('en');

  await page.goto('/product');
  expect(await main.getByText('Filati').evaluate(languageOf)).toBe('it');
  expect(await main.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Home').evaluate(languageOf)).toBe('en');

  await page.goto('/news');
  await card.getByRole('link').click();
  const title = main.getByRole('heading', { level: 1, name: 'Un nuovo capannone' });
  expect(await title.evaluate((heading) => heading.querySelector('[lang]')?.getAttribute('lang'))).toBe('it');
  expect(await main.getByText('È pronto.').evaluate(languageOf)).toBe('it');
  for (const button of await page.getByRole('button').all()) expect(await button.evaluate(languageOf)).toBe('en');
});
