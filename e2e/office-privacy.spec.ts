import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Page, expect as strict, test } from '@playwright/test';
import Database from 'better-sqlite3';
import { strFromU8, unzipSync } from 'fflate';
import { expectScreenChecks } from './testing/office/office.ts';
import { type OfficeAtWork, openBrowserOf, startAtWork } from './testing/office/office-at-work.ts';
import { openScreen } from './testing/office/office-screens.ts';
import { olga, rita } from './testing/office/people.ts';
import type { Instance } from './testing/program/instance.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

/** A longer timeout, because the code of a screen is loaded on its first use. */
const expect = strict.configure({ timeout: 40_000 });

const cv = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n');

let office: OfficeAtWork;
let instance: Instance;
let page: Page;

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, olga);
  ({ instance, page } = office);
});
test.afterAll(() => office?.close());

const menuLink = (name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true });
const fact = (name: string) => page.getByText(name, { exact: true }).locator('xpath=following-sibling::dd').first();

/** Writes visits of the last days into the database. Each day has one home page visit more than the next. */
function countVisits(days: number): void {
  const database = new Database(join(instance.dataDir, 'atrium.sqlite'));
  database.exec('delete from visits');
  const add = database.prepare('insert into visits (day, page, visits) values (?, ?, ?)');
  for (let back = 0; back < days; back++) {
    const day = new Date(Date.now() - back * 24 * 60 * 60_000).toISOString().slice(0, 10);
    add.run(day, '/', 200 + back);
    add.run(day, '/news', 100);
    add.run(day, '', 1);
  }
  database.close();
}

test('a visitor without script applies, consents to the talent pool, and sends a message', async ({ browser }) => {
  const visitor = await browser.newPage({ baseURL: instance.url, javaScriptEnabled: false });
  await visitor.goto('/career');
  const form = visitor.getByRole('main').locator('form', { has: visitor.getByLabel('Department') });
  await form.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await form.getByLabel('Address').fill('1 Quay Street');
  await form.getByLabel('Email').fill('Ada@example.org');
  await form.getByLabel('Mobile', { exact: true }).fill('+44 20 7946 0000');
  await form.getByLabel('Mobile Alternative').fill('no number');
  await form.getByLabel('Department').selectOption({ index: 1 });
  const file = { name: 'ada.pdf', mimeType: 'application/pdf', buffer: cv };
  await form.getByLabel(/size under 1MB/).setInputFiles(file);
  const consent = form.getByLabel(/Consider me for other jobs too/);
  await expect(consent).not.toBeChecked();
  await expect(consent).toHaveAccessibleDescription(/makes no difference to this application/);
  await consent.check();
  await form.getByRole('button', { name: 'Submit CV' }).click();
  // The rejected form keeps its values, including the consent.
  await expect(visitor.getByRole('main').getByRole('alert')).toContainText('enter a telephone number such as');
  await expect(consent).toBeChecked();
  await form.getByLabel('Mobile Alternative').fill('+44 20 7946 0001');
  await form.getByLabel(/size under 1MB/).setInputFiles(file);
  await form.getByRole('button', { name: 'Submit CV' }).click();
  await expect(visitor.getByRole('main').getByRole('status')).toHaveText(/CV-[2-9A-Z]{4}-[2-9A-Z]{4}/);
  await expect(consent).not.toBeChecked();

  await visitor.goto('/contact');
  const contact = visitor.getByRole('main').locator('form');
  await contact.getByLabel('Email', { exact: true }).fill('ada@example.org');
  await contact.getByLabel('Message', { exact: true }).fill('Have you read it?');
  await contact.getByRole('button', { name: 'Send message' }).click();
  await expect(visitor.getByRole('main').getByRole('status')).toHaveText('Message sent successfully!');
  await visitor.close();
});

test('the inbox shows consent, privacy notice version and retention date', async () => {
  await openScreen(page, '/applications', 'Applications');
  await page.getByRole('link', { name: 'Ada Lovelace' }).click();
  const years = (more: number) => new RegExp(` ${new Date().getUTCFullYear() + more}$`);
  await expect(fact('Other jobs too')).toContainText('Agreed');
  await expect(fact('Kept until')).toHaveText(years(2));
  await expect(fact('Privacy notice')).toHaveText(/^Version \d{4}-\d{2}-\d{2}$/);
  await expectScreenChecks(page, 'an application with consent');
  await page.getByRole('button', { name: 'Withdraw consent' }).click();
  await expect(fact('Other jobs too')).toHaveText('Not agreed');
  await expect(fact('Kept until')).not.toHaveText(years(2));

  await openScreen(page, '/messages', 'Messages');
  await page.getByRole('list', { name: 'Messages' }).getByRole('button').first().click();
  await expect(fact('Privacy notice')).toHaveText(/^Version \d{4}-\d{2}-\d{2}$/);
});

