import { readFile } from 'node:fs/promises';
import { type Page, expect as strict, test } from '@playwright/test';
import { entityOf } from '#content/registry.ts';
import type { EntryRow } from '#contract/office/entry-view.ts';
import { fewNewsCount, type OldBackend, startOldBackend } from './testing/backends/old-backend.ts';
import { expectScreenChecks } from './testing/office/office.ts';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { openScreen } from './testing/office/office-screens.ts';
import { olga } from './testing/office/people.ts';
import { type Mailbox, startMailbox } from './testing/program/mailbox.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

const expect = strict.configure({ timeout: 40_000 });

let mailbox: Mailbox;
let backend: OldBackend;
/** An office with content and a mail server. */
let full: OfficeAtWork;
/** An empty office with the address of a mail server that does not exist. */
let empty: OfficeAtWork;
let page: Page;
let elsewhere: Page;

test.beforeAll(async ({ browser }) => {
  [mailbox, backend] = await Promise.all([startMailbox(), startOldBackend({ newsItems: fewNewsCount })]);
  [full, empty] = await Promise.all([
    startAtWork(browser, olga, { SMTP_URL: mailbox.smtpUrl }),
    startAtWork(browser, olga, {
      START_EMPTY: '1',
      SMTP_URL: 'smtp://127.0.0.1:1',
      IMPORT_HOSTS: '127.0.0.1:*',
    }),
  ]);
  [page, elsewhere] = [full.page, empty.page];
});
test.afterAll(async () => {
  await full?.close();
  await empty?.close();
  await mailbox?.close();
  await backend?.stop();
});

const fact = (target: Page, name: string) =>
  target.getByText(name, { exact: true }).locator('xpath=following-sibling::dd').innerText();

test('an exported archive can be imported into another site, and a second import changes nothing', async () => {
  await openScreen(page, '/transfer', 'Import and export');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the archive' }).click();
  const download = await downloading;
  strict(download.suggestedFilename()).toBe(`content-${new Date().toISOString().slice(0, 10)}.tar.gz`);

  await openScreen(elsewhere, '/transfer', 'Import and export');
  const send = async (file: string | { name: string; mimeType: string; buffer: Buffer }) => {
    const choosing = elsewhere.waitForEvent('filechooser');
    await elsewhere.getByRole('button', { name: 'Choose an archive' }).click();
    const taken = elsewhere.waitForResponse(/ImportArchive/);
    await (await choosing).setFiles(file);
    return (await taken).status();
  };
  const noArchive = { name: 'notes.tar.gz', mimeType: 'application/gzip', buffer: Buffer.from('no archive') };
  strict(await send(noArchive)).toBe(422);
  await expect(elsewhere.getByRole('alert')).toContainText('archive');
  await expect(elsewhere.getByText('Nothing has been imported so far.')).toBeVisible();
  await expectScreenChecks(elsewhere, 'an invalid archive');

  strict(await send(await download.path())).toBe(200);
  await expect(elsewhere.getByText('The import is done')).toBeVisible({ timeout: 120_000 });
  strict(Number(await fact(elsewhere, 'Created'))).toBeGreaterThan(50);
  strict(await fact(elsewhere, 'From')).toBe(full.instance.url);
  await expect(elsewhere.getByText(/^\d+ (entry|entries|fields?|changes?)/)).toHaveCount(0);
  await expectScreenChecks(elsewhere, 'an imported archive');
  const names = await Promise.all(
    [full, empty].map(async ({ instance: { url } }) => {
      const { companyName } = (await (await page.request.get(`${url}/api/WebApi/GetInformation`)).json()) as {
        companyName: string;
      };
      return companyName;
    }),
  );
  strict(names[1]).toBe(names[0]);

  strict(await send(await download.path())).toBe(200);
  await expect.poll(() => fact(elsewhere, 'Created'), { timeout: 120_000 }).toBe('0');
  await expect(elsewhere.getByText('The import is done')).toBeVisible({ timeout: 120_000 });
  strict([await fact(elsewhere, 'Created'), await fact(elsewhere, 'Changed')]).toEqual(['0', '0']);
});

test('a check of another backend reports the changes of an import without making them', async () => {
  await openScreen(elsewhere, '/transfer', 'Import and export');
  await elsewhere.getByLabel('Address of the site').fill(backend.url);
  await elsewhere.getByRole('button', { name: 'Check first' }).click();
  await expect(elsewhere.getByText('The check is done. Nothing was changed.')).toBeVisible({ timeout: 120_000 });
  strict(Number(await fact(elsewhere, 'To be created'))).toBeGreaterThan(fewNewsCount);
  await expect(elsewhere.getByRole('heading', { name: /^\d+ fields lost$/ })).toBeVisible();
  await expectScreenChecks(elsewhere, 'a check with findings');
  const downloading = elsewhere.waitForEvent('download');
  await elsewhere.getByRole('link', { name: 'Addresses (CSV)' }).first().click();
  strict((await readFile(await (await downloading).path(), 'utf8')).split('\n').length).toBeGreaterThan(fewNewsCount);
  const { total } = await elsewhere.request
    .get('/api/Office/ListEntries?type=news&sort=own&take=1')
    .then((response) => ({ total: Number(response.headers()['x-total-count']) }));
  strict(total).toBeLessThan(100);
});

test('a test mail arrives, or the office shows why not', async () => {
  await openScreen(page, '/health', 'Health');
  await page.getByRole('button', { name: 'Send me a test email' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The test email is on its way' })).toBeVisible();
  const mail = mailbox.mails.find(({ headers }) => headers.subject?.startsWith('Test email'));
  strict(mail?.to).toEqual([olga.email]);
  strict(mail?.body).toContain(full.instance.url);

  await openScreen(elsewhere, '/health', 'Health');
  await elsewhere.getByRole('button', { name: 'Send me a test email' }).click();
  const trouble = elsewhere.getByRole('alert').filter({ hasText: 'The test email was not sent' });
  await expect(trouble).toContainText('Nothing answers at the address of the mail server.');
  await expect(trouble).toContainText('127.0.0.1:1');
  await expectScreenChecks(elsewhere, 'a failed test mail');
  await elsewhere.emulateMedia({ colorScheme: 'dark' });
  await expectScreenChecks(elsewhere, 'a failed test mail in dark mode');
  await elsewhere.emulateMedia({ colorScheme: null });
});

test('the overview links to the drafts of every type', async () => {
  const rowsOf = (type: string, take: number) =>
    full.call<EntryRow[]>(`ListEntries?type=${type}&state=published&take=${take}`);
  const [faqs, brands] = [await rowsOf('faq', 3), await rowsOf('brand', 4)];
  for (const rows of [faqs, brands]) {
    const entries = rows.map(({ id, revision }) => ({ id, revision }));
    await full.call('SetEntryStatus', { entries, status: 'draft' });
  }
  await openScreen(page, '/', 'Overview');
  await page.getByRole('link', { name: '7 drafts are not published yet' }).click();
  const drafts = page.getByRole('region', { name: 'Drafts' });
  await expect(drafts).toBeInViewport();
  await expect(drafts.getByRole('list').first().getByRole('listitem')).toHaveCount(5);
  await expectScreenChecks(page, 'drafts');
  await drafts.getByRole('link', { name: `${entityOf('faq').label.many} (3)` }).click();
  await expect(page.getByRole('heading', { level: 1, name: entityOf('faq').label.many })).toBeVisible();
  for (const { title } of faqs) await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveText('Draft');
});

test('the screens report no errors', () => {
  strict(full.complaints).toEqual([]);
});
