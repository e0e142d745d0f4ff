import { expect, type Page, test } from '@playwright/test';
import { startOldBackend } from './testing/backends/old-backend.ts';
import { axeViolations } from './testing/page/axe.ts';
import { hydrate } from './testing/page/hydrate.ts';
import { expectPageChecks } from './testing/page/page-checks.ts';
import { startInstance } from './testing/program/instance.ts';

/* A parts list that is pasted into the page of an enquiry becomes its lines. */

/** About articles of the demo group; the third and the last line have none. */
const list = [
  'Article\tDescription\tQuantity\tUnit',
  'cr 16\tPlate, blue\t1,500\tpcs',
  '',
  '500 x HT-5OO-30',
  'CR-17; 200 pcs',
  'CJ-1 4',
  'Blue cloth',
].join('\n');

const main = (page: Page) => page.getByRole('main');
const line = (page: Page, number: number) => main(page).getByRole('group', { name: `Line ${number}`, exact: true });
const lines = (page: Page) => main(page).getByRole('group', { name: /^Line / });
const article = (page: Page, number: number) =>
  line(page, number)
    .getByRole('combobox')
    .or(line(page, number).getByLabel(/^Article number/));
const quantity = (page: Page, number: number) => line(page, number).getByLabel('Quantity');
const notice = (page: Page) => main(page).locator('#enquiry-list-notice');
const box = (page: Page) => main(page).getByLabel('Parts list', { exact: true });

async function openBox(page: Page): Promise<void> {
  if (await box(page).isVisible()) return;
  await main(page).locator('summary').filter({ hasText: 'Paste a parts list' }).click();
}

async function paste(page: Page, text: string): Promise<void> {
  await openBox(page);
  await box(page).fill(text);
  await main(page).getByRole('button', { name: 'Add these lines' }).click();
}

/** axe is a script, so it checks the markup of a page without script on another page. */
async function violationsWithoutScript(page: Page): Promise<unknown> {
  const body = await page.content();
  const context = await page
    .context()
    .browser()
    ?.newContext({ viewport: page.viewportSize(), javaScriptEnabled: true });
  const copy = await context?.newPage();
  if (!copy) throw new Error('No page to check the markup on');
  await copy.route(page.url(), (route) => route.fulfill({ contentType: 'text/html', body }));
  await copy.goto(page.url());
  const violations = await axeViolations(copy);
  await context?.close();
  return violations;
}

async function expectLines(page: Page): Promise<void> {
  await expect(article(page, 1)).toHaveValue('CR-16');
  await expect(line(page, 1).getByRole('link', { name: 'Stoneware plate Ria' })).toBeVisible();
  await expect(quantity(page, 1)).toHaveValue('1500');
  await expect(line(page, 1).getByLabel('Unit')).toHaveValue('pcs');
  await expect(line(page, 1).getByLabel('Note')).toHaveValue('Plate, blue');
  await expect(line(page, 2).getByRole('link', { name: 'Terry towel 500' })).toBeVisible();
  await expect(article(page, 2)).toHaveValue('HT-500-30');
  await expect(quantity(page, 2)).toHaveValue('500');
  await expect(article(page, 4)).toHaveValue('CJ-14');
  await expect(line(page, 4)).toContainText('Your text can also mean:');
  await expect(article(page, 5)).toHaveValue('Blue cloth');
  await expect(article(page, 5)).toHaveAccessibleDescription('Not found. Correct it, or send it as it is.');
}

for (const hasScript of [true, false]) {
  for (const width of [390, 1440]) {
    test.describe(`${hasScript ? 'With' : 'Without'} JavaScript at ${width} px`, () => {
      test.use({ javaScriptEnabled: hasScript, viewport: { width, height: 900 } });

      test('a pasted list becomes lines, offers what is near, and is sent', async ({ page }) => {
        await page.goto('/enquiry?line=.Yarn');
        if (hasScript) await hydrate(page);
        await main(page).getByLabel('Name', { exact: true }).fill('Ada Lovelace');
        await main(page)
          .getByRole('button', { name: /^Remove/ })
          .click();
        await paste(page, list);
        await expect(notice(page)).toContainText('5 lines were added to the enquiry.');
        await expect(notice(page)).toContainText('2 of them were not found.');
        await expectLines(page);
        await expect(article(page, 3)).toHaveValue('CR-17');
        await expect(article(page, 3)).toHaveAccessibleDescription('Not found. Correct it, or send it as it is.');
        await expect(lines(page)).toHaveCount(6);
        expect(await (hasScript ? axeViolations(page) : violationsWithoutScript(page))).toEqual([]);

        await line(page, 3)
          .getByRole('button', { name: /^CR-16/ })
          .click();
        await expect(article(page, 3)).toHaveValue('CR-16');
        await expect(quantity(page, 3)).toHaveValue('200');
        await expect(line(page, 3).getByRole('link', { name: 'Stoneware plate Ria' })).toBeVisible();
        await line(page, 4)
          .getByRole('button', { name: /^CJ-1 / })
          .click();
        await expect(article(page, 4)).toHaveValue('CJ-1');
        await expect(quantity(page, 4)).toHaveValue('4');
        await expect(main(page).getByLabel('Name', { exact: true })).toHaveValue('Ada Lovelace');

        await openBox(page);
        await box(page).fill('CR-21');
        await main(page).getByLabel('Email', { exact: true }).fill('ada@example.org');
        await main(page).getByRole('button', { name: 'Send enquiry' }).click();
        await expect(box(page)).toHaveAccessibleDescription(/^This list is not part of the enquiry yet/);
        await expect(line(page, 1).getByRole('link', { name: 'Stoneware plate Ria' })).toBeVisible();
        await box(page).fill('');
        await main(page).getByRole('button', { name: 'Send enquiry' }).click();
        await expect(main(page).getByRole('status').first()).toContainText(/reference number is EN-/);
        const sent = main(page).getByRole('region', { name: 'You asked about' }).getByRole('listitem');
        await expect(sent.first()).toHaveText('Stoneware plate Ria · CR-16 · 1500 pcs · Plate, blue');
        await expect(sent.last()).toHaveText('Blue cloth');
      });
    });
  }
}

