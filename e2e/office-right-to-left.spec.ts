import { type Page, expect as strict, test } from '@playwright/test';
import { goTo } from './testing/office/every-screen.ts';
import { expect, expectScreenChecks } from './testing/office/office.ts';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { openScreen } from './testing/office/office-screens.ts';
import { olga } from './testing/office/people.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let office: OfficeAtWork;
let page: Page;

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, olga);
  ({ page } = office);
  await office.call('ChangeMe', { lang: 'ar' });
});
test.afterAll(() => office?.close());

async function mainScreens(): Promise<string[]> {
  const [news] = await office.call<{ id: number }[]>('ListEntries?type=news&take=1');
  const [concern] = await office.call<{ id: number }[]>('ListEntries?type=concern&take=1');
  return [
    '/news',
    `/news/${news?.id}`,
    `/concern/${concern?.id}`,
    '/company',
    '/messages',
    '/files',
    '/translations',
    '/users',
    '/visits',
    '/profile',
    '/',
  ];
}

test('the office takes over the language of the account, and runs from right to left in Arabic', async () => {
  await openScreen(page, '/health', /./);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  const menu = await page.getByRole('navigation').first().boundingBox();
  strict(menu?.x).toBeGreaterThan(640);
  strict(await page.evaluate(() => localStorage.getItem('office.language'))).toBe('ar');
});

test('the main screens in Arabic have no axe violations and do not scroll sideways', async () => {
  const paths = await mainScreens();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of paths) {
      await goTo(page, path);
      await expectScreenChecks(page, `${path} at ${width}`);
    }
  }
});

test('fields have the direction of their content', async () => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const [news] = await office.call<{ id: number }[]>('ListEntries?type=news&take=1');
  await goTo(page, `/news/${news?.id}`);
  const heading = page.locator('#field-document-heading');
  await expect(heading).toHaveAttribute('dir', 'auto');
});

test('a chosen name in Latin letters begins where the options begin', async () => {
  const [category] = await office.call<{ id: number }[]>('ListEntries?type=category&take=1');
  await goTo(page, `/sheet/${category?.id}`);
  const picker = page.getByRole('combobox');
  await expect(picker).toHaveValue(/[a-z]/);
  await expect(picker).toHaveCSS('text-align', 'right');
});

test('the screens report no errors', () => {
  strict(office.complaints).toEqual([]);
});
