import { type Locator, type Page, test } from '@playwright/test';
import type { EditedEntry } from '#contract/office/entry-view.ts';
import { expect, expectScreenChecks } from './testing/office/office.ts';
import { type OfficeAtWork, openBrowserOf, startAtWork } from './testing/office/office-at-work.ts';
import { openScreen } from './testing/office/office-screens.ts';
import { edda, emil } from './testing/office/people.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let office: OfficeAtWork;
let page: Page;
let category: number;
let attributes: number[];
let products: number[];

const published = { status: 'published' };

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, emil);
  ({ page } = office);
  const options = [{ name: 'Knitting' }, { name: 'Weaving' }];
  attributes = [
    await office.add('attribute', { name: 'Cone', kind: 'number', unit: 'kg', most: 100, group: 'Sizes' }, published),
    await office.add('attribute', { name: 'Use', kind: 'choice', options }, published),
    await office.add('attribute', { name: 'Dyed', kind: 'yesNo' }, published),
    await office.add('attribute', { name: 'Origin', kind: 'text' }, published),
  ];
  category = await office.add('category', { name: 'Sewing yarn', attributes }, published);
  products = [];
  for (let index = 1; index <= 12; index += 1) {
    const facts = index === 1 ? [{ attribute: attributes[0], values: [1.89], note: '24 to a carton' }] : [];
    products.push(await office.add('product', { name: `Thread ${index}`, facts }, { ...published, parent: category }));
  }
});
test.afterAll(() => office?.close());

const grid = () => page.getByRole('grid', { name: 'Facts of Sewing yarn' });
/** A cell by its place: from the first product and the first attribute. */
const cell = (row: number, column: number, of: Locator = grid()) =>
  of
    .getByRole('row')
    .nth(row + 1)
    .getByRole('gridcell')
    .nth(column + 2);
const editor = () => grid().getByRole('textbox');
const saveButton = (name: string | RegExp) => page.getByRole('button', { name });
const open = () => openScreen(page, `/sheet/${category}`, 'Facts of Sewing yarn');
const stored = (id: number | undefined) => office.call<EditedEntry>(`GetEntry?id=${id}`);

async function type(place: Locator, text: string): Promise<void> {
  await place.click();
  await page.keyboard.press('F2');
  await editor().fill(text);
  await page.keyboard.press('Enter');
}

/** Pastes text as it comes from a spreadsheet. */
async function paste(place: Locator, text: string): Promise<void> {
  await place.click();
  await place.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** What a copy of the selected cells puts on the clipboard. */
const copied = (place: Locator) =>
  place.evaluate((element) => {
    const clipboardData = new DataTransfer();
    element.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    return clipboardData.getData('text/plain');
  });

test('opens from the category, is edited with the keyboard, and says what is wrong in a cell', async () => {
  await openScreen(page, `/category/${category}`, /Sewing yarn/);
  await page.getByRole('link', { name: 'Facts as a table' }).click();
  await expect(grid()).toBeVisible();
  await expect(cell(0, 0)).toHaveText(/1\.89.kg24 to a carton/);
  await expectScreenChecks(page, 'sheet');

  await type(cell(0, 0), '2.1');
  await expect(cell(0, 0)).toHaveText(/2\.1.kg24 to a carton/);
  // Enter goes to the next product; typing replaces what is in a cell, Escape leaves it.
  await page.keyboard.type('250');
  await page.keyboard.press('Enter');
  await expect(cell(1, 0)).toHaveText('250');
  await expect(cell(1, 0)).toHaveAttribute('aria-invalid', 'true');
  await expect(cell(1, 0)).toHaveAttribute('title', 'This number is larger than the attribute allows');
  await page.keyboard.type('3');
  await page.keyboard.press('Escape');
  await expect(cell(2, 0)).toHaveText('');

  await cell(0, 1).click();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitemcheckbox', { name: 'Weaving' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Knitting' }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(cell(0, 1)).toHaveText('Knitting, Weaving');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitemradio', { name: 'No' }).click();
  await expect(cell(0, 2)).toHaveText('No');
  await page.keyboard.press('Delete');
  await expect(cell(0, 2)).toHaveText('');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(cell(0, 2)).toHaveText('No');
  await expectScreenChecks(page, 'sheet with an error');
});