test('in Arabic, on a phone, its lines are as accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ar/enquiry');
  await hydrate(page);
  await main(page).locator('summary').filter({ hasText: 'لصق قائمة أصناف' }).click();
  await main(page).locator('[name=parts]').fill('CR-١٦\t٥٠٠\tقطعة\nCR-17');
  await main(page).locator('[name=addParts]').click();
  await expect(main(page).locator('[name="lines.0.article"]')).toHaveValue('CR-16');
  await expect(main(page).locator('[name="lines.0.quantity"]')).toHaveValue('500');
  await expect(main(page).locator('[name=take]').first()).toBeVisible();
  await expectPageChecks(page);
});

test('a reload keeps the lines with their products and offers, and the text in the box', async ({ page }) => {
  await page.goto('/enquiry');
  await hydrate(page);
  await paste(page, list);
  await expectLines(page);
  await box(page).fill('CR-21 7');
  await page.reload();
  await hydrate(page);
  await expectLines(page);
  await expect(line(page, 3).getByRole('button', { name: /^CR-16/ })).toBeVisible();
  await expect(box(page)).toHaveValue('CR-21 7');
  await main(page).getByRole('button', { name: 'Add these lines' }).click();
  await expect(article(page, 6)).toHaveValue('CR-21');
  await expect(quantity(page, 6)).toHaveValue('7');
  await expect(quantity(page, 1)).toHaveValue('1500');
});

test('what has no room stays in the box, and a lost response loses nothing', async ({ page }) => {
  await page.goto('/enquiry');
  await hydrate(page);
  await page.route('**/enquiry/send', (route) => route.abort(), { times: 1 });
  const text = Array.from({ length: 55 }, (_, index) => `X-${100 + index};${index + 1};pcs`).join('\n');
  await paste(page, text);
  await expect(notice(page)).toContainText('An error occurred. Please try again.');
  await expect(box(page)).toHaveValue(text);
  await main(page).getByRole('button', { name: 'Add these lines' }).click();
  await expect(notice(page)).toContainText('50 lines were added');
  await expect(notice(page)).toContainText('5 lines are still in the box');
  await expect(lines(page)).toHaveCount(50);
  await expect(article(page, 50)).toHaveValue('X-149');
  await expect(box(page)).toHaveValue(text.split('\n').slice(50).join('\n'));
});

test('in front of another backend, the lines are free text', async ({ page }) => {
  const backend = await startOldBackend();
  const front = await startInstance({ BACKEND_URL: backend.url, SITE_SEARCH: 'off' });
  try {
    await page.goto(`${front.url}/enquiry`);
    await hydrate(page);
    await paste(page, 'cr 16\t500\tpcs\nCR-16 500');
    await expect(article(page, 1)).toHaveValue('cr 16');
    await expect(quantity(page, 1)).toHaveValue('500');
    await expect(article(page, 1)).toHaveAccessibleDescription(/^Article numbers cannot be looked up here/);
    await expect(article(page, 2)).toHaveValue('CR-16 500');
    expect(backend.asked.filter((path) => path.includes('FindArticles'))).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    await main(page).getByLabel('Name', { exact: true }).fill('Ada Lovelace');
    await main(page).getByLabel('Email', { exact: true }).fill('ada@example.org');
    await main(page).getByRole('button', { name: 'Send enquiry' }).click();
    await expect(main(page).getByRole('status').first()).toContainText('we have received your enquiry');
    await expect(main(page).getByRole('listitem').filter({ hasText: 'cr 16' })).toHaveText('cr 16 · 500 pcs');
  } finally {
    await front.remove();
    await backend.stop();
  }
});