test('a person is looked up by email address, which appears in no URL', async () => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openScreen(page, '/', 'Overview');
  await menuLink('Personal data').click();
  await expect(page.getByText('6 months after the job closes, or after they were received')).toBeVisible();
  const look = page.getByRole('button', { name: 'Look it up' });
  await page.getByLabel('Email address').fill('ada');
  await look.click();
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription('This is not an email address');
  await page.getByLabel('Email address').fill('carl@example.org');
  await look.click();
  await expect(page.getByText('Nothing is kept about this person')).toBeVisible();
  await expectScreenChecks(page, 'an unknown person');

  await page.getByLabel('Email address').fill('ADA@example.org');
  await look.click();
  await expect(page.getByRole('heading', { name: 'Kept about ADA@example.org' })).toBeVisible();
  await expect(fact('Messages')).toContainText('received');
  await expect(fact('Applications')).toContainText('ada.pdf');
  await expect(fact('Newsletter')).toHaveText('None');
  await expectScreenChecks(page, 'a known person');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectScreenChecks(page, 'a known person on a phone');
  await page.setViewportSize({ width: 1280, height: 720 });
  strict(page.url()).not.toContain('example.org');
  strict(asked.filter((url) => /example\.org|%40example/i.test(url))).toEqual([]);
});

test('all data of a person is downloaded as one archive', async () => {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  const download = await downloading;
  strict(download.suggestedFilename()).toMatch(/^person-\d{4}-\d{2}-\d{2}\.zip$/);
  const files = unzipSync(await readFile(await download.path()));
  const [name = ''] = Object.keys(files).filter((each) => each.startsWith('cv/'));
  strict(Buffer.from(files[name] ?? [])).toEqual(cv);
  const person = strFromU8(files['person.json'] ?? new Uint8Array());
  for (const part of ['Have you read it?', '1 Quay Street', '+44 20 7946 0001']) strict(person).toContain(part);
  await expect(page.getByText('delete it once it has been handed over')).toBeVisible();
});

test('a person is erased after typing the address, and the audit log has no name', async () => {
  await page.getByRole('button', { name: 'Erase this person’s data' }).click();
  const dialogue = page.getByRole('dialog');
  await dialogue.getByLabel('Type the address once more').fill('ada@example.org');
  await dialogue.getByRole('button', { name: 'Erase for good' }).click();
  await expect(dialogue).toContainText('Receipt of erasure');
  await dialogue.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: /^Kept about/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Look it up' }).click();
  await expect(page.getByText('Nothing is kept about this person')).toBeVisible();

  await openScreen(page, '/audit', 'Audit log');
  const row = (what: string) => page.getByRole('row', { name: new RegExp(what) });
  await expect(row('Downloaded a person’s data')).toContainText('1 message · 1 application');
  await expect(row('Erased a person’s data')).toContainText('1 message · 1 application');
  await expect(page.getByRole('table')).not.toContainText('ada@example.org');
});

test('a recruiter sees the amount of data, but cannot download it', async ({ browser }) => {
  const own = await openBrowserOf(browser, instance, rita);
  const hers = await own.newPage();
  await hers.request.post('/api/WebApi/ContactUs', { data: { email: 'eva@example.org', message: 'Hello' } });
  await openScreen(hers, '/privacy', 'Personal data');
  await hers.getByLabel('Email address').fill('eva@example.org');
  await hers.getByRole('button', { name: 'Look it up' }).click();
  await expect(hers.getByText('An owner can download what is kept.')).toBeVisible();
  await expect(hers.getByRole('button', { name: 'Download everything' })).toHaveCount(0);
  await expect(hers.getByRole('button', { name: 'Erase this person’s data' })).toBeVisible();
  await own.close();
});

test('visits are shown by day and page, as a plot and a table', async () => {
  await openScreen(page, '/visits', 'Visits');
  countVisits(100);
  await page.reload();
  const plot = page.getByRole('img', { name: 'Visits by day' });
  await expect(plot).toHaveAccessibleDescription(/Bars for 30 days, [\d,]+ visits in all; the highest was 330 on/);
  await page.getByText('The same as a table').click();
  const table = page.getByRole('region', { name: 'The same as a table' }).getByRole('row');
  await expect(table).toHaveCount(31);
  // Today’s number may have changed.
  await expect(table.nth(2)).toContainText('302');
  await expectScreenChecks(page, 'visits');

  await page.getByRole('button', { name: '90 days' }).click();
  await expect(page).toHaveURL(/days=90/);
  await expect(plot).toHaveAccessibleDescription(/Bars for 90 days/);
  const pages = page.getByRole('table').filter({ hasText: 'Share' });
  await expect(pages.getByRole('row').nth(1)).toContainText('Home page');
  await expect(pages.getByRole('link', { name: '/news' })).toHaveAttribute('href', '/news');
  // Not the last row: the instance adds the visits of the tests above at an unknown time.
  await expect(pages.getByRole('row', { name: /^Other addresses/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'A year' }).click();
  await expect(table).toHaveCount(366);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectScreenChecks(page, 'visits on a phone');
});

test('the screens report no errors', () => {
  strict(office.complaints).toEqual([]);
});
