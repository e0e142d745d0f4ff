import { readFile } from 'node:fs/promises';
import { type Page, expect as strict, test } from '@playwright/test';
import type { EditedEntry } from '#contract/office/entry-view.ts';
import { expect, expectScreenChecks } from './testing/office/office.ts';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { openScreen } from './testing/office/office-screens.ts';
import { emil } from './testing/office/people.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let office: OfficeAtWork;
let page: Page;
let id: number;
let weight: number;
let table: string;

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, emil);
  ({ page } = office);
  const published = { status: 'published' };
  weight = await office.add('attribute', { name: 'Cone weight', kind: 'number', unit: 'kg', decimals: 2 }, published);
  id = await office.add('product', { name: 'Table yarn', facts: [{ attribute: weight, values: [1.5] }] }, published);
});
test.afterAll(() => office?.close());

const dialog = () => page.getByRole('dialog', { name: 'Import products' });

const choose = (content: string) =>
  dialog()
    .locator('input[type=file]')
    .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });

/** The export with other cells in the row of the product. */
const edited = (change: (row: string) => string): string =>
  table
    .split('\r\n')
    .map((line) => (line.startsWith(`"${id}"`) ? change(line) : line))
    .join('\r\n');

test('the products of the list are exported', async () => {
  await openScreen(page, '/product', 'Products');
  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  strict(download.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
  table = await readFile(await download.path(), 'utf8');
  strict(table).toContain(`"Cone weight (kg) [attribute-${weight}]"`);
  strict(table).toContain(`"${id}","","Table yarn"`);
});

test('an edited table is checked with a problem by line and column, and then imported', async () => {
  await page.getByRole('button', { name: 'Import' }).click();
  await choose(edited((row) => row.replace('"1.5"', '"heavy"').replace('"Table yarn"', '"Table yarn, raw"')));
  await expect(dialog().getByLabel('“Name [name]” is')).toHaveValue('Name');
  await expectScreenChecks(page, 'the columns of a table of products');
  await dialog().getByRole('button', { name: 'Check' }).click();
  await expect(dialog().getByRole('status')).toContainText('0 new, 1 changed');
  const problem = dialog().getByRole('row').nth(1);
  await expect(problem).toContainText('Cone weight (kg)');
  await expect(problem).toContainText('Enter a number');
  await expectScreenChecks(page, 'the report of a table of products');
  strict((await office.call<EditedEntry>(`GetEntry?id=${id}`)).revision).toBe(1);

  await choose(edited((row) => row.replace('"1.5"', '"1.75 | raw"')));
  await dialog().getByRole('button', { name: 'Check' }).click();
  await dialog().getByRole('button', { name: 'Import 1 product' }).click();
  await expect(dialog().getByRole('status')).toContainText('The import is done: 0 new, 1 changed');
  const { document, pending } = await office.call<EditedEntry>(`GetEntry?id=${id}`);
  strict({ document, pending }).toMatchObject({
    document: { facts: [{ attribute: weight, values: [1.75], note: 'raw' }] },
    pending: true,
  });
  await dialog().getByRole('button', { name: 'Close' }).click();
});

test('the same table again changes nothing', async () => {
  await page.getByRole('button', { name: 'Import' }).click();
  await choose(edited((row) => row.replace('"1.5"', '"1.75 | raw"')));
  await dialog().getByRole('button', { name: 'Check' }).click();
  await expect(dialog().getByRole('status')).toContainText('0 new, 0 changed');
  await expect(dialog().getByRole('button', { name: 'Import' })).toHaveCount(0);
  await dialog().getByRole('button', { name: 'Cancel' }).click();
});