test('saves the valid cells, keeps an invalid one, and the site shows the values', async () => {
  await expect(page.getByRole('status').filter({ hasText: 'One value is not valid' })).toBeVisible();
  await saveButton('Save one product').click();
  await expect(page.getByText('One product saved.').first()).toBeVisible();
  await expect(cell(1, 0)).toHaveText('250');
  const { document, path, status } = await stored(products[0]);
  expect(status).toBe('published');
  expect(document).toMatchObject({
    facts: [
      { attribute: attributes[0], values: [2.1], note: '24 to a carton' },
      { attribute: attributes[1] },
      { attribute: attributes[2], values: [false] },
    ],
  });
  const html = await (await page.request.get(`${office.instance.url}${path}`)).text();
  expect(html).toMatch(/2\.1(\u00a0|&nbsp;)kg, 24 to a carton/);
  expect(html).toContain('Knitting, Weaving');
  expect((await stored(products[1])).document).toMatchObject({ facts: [] });
});

test('pastes a block, takes it back, and saves it as one', async () => {
  const lines = Array.from({ length: 10 }, (_, index) => [`${index + 1}.5`, 'weaving', index % 2 ? 'Yes' : 'no']);
  await paste(cell(1, 0), lines.map((line) => line.join('\t')).join('\r\n'));
  await expect(cell(1, 0)).toHaveText(/1\.5.kg/);
  await expect(cell(10, 2)).toHaveText('Yes');
  await expect(saveButton('Save 10 products')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(cell(1, 0)).toHaveText('250');
  await expect(cell(10, 2)).toHaveText('');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(cell(10, 2)).toHaveText('Yes');

  // The copied block equals the pasted one.
  await cell(1, 0).click();
  await cell(3, 2).click({ modifiers: ['Shift'] });
  expect(await copied(cell(1, 0))).toBe('1.5\tWeaving\tNo\r\n2.5\tWeaving\tYes\r\n3.5\tWeaving\tNo\r\n');

  await saveButton('Save 10 products').click();
  await expect(page.getByText('10 products saved.').first()).toBeVisible();
  await page.reload();
  await expect(cell(10, 0)).toHaveText(/10\.5.kg/);
  await expect(cell(10, 1)).toHaveText('Weaving');
  expect((await stored(products[10])).document).toMatchObject({ facts: [{ values: [10.5] }, {}, { values: [true] }] });
});

test('a value fills a range, and a text with line breaks stays in one cell', async () => {
  await cell(0, 3).click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await cell(0, 3).evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '"India,\nTamil Nadu"\r\n');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  for (const row of [0, 1, 2]) await expect(cell(row, 3)).toHaveText(/India,\s+Tamil Nadu/);
  await expect(cell(3, 3)).toHaveText('');
  await saveButton('Undo').click();
  await expect(cell(2, 3)).toHaveText('');
  await expect(saveButton('Save')).toHaveAttribute('aria-disabled', 'true');
});

test('a product that another editor has changed keeps their other facts', async ({ browser }) => {
  await type(cell(0, 0), '4');
  await type(cell(1, 0), '5');
  const other = await openBrowserOf(browser, office.instance, edda);
  const theirs = await stored(products[0]);
  const facts = [
    { attribute: attributes[0], values: [3] },
    { attribute: attributes[3], values: [], text: 'Portugal' },
  ];
  const saved = await other.request.post('/api/Office/SaveEntry', {
    data: {
      ...published,
      type: 'product',
      id: products[0],
      revision: theirs.revision,
      parent: category,
      document: { ...theirs.document, facts },
    },
    headers: { origin: office.instance.url },
  });
  expect(saved.status()).toBe(200);
  await other.close();

  await saveButton('Save 2 products').click();
  const note = page.getByRole('alert').filter({ hasText: 'Edda Moreau has saved this product meanwhile' });
  await expect(note).toBeVisible();
  expect((await stored(products[1])).document).toMatchObject({ facts: [{ values: [5] }, {}, {}] });
  await note.getByRole('button', { name: 'Keep my values' }).click();
  await expect(cell(0, 3)).toHaveText('Portugal');
  await expect(cell(0, 0)).toHaveText(/4.kg/);
  await saveButton('Save one product').click();
  // The note of the first save may still be shown.
  await expect
    .poll(async () => (await stored(products[0])).document)
    .toMatchObject({ facts: [{ values: [4] }, { text: 'Portugal' }] });
});

