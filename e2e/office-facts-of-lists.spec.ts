import { type Page, test } from '@playwright/test';
import { expect, expectScreenChecks } from './testing/office/office.ts';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { edda } from './testing/office/people.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let office: OfficeAtWork;
let page: Page;
let product: number;

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, edda);
  ({ page } = office);
  await office.add('attribute', { name: 'Loop height', kind: 'number', unit: 'mm', unitCode: 'mm' }, published);
  const list = (height: string, edge: string, feel: string) =>
    `<p>${feel}.</p><ul><li><strong>${height}:</strong> 4 mm, washed</li><li>${edge}: ${feel}</li></ul>`;
  const description = list('Loop height', 'Selvedge finish', 'Woven');
  const translations = { de: { description: list('Schlingenhöhe', 'Kantenabschluss', 'Gewebt') } };
  product = await office.add('product', { name: 'Harbour towel', description }, { ...published, translations });
});
test.afterAll(() => office?.close());

const published = { status: 'published' };
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const open = () => button('Turn lists of the description into facts').click();
const dialog = () => page.getByRole('dialog', { name: 'Turn lists into facts' });
const description = () => page.getByRole('textbox', { name: 'Description' });

interface Saved {
  document: { description: string; facts: { attribute: number; values: number[]; text: string; note: string }[] };
  translations: Record<string, { description: string; facts: { text?: string; note?: string }[] }>;
}

test('confirmed items of a list become facts, and can be put back before they are saved', async () => {
  await page.goto(`/office/product/${product}`);
  await open();
  await expect(dialog().getByText('4 mm, washed', { exact: true }).last()).toBeVisible();
  await expectScreenChecks(page, 'facts of lists');
  await dialog()
    .getByRole('checkbox', { name: /^Selvedge finish/ })
    .uncheck();
  await button('Take one fact').click();
  await expect(page.getByText('One fact was taken out of the description.')).toBeVisible();
  await expect(description()).toHaveText(/Woven\.\s*Selvedge finish: Woven/);
  await button('Put back').click();
  await expect(description()).toContainText('Loop height: 4 mm, washed');
});

test('facts, new attributes and translations are saved, and the page shows them', async () => {
  await open();
  await button('Take 2 facts').click();
  await expect(description()).toHaveText('Woven.');
  await button('Publish changes').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. Visitors can see it now.').first()).toBeVisible();
  await page.reload();
  await expect(description()).toHaveText('Woven.');
  const { document, translations } = await office.call<Saved>(`GetEntry?id=${product}`);
  expect(document.facts).toMatchObject([
    { values: [4], note: 'washed' },
    { text: 'Woven', note: '' },
  ]);
  expect(translations.de?.description).toBe('<p>Gewebt.</p>');
  expect(translations.de?.facts).toMatchObject([{ note: 'washed' }, { text: 'Gewebt' }]);
  for (const [path, name, value] of [
    ['', 'Selvedge finish', 'Woven'],
    ['/de', 'Kantenabschluss', 'Gewebt'],
  ]) {
    await page.goto(`${path}/product-details/${product}`);
    await expect(page.getByRole('row', { name }).first()).toContainText(value ?? '');
  }
});
