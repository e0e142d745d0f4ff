import { expect, type Page, test } from '@playwright/test';
import { ask } from './testing/call-api.ts';
import { expectPage, main, openingOf } from './testing/page/expect-page.ts';
import { expectAllHydrated, hydrate } from './testing/page/hydrate.ts';

interface Question {
  id: number;
  name: string;
  description: string;
}

test.describe('Faq', () => {
  let questions: Question[];
  test.beforeAll(async ({ request }) => {
    questions = await ask<Question[]>(request, 'GetFaq');
  });
  const open = (page: Page) => main(page).locator('details[open]');

  test('opens the first question, keeps one open at a time, and closes it on a second click', async ({ page }) => {
    await expectPage(page, '/faq', { heading: 'Faq', trail: ['Home', 'Faq'] });
    const [first, second] = questions;
    if (!first || !second) throw new Error('This test needs two questions');
    await expect(main(page).locator('details')).toHaveCount(questions.length);
    await expect(open(page).getByRole('heading', { name: first.name })).toBeVisible();
    await expect(main(page).getByText(openingOf(first.description))).toBeVisible();
    await page.getByRole('heading', { name: second.name }).click();
    await expect(open(page)).toHaveCount(1);
    await expect(main(page).getByText(openingOf(second.description))).toBeVisible();
    await expect(main(page).getByText(openingOf(first.description))).toBeHidden();
    await page.getByRole('heading', { name: second.name }).click();
    await expect(open(page)).toHaveCount(0);
  });

  test('prints every answer', async ({ page }) => {
    await page.goto('/faq');
    await expect(main(page).getByText(openingOf(questions.at(-1)?.description ?? ''))).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    for (const { description } of questions) await expect(main(page).getByText(openingOf(description))).toBeVisible();
  });

  test('opens a question with the keyboard', async ({ page }) => {
    await page.goto('/faq');
    await main(page).locator('summary').nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(open(page).getByRole('heading', { name: questions[1]?.name })).toBeVisible();
    await expect(open(page)).toHaveCount(1);
  });

  test('opens the question in the fragment of the address, on load and on change', async ({ page }) => {
    const last = questions.at(-1);
    if (!last) throw new Error('This test needs a question');
    await page.goto(`/faq#faq-${last.id}`);
    await expect(open(page)).toHaveCount(1);
    await expect(page.getByRole('heading', { name: last.name })).toBeInViewport();
    await expect(main(page).getByText(openingOf(last.description))).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await hydrate(page);
    await expectAllHydrated(page);
    expect(await page.evaluate(() => scrollY), 'hydration keeps the scroll position').toBe(0);
    await page.evaluate((id) => {
      window.location.hash = `#faq-${id}`;
    }, questions[1]?.id);
    await expect(open(page).getByRole('heading', { name: questions[1]?.name })).toBeInViewport();
    await expect(open(page)).toHaveCount(1);
  });
});

test.describe('Faq without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opens one question at a time, and the one in the fragment of the address', async ({ page, request }) => {
    const questions = await ask<Question[]>(request, 'GetFaq');
    const last = questions.at(-1);
    await page.goto('/faq');
    await page.getByRole('heading', { name: questions[1]?.name }).click();
    await expect(main(page).locator('details[open]')).toHaveCount(1);
    await expect(main(page).getByText(openingOf(questions[1]?.description ?? ''))).toBeVisible();
    await page.goto('/privacy-policy');
    await page.goto(`/faq#faq-${last?.id}`);
    await expect(main(page).locator('details[open]')).toHaveCount(1);
    await expect(main(page).getByText(openingOf(last?.description ?? ''))).toBeInViewport();
    await expect(page.getByRole('heading', { name: last?.name })).toBeInViewport();
  });
});
