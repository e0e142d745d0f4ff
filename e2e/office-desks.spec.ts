import { type Page, expect as strict, test } from '@playwright/test';
import { sidewaysOnPhone } from './testing/office/every-screen.ts';
import { expectScreenChecks } from './testing/office/office.ts';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { openScreen } from './testing/office/office-screens.ts';
import { olga } from './testing/office/people.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const expect = strict.configure({ timeout: 40_000 });

let office: OfficeAtWork;
let page: Page;
let product: number;

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, olga, { START_EMPTY: '1' });
  ({ page } = office);
  const parent = await office.add('category', { name: 'Yarns' }, { status: 'published' });
  product = await office.add('product', { name: 'Combed yarn' }, { parent, status: 'published' });
});
test.afterAll(() => office?.close());

const dialog = () => page.getByRole('dialog');
const rules = () => page.getByRole('list', { name: 'Rules' });

async function choose(label: string, value: string): Promise<void> {
  await dialog().getByRole('combobox', { name: label }).fill(value);
  await page
    .getByRole('option', { name: new RegExp(`^${value}`) })
    .first()
    .click();
}

async function select(where: ReturnType<typeof dialog> | Page, label: string, value: string): Promise<void> {
  await where.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: value, exact: true }).click();
}

test('an owner adds desks', async () => {
  await openScreen(page, '/desks', 'Desks');
  for (const [name, days] of [
    ['Asia', '2'],
    ['Yarn mill', ''],
  ] as const) {
    await page.getByRole('button', { name: 'Add a desk' }).click();
    await dialog().getByRole('button', { name: 'Save' }).click();
    await expect(dialog().getByText('Enter a name of at most 80 characters')).toBeVisible();
    await dialog().getByLabel('Name', { exact: true }).fill(name);
    await choose('People', 'Olga');
    await dialog().getByLabel('Email address of the desk').fill('asia@example.com');
    await choose('Languages', 'English');
    await dialog().getByLabel('Answers within (working days)').fill(days);
    await expectScreenChecks(page, 'a desk');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await expect(dialog()).toHaveCount(0);
  }
  await expect(page.getByRole('row', { name: /Asia.*2 working days/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove: Default desk' })).toHaveCount(0);
});

test('rules are added, one that matches nothing is marked, and rules are moved by keys', async () => {
  await page.getByRole('button', { name: 'Add a rule' }).click();
  // Enter chooses what is shown, and does not send the form.
  const destination = dialog().getByRole('combobox', { name: 'Destination' });
  await destination.pressSequentially('banglad');
  await expect(page.getByRole('option')).toHaveText(['Bangladesh']);
  await destination.press('Enter');
  await expect(dialog().getByRole('button', { name: 'Bangladesh' })).toBeVisible();
  await choose('Destination', 'India');
  await select(dialog(), 'Desk', 'Asia');
  await expectScreenChecks(page, 'a rule');
  await dialog().getByRole('button', { name: 'Save' }).click();
  await expect(dialog()).toHaveCount(0);

  await page.getByRole('button', { name: 'Add a rule' }).click();
  await choose('Destination', 'India');
  await choose('Category', 'Yarns');
  await dialog().getByLabel('Words of the subject').fill('price');
  await select(dialog(), 'Desk', 'Yarn mill');
  await dialog().getByRole('button', { name: 'Save' }).click();
  await expect(dialog()).toHaveCount(0);
  await expect(rules().getByText('Matches nothing: all of it goes to Rule 1.')).toBeVisible();
  await expectScreenChecks(page, 'desks');

  await page.getByRole('button', { name: 'Move rule 2 up' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move rule 1 up' })).toBeFocused();
  await expect(rules().getByRole('listitem').first()).toContainText('Yarn mill');
  await expect(rules().getByText('Matches nothing')).toHaveCount(0);
});

test('a case is tried', async () => {
  const status = page.getByRole('status').filter({ hasText: 'because no rule matches' });
  await expect(status).toHaveText('Default desk, because no rule matches');
  await select(page, 'Destination', 'India');
  await expect(page.getByText('Asia, by rule 2')).toBeVisible();
  await select(page, 'Category', 'Yarns');
  await page.getByLabel('Subject', { exact: true }).fill('Prices for 2027');
  await expect(page.getByText('Yarn mill, by rule 1')).toBeVisible();
  strict(await sidewaysOnPhone(page, 'desks')).toEqual([]);
});

test('an enquiry is at its desk, moves to another one, and the list shows one desk', async () => {
  const sent = await page.request.post('/api/WebApi/SendEnquiry', {
    multipart: {
      ...{ name: 'Ada Lovelace', email: 'ada@example.org', country: 'IN' },
      lines: JSON.stringify([{ productId: product }]),
    },
  });
  strict(await sent.json()).toMatchObject({ answersWithinDays: 2 });
  await openScreen(page, '/messages', 'Messages');
  await select(page, 'Desk', 'Asia');
  await page.getByRole('button', { name: /Ada Lovelace/ }).click();
  const article = page.getByRole('article');
  const field = article.getByRole('combobox', { name: 'Desk' });
  await expect(field).toHaveText('Asia');
  await field.click();
  await page.getByRole('option', { name: 'Yarn mill' }).click();
  await expect(page.getByText('No matching messages').or(article)).toBeVisible();
  await expect(field).toHaveText('Yarn mill');
  await openScreen(page, '/messages?desk=default', 'Messages');
  await expect(page.getByText('No matching messages')).toBeVisible();
});

test('several enquiries are moved to another desk', async () => {
  for (const name of ['Eve', 'Mary']) {
    const multipart = { name, email: 'eve@example.org', country: 'DE', lines: JSON.stringify([{ article: name }]) };
    strict((await page.request.post('/api/WebApi/SendEnquiry', { multipart })).status()).toBe(200);
  }
  await openScreen(page, '/messages?desk=default', 'Messages');
  const items = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await expect(items).toHaveCount(2);
  await items.first().getByRole('checkbox').check();
  await expect(page.getByText('1 enquiry selected')).toBeVisible();
  await page.getByRole('checkbox', { name: '1 enquiry selected' }).check();
  await expectScreenChecks(page, 'selected enquiries');
  strict(await sidewaysOnPhone(page, 'selected enquiries')).toEqual([]);
  await select(page, 'Move to desk', 'Yarn mill');
  await expect(page.getByText('No matching messages')).toBeVisible();
  await openScreen(page, '/messages', 'Messages');
  await select(page, 'Desk', 'Yarn mill');
  await expect(items).toHaveCount(3);
});

test('a leave is set in the profile', async () => {
  await openScreen(page, '/profile', 'Profile and security');
  await page.getByLabel('On leave until').fill('2090-01-31');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByText('Saved.').first()).toBeVisible();
  await openScreen(page, '/users', 'People');
  await expect(page.getByText('On leave until 31 Jan 2090')).toBeVisible();
});
