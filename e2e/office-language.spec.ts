import { readFileSync } from 'node:fs';
import { type Page, test } from '@playwright/test';
import { expect, signIn } from './testing/office/office.ts';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { olga } from './testing/office/people.ts';

test.describe.configure({ mode: 'serial', timeout: 200_000 });

let office: OfficeAtWork;

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, olga);
});
test.afterAll(() => office?.close());

const textsIn = (language: string) =>
  JSON.parse(readFileSync(`office/texts/messages/${language}/people.json`, 'utf8')) as {
    language: string;
    email: string;
    password: string;
    signIn: { title: string; submit: string };
  };

const languageOf = async () => (await office.call<{ lang: string | null }>('GetMe')).lang;

async function choose(page: Page, from: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: textsIn(from).language }).click();
  await page.getByRole('option', { name }).click();
}

test('the language of a browser is shown, and does not become that of the account', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: office.instance.url, locale: 'ar-EG' });
  const page = await context.newPage();
  await page.goto('/office/login');
  const arabic = textsIn('ar');
  await page.getByLabel(arabic.email).fill(olga.email);
  await page.getByLabel(arabic.password, { exact: true }).fill(olga.password);
  await page.getByRole('button', { name: arabic.signIn.submit, exact: true }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await languageOf()).toBeNull();
  await context.close();
});

test('a language chosen on the sign-in becomes that of the account, and of the next browser', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: office.instance.url, locale: 'de-AT' });
  const page = await context.newPage();
  await page.goto('/office/login');
  const german = textsIn('de');
  await expect(page.getByRole('heading', { level: 1, name: german.signIn.title })).toBeVisible();
  await choose(page, 'de', 'العربية');
  const arabic = textsIn('ar');
  await expect(page.getByRole('heading', { level: 1, name: arabic.signIn.title })).toBeVisible();
  await page.getByLabel(arabic.email).fill(olga.email);
  await page.getByLabel(arabic.password, { exact: true }).fill(olga.password);
  await page.getByRole('button', { name: arabic.signIn.submit, exact: true }).click();
  await expect.poll(languageOf).toBe('ar');
  await context.close();

  const other = await browser.newContext({ baseURL: office.instance.url, locale: 'en-GB' });
  const next = await other.newPage();
  await next.goto('/office/login');
  await signIn(next, olga);
  await expect(next.locator('html')).toHaveAttribute('dir', 'rtl');
  await other.close();
});

test('a language chosen in the profile is shown without loading the page again', async () => {
  const { page } = office;
  await page.goto('/office/profile');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await choose(page, 'ar', 'English');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile and security' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect.poll(languageOf).toBe('en');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(office.complaints).toEqual([]);
});
