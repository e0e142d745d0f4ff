import { type Page, expect as strict, test } from '@playwright/test';
import { expectScreenChecks } from './testing/office/office.ts';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { openScreen } from './testing/office/office-screens.ts';
import { olga } from './testing/office/people.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const expect = strict.configure({ timeout: 40_000 });

let office: OfficeAtWork;
let page: Page;
let product: number;
let reference: string;

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, olga, { START_EMPTY: '1' });
  ({ page } = office);
  const parent = await office.add('category', { name: 'Yarns' }, { status: 'published' });
  product = await office.add('product', { name: 'Combed yarn' }, { parent, status: 'published' });
  await page.request.post('/api/WebApi/ContactUs', { data: { name: 'Bob', message: 'Hello' } });
  const lines = [
    { productId: product, article: 'Y-30', quantity: 2500.5, unit: 'kg', note: 'raw white' },
    { article: 'Blue cloth' },
  ];
  const sent = await page.request.post('/api/WebApi/SendEnquiry', {
    multipart: {
      ...{ name: 'Ada Lovelace', email: 'ada@example.org', company: 'Mill & Sons', country: 'BD', deliveryTerm: 'FOB' },
      ...{ wantedOn: '2027-01-31', message: 'How soon?', lines: JSON.stringify(lines) },
      file: { name: 'drawing.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    },
  });
  strict(sent.status(), await sent.text()).toBe(200);
  ({ reference } = await sent.json());
});
test.afterAll(() => office?.close());

const list = () => page.getByRole('list', { name: 'Messages' });
const reading = () => page.getByRole('article');

test('an enquiry stands beside messages, and a filter shows enquiries alone', async () => {
  await openScreen(page, '/messages', 'Messages');
  await expect(list().getByRole('listitem').filter({ hasText: 'Bob' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Enquiries', exact: true }).click();
  await expect(list().getByRole('listitem')).toHaveText([/Ada Lovelace.*Enquiry.*Blue cloth/]);
  await expect(page).toHaveURL(/kind=enquiry/);
  await expectScreenChecks(page, 'enquiries');
});

test('an open enquiry shows its facts, its lines with a link to the product, and its attachment', async () => {
  await list()
    .getByRole('button', { name: /Ada Lovelace/ })
    .click();
  await expect(reading().getByRole('heading', { name: `Enquiry ${reference}` })).toBeFocused();
  for (const text of ['Mill & Sons', 'Bangladesh', 'FOB', '31 Jan 2027', '2,500.5 kg', 'raw white', 'Blue cloth'])
    await expect(reading().getByText(text).first()).toBeVisible();
  const link = reading().getByRole('link', { name: 'Combed yarn' });
  await expect(link).toHaveAttribute('href', new RegExp(`/product-details/${product}$`));
  await expectScreenChecks(page, 'an enquiry');
  const downloading = page.waitForEvent('download');
  await reading().getByRole('link', { name: 'Attachment' }).click();
  strict((await downloading).suggestedFilename()).toBe('drawing.pdf');
  await openScreen(page, '/audit', 'Audit log');
  await expect(page.getByText('Downloaded the attachment of an enquiry').first()).toBeVisible();
});

test('an enquiry is annotated and answered as a message', async () => {
  await openScreen(page, '/messages?kind=enquiry', 'Messages');
  await list()
    .getByRole('button', { name: /Ada Lovelace/ })
    .click();
  await reading().getByLabel('Note').fill('A regular customer.');
  await reading().getByRole('button', { name: 'Save the note' }).click();
  await expect(page.getByText('Note saved')).toBeVisible();
  await reading().getByRole('button', { name: 'Mark as answered' }).click();
  await expect(reading().getByRole('combobox', { name: 'Status' })).toHaveText('Answered');
});
