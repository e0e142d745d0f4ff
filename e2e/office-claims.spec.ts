import { type Page, test } from '@playwright/test';
import type { EditedEntry } from '#contract/office/entry-view.ts';
import { expect, expectScreenChecks } from './testing/office/office.ts';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { edda } from './testing/office/people.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let office: OfficeAtWork;
let page: Page;

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, edda);
  ({ page } = office);
});
test.afterAll(() => office?.close());

const published = { status: 'published' };
const button = (name: string) => page.getByRole('button', { name, exact: true });
const warning = () => page.getByRole('dialog', { name: 'Some words need evidence' });

test('a promise without a certificate is asked about before it is published, and not before a draft is saved', async () => {
  await page.goto('/office/news/create');
  await page.getByRole('textbox', { name: /^Heading/ }).fill('Towels of organic cotton, climate-neutral');
  await button('Save draft').click();
  await expect(page).toHaveURL(/\/office\/news\/\d+$/);
  await button('Publish').click();
  await expect(warning().getByRole('listitem')).toHaveText(['organic, climate-neutral']);
  await expectScreenChecks(page, 'claims');
  await warning().getByRole('button', { name: 'Go back' }).click();
  await expect(warning()).toBeHidden();
  await button('Publish').click();
  await warning().getByRole('button', { name: 'Publish anyway' }).click();
  await expect(page.getByText('Published. Visitors can see it now.').first()).toBeVisible();
});

test('several entries of a list are asked about before they are published or scheduled', async () => {
  const promised = await office.add('news', { heading: 'Organic towels', date: '2099-05-01T12:00:00Z' });
  const plain = await office.add('news', { heading: 'Towels, plain', date: '2026-05-01T12:00:00Z' });
  await page.goto('/office/news');
  for (const name of ['Organic towels', 'Towels, plain']) await page.getByRole('checkbox', { name }).check();
  await button('Publish').click();
  await button('Schedule').click();
  await expect(warning().getByRole('listitem')).toHaveText(['Organic']);
  await warning().getByRole('button', { name: 'Go back' }).click();
  const statusOf = async (id: number) => (await office.call<EditedEntry>(`GetEntry?id=${id}`)).status;
  await expect(warning()).toBeHidden();
  expect([await statusOf(promised), await statusOf(plain)]).toEqual(['draft', 'draft']);

  await button('Publish').click();
  await button('Publish all now').click();
  await warning().getByRole('button', { name: 'Publish anyway' }).click();
  await expect(page.getByText('2 entries changed.').first()).toBeVisible();
  expect([await statusOf(promised), await statusOf(plain)]).toEqual(['published', 'published']);
});

test('the sheet asks about each product before it saves the first', async () => {
  const weight = await office.add('attribute', { name: 'Weight', kind: 'number' }, published);
  const category = await office.add('category', { name: 'Towels', attributes: [weight] }, published);
  const within = { ...published, parent: category };
  const products = [
    await office.add('product', { name: 'Organic towel' }, within),
    await office.add('product', { name: 'Carbon neutral towel' }, within),
    await office.add('product', { name: 'Towel' }, within),
  ];
  const revisions = () =>
    Promise.all(products.map(async (id) => (await office.call<EditedEntry>(`GetEntry?id=${id}`)).revision));
  const before = await revisions();
  await page.goto(`/office/sheet/${category}`);
  const grid = page.getByRole('grid', { name: 'Facts of Towels' });
  await grid.getByRole('row').nth(1).getByRole('gridcell').nth(2).click();
  for (const value of ['1', '2', '3']) {
    await page.keyboard.type(value);
    await page.keyboard.press('Enter');
  }
  await button('Save 3 products').click();
  await expect(warning()).toContainText('Organic towel');
  await expect(warning()).toContainText('Carbon neutral towel');
  await expectScreenChecks(page, 'claims of several products');
  await warning().getByRole('button', { name: 'Go back' }).click();
  await expect(button('Save 3 products')).toBeVisible();
  expect(await revisions()).toEqual(before);
  await button('Save 3 products').click();
  await warning().getByRole('button', { name: 'Publish anyway' }).click();
  await expect(page.getByText('3 products saved.').first()).toBeVisible();
  expect(await revisions()).toEqual(before.map((revision) => revision + 1));
});

test('the calendar shows when certificates end', async () => {
  await page.goto('/office/certificate/create');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Seal of the harbour');
  await page.getByLabel('Valid until').fill('2020-01-31');
  await page.getByRole('textbox', { name: 'Reminders to' }).fill('edda@example.com');
  await button('Publish').click();
  await expect(page.getByText('Published. Visitors can see it now.').first()).toBeVisible();
  await page.goto('/office/certificate-calendar');
  const row = page.getByRole('row', { name: 'Seal of the harbour' });
  await expect(row).toContainText('31 Jan 2020');
  await expect(row).toContainText(/ended [\d,]+ days ago/);
  await expect(row).toContainText('edda@example.com');
  await expectScreenChecks(page, 'certificate calendar');
});