test('keeps unsaved values in the browser, and asks where another editor has saved meanwhile', async () => {
  await type(cell(5, 3), 'Chile');
  await type(cell(6, 0), 'many');
  await page.reload();
  const restore = page.getByRole('dialog', { name: 'Restore unsaved changes?' });
  await restore.getByRole('button', { name: 'Restore' }).click();
  await expect(cell(5, 3)).toHaveText('Chile');
  await expect(cell(6, 0)).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(5, 3)).toHaveText('');
  await page.getByRole('button', { name: 'Redo' }).click();

  const { revision, document } = await stored(products[5]);
  const theirs = { ...published, type: 'product', id: products[5], revision, parent: category };
  await office.call('SaveEntry', { ...theirs, document: { ...document, minimumOrder: '5 kg' } });
  await page.reload();
  await expect(restore).toContainText('Another version has been saved since then.');
  await restore.getByRole('button', { name: 'Restore' }).click();
  await saveButton('Save one product').click();
  const note = page.getByRole('alert').filter({ hasText: 'has saved this product meanwhile' });
  await note.getByRole('button', { name: 'Keep my values' }).click();
  await saveButton('Save one product').click();
  await expect(page.getByText('One product saved.').first()).toBeVisible();
  expect((await stored(products[5])).document).toMatchObject({ minimumOrder: '5 kg' });

  await page.reload();
  await restore.getByRole('button', { name: 'Discard' }).click();
  await expect(cell(6, 0)).not.toHaveText('many');
  await page.reload();
  await expect(cell(5, 3)).toHaveText('Chile');
  await expect(restore).toBeHidden();
});

test('is sorted by a column, and shows only products with open facts', async () => {
  await grid().getByRole('columnheader', { name: /Cone/ }).click();
  await expect(grid().getByRole('columnheader', { name: /Cone/ })).toHaveAttribute('aria-sort', 'ascending');
  const shown = await Promise.all([0, 1, 2, 3].map((row) => cell(row, 0).innerText()));
  const values = shown.map((text) => Number.parseFloat(text));
  expect(values).toEqual(values.toSorted((one, other) => one - other));

  // A line stays where it is while it is edited, also once it is complete.
  await page.getByRole('switch', { name: 'Only products with open facts' }).check();
  await expect(cell(0, 3)).toHaveText('');
  await type(cell(0, 3), 'Spain');
  await expect(cell(0, 3)).toHaveText('Spain');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(0, 3)).toHaveText('');
  await page.getByRole('switch', { name: 'Only products with open facts' }).uncheck();
  await page.reload();
});

test('hides columns, and keeps that in the browser', async () => {
  const header = grid().getByRole('columnheader', { name: /Cone/ });
  const menu = page.getByRole('button', { name: /^Columns: / });
  await menu.press('Enter');
  const choice = page.getByRole('menuitemcheckbox', { name: 'Cone' });
  await expect(choice).toBeChecked();
  await choice.press('Enter');
  await expect(choice).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(header).toBeHidden();
  await page.reload();
  await expect(grid()).toBeVisible();
  await expect(header).toBeHidden();
  await menu.press('Enter');
  await choice.press('Enter');
  await page.keyboard.press('Escape');
  await expect(header).toBeVisible();
});

test('a range is selected by dragging', async () => {
  await cell(0, 0).hover();
  await page.mouse.down();
  await cell(1, 1).hover();
  await page.mouse.up();
  await expect(grid().locator('.sheet-selected')).toHaveCount(4);
  await cell(2, 0).hover();
  await expect(grid().locator('.sheet-selected')).toHaveCount(4);
});

test('offers to stay before it is left with unsaved values, and fits a phone', async () => {
  await type(cell(4, 3), 'Peru');
  await page.getByRole('link', { name: 'Category', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectScreenChecks(page, 'sheet on a phone');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(office.complaints).toEqual([]);
});

test('a later change of an attribute does not block products, and the translation editor names it', async () => {
  const attribute = await stored(attributes[0]);
  await office.call('SaveEntry', {
    ...{ ...published, type: 'attribute', id: attribute.id, revision: attribute.revision, parent: null },
    document: { ...attribute.document, most: 3 },
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await open();
  await expect(cell(0, 0)).toHaveAttribute('title', 'This number is larger than the attribute allows');
  await expect(cell(0, 0)).not.toHaveAttribute('aria-invalid');
  await type(cell(0, 3), 'Spain');
  await saveButton('Save one product').click();
  await expect(page.getByText('One product saved.').first()).toBeVisible();
  await openScreen(page, `/translations/product/${products[0]}/de`, 'Thread 1');
  await expect(page.getByRole('heading', { name: 'Origin' })).toBeVisible();
});
