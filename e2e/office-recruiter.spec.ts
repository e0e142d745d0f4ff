import { readFile } from 'node:fs/promises';
import { type BrowserContext, type Locator, type Page, expect as strict, test } from '@playwright/test';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { addPerson, expectScreenChecks, join } from './testing/office/office.ts';
import { listenForErrors, openScreen } from './testing/office/office-screens.ts';
import { rita } from './testing/office/people.ts';
import { scannedCv } from './testing/office/scanned-cv.ts';
import { type Instance, startInstance } from './testing/program/instance.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

/** A longer timeout, because the code of a screen is loaded on its first use. */
const expect = strict.configure({ timeout: 40_000 });

let instance: Instance;
let context: BrowserContext;
let page: Page;
let complaints: string[];

test.beforeAll(async ({ browser }) => {
  instance = await startInstance({ START_EMPTY: '1' });
  context = await browser.newContext({ baseURL: instance.url, reducedMotion: 'reduce' });
  page = await context.newPage();
  complaints = listenForErrors(page);
});
test.afterAll(async () => {
  await context.close();
  await instance.remove();
});

/** A CV with a script, which must not run. */
async function cv(): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const text of ['Grace Hopper, curriculum vitae', 'Second page: compilers']) {
    document.addPage([300, 400]).drawText(text, { x: 20, y: 340, size: 14, font });
  }
  document.addJavaScript('greeting', 'app.alert("Hello")');
  return Buffer.from(await document.save());
}

/** Whether two Chinese characters differ on this machine. Otherwise it draws the same box for both. */
const hasChineseFont = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [one, other] = ['一', '龍'].map((letter) => {
      const context = Object.assign(document.createElement('canvas'), { width: 40, height: 40 }).getContext('2d');
      if (!context) return '';
      context.font = '20px sans-serif';
      context.fillText(letter, 5, 30);
      return context.canvas.toDataURL();
    });
    return one !== other;
  });

const darkPixels = (drawing: Locator): Promise<number> =>
  drawing.evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) return 0;
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    let count = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at + 3] ?? 0) > 0 && (data[at] ?? 255) < 100) count++;
    return count;
  });

test('a recruiter joins and sees jobs, departments, applications, translations, files, visits and personal data only', async () => {
  await join(page, await addPerson(instance, rita, 'recruiter'), rita);
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link')).toHaveText([
    /Overview/,
    // Of jobs and departments.
    /Calendar/,
    /Visits/,
    /Applications/,
    /Personal data/,
    // Of jobs and departments.
    /Translations/,
    /Files/,
    /Job openings/,
    /Departments/,
    // Of jobs and departments.
    /Audit log/,
  ]);
  await expectScreenChecks(page, 'overview');

  for (const path of ['/messages', '/users', '/news', '/health']) {
    await page.goto(`/office${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Not for your role|There is no such page/);
  }
  const answer = await page.request.get('/api/Office/ListMessages');
  expect(answer.status()).toBe(403);
});

test('a recruiter publishes a department and a job', async () => {
  await openScreen(page, '/department/create', /department/i);
  await page.getByLabel(/^Name/).fill('Computing');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page).toHaveURL(/\/office\/department\/\d+$/);

  await openScreen(page, '/career/create', /job/i);
  await page
    .getByLabel(/^Title/)
    .first()
    .fill('Compiler writer');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page).toHaveURL(/\/office\/career\/\d+$/);
});

test('a visitor applies for the job', async ({ browser }) => {
  // Without script, because the spam check measures the time with script, and a test is faster than a person.
  const visitor = await browser.newPage({ baseURL: instance.url, javaScriptEnabled: false });
  await visitor.goto('/career');
  await visitor
    .getByRole('link', { name: /Compiler writer/ })
    .first()
    .click();
  const form = visitor.getByRole('main').locator('form', { has: visitor.getByLabel('Department') });
  await form.getByLabel('Name', { exact: true }).fill('Grace Hopper');
  await form.getByLabel('Address').fill('2 Harbour Road');
  await form.getByLabel('Email').fill('grace@example.org');
  await form.getByLabel('Mobile', { exact: true }).fill('+44 20 7946 0002');
  await form.getByLabel('Mobile Alternative').fill('+44 20 7946 0003');
  await form.getByLabel('Department').selectOption({ label: 'Computing' });
  await form
    .getByLabel(/size under 1MB/)
    .setInputFiles({ name: '=cv.pdf', mimeType: 'application/pdf', buffer: await cv() });
  await form.getByRole('button', { name: 'Submit CV' }).click();
  await expect(visitor.getByRole('main').getByRole('status')).toHaveText(/CV-[2-9A-Z]{4}-[2-9A-Z]{4}/);
  await visitor.close();
});

test('a recruiter finds the new application and views the CV in the page', async () => {
  await openScreen(page, '/', 'Overview');
  const line = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: /Applications/ });
  await expect(line).toContainText('1');
  await page.getByRole('link', { name: 'One new application' }).click();
  await expect(page.getByRole('row', { name: /Grace Hopper/ })).toContainText('Compiler writer');
  await expectScreenChecks(page, 'applications');

  await page.getByRole('link', { name: 'Grace Hopper' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible();
  await page.getByRole('button', { name: 'Show the CV' }).click();
  await expect(page.getByRole('img', { name: 'Page 1 of 2' })).toBeVisible();
  await expect(page.getByRole('figure').filter({ hasText: 'Grace Hopper, curriculum vitae' })).toBeAttached();
  await expect(page.getByRole('figure').filter({ hasText: 'Second page: compilers' })).toBeAttached();
  expect(await darkPixels(page.getByRole('img', { name: 'Page 1 of 2' })), 'the page has text').toBeGreaterThan(200);
  await expectScreenChecks(page, 'the CV');

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the CV' }).click();
  const download = await downloading;
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('rating, status and note of an application are saved', async () => {
  await page.locator('label', { hasText: '4 stars' }).click();
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Invited' }).click();
  await page.getByLabel('Note').fill('Writes compilers.\nCall her on Monday.');
  await page.getByRole('link', { name: 'All applications' }).click();
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leave.getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect(page.getByText('Note saved')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveText('Invited');
  await expect(page.getByRole('list', { name: 'From colleagues' })).toContainText(
    /Writes compilers.\s+Call her on Monday/,
  );
  await expect(page.getByLabel('Note')).toHaveValue('');
  const line = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: /Applications/ });
  await expect(line).not.toContainText('1');
});

test('applications are filtered by job, department and status', async () => {
  const other = await page.request.post('/api/Office/SaveEntry', {
    data: { type: 'department', document: { name: 'Selling' }, status: 'published' },
    headers: { origin: instance.url },
  });
  expect(other.status()).toBe(200);
  await openScreen(page, '/applications', 'Applications');
  const pick = async (box: string, option: string) => {
    await page.getByRole('combobox', { name: box, exact: true }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  const row = page.getByRole('row', { name: /Grace Hopper/ });
  await pick('Job', 'Compiler writer');
  await expect(page).toHaveURL(/career=\d+/);
  await expect(row).toBeVisible();
  await pick('Department', 'Selling');
  await expect(page.getByText('No matching applications')).toBeVisible();
  await pick('Department', 'Computing');
  await expect(row).toBeVisible();
  await pick('Status', 'Declined');
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(row).toBeVisible();
});

test('the CSV export contains no formulas', async () => {
  await openScreen(page, '/applications', 'Applications');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export as CSV' }).click();
  const csv = await readFile(await (await downloading).path(), 'utf8');
  expect(csv).toContain('Grace Hopper');
  expect(csv).toContain('Compiler writer');
  for (const cell of csv.split(/[,\r\n]+/)) expect(cell).not.toMatch(/^"?[=+@]/);
});

test('the person is erased after typing the address, with a receipt', async () => {
  await page.getByRole('link', { name: 'Grace Hopper' }).click();
  await page.getByRole('button', { name: 'Erase this person’s data' }).click();
  const dialogue = page.getByRole('dialog');
  const act = dialogue.getByRole('button', { name: 'Erase for good' });
  await expect(act).toBeDisabled();
  await dialogue.getByLabel('Type the address once more').fill('grace@example.com');
  await expect(act).toBeDisabled();
  await dialogue.getByLabel('Type the address once more').fill('grace@example.org');
  await expectScreenChecks(page, 'erasing');
  await act.click();
  await expect(dialogue).toContainText('Receipt of erasure');
  await expect(dialogue.getByText('Applications').locator('xpath=following-sibling::dd')).toHaveText('1');
  await expect(dialogue.getByText('CV files').locator('xpath=following-sibling::dd')).toHaveText('1');
  await expect(dialogue).toContainText('Rita Recruiter');
  await expectScreenChecks(page, 'the receipt');
  await dialogue.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('No applications here')).toBeVisible();
});

test('a scanned CV and one in Chinese are shown, and a page that cannot be shown says so', async () => {
  const [department] = await (await page.request.get('/api/WebApi/GetDepartment')).json();
  const multipart = {
    Name: 'Mei Lin',
    Address: '3 Harbour Road',
    Email: 'mei@example.org',
    Mobile: '+44 20 7946 0004',
    MobileAlt: '+44 20 7946 0005',
    DepartmentId: String(department.id),
    file: { name: 'scan.pdf', mimeType: 'application/pdf', buffer: await scannedCv() },
  };
  const sent = await page.request.post('/api/WebApi/DropCv', { multipart });
  expect(await sent.json()).toMatchObject({ status: true });

  await openScreen(page, '/applications', 'Applications');
  await page.getByRole('link', { name: 'Mei Lin' }).click();
  await page.getByRole('button', { name: 'Show the CV' }).click();
  const partsOf = (number: number) =>
    page.getByRole('alert').filter({ hasText: `Parts of page ${number} cannot be shown here. Download the file` });
  // The last page is drawn last.
  await expect(partsOf(5)).toBeVisible();
  for (const number of [1, 2, 3, 4]) {
    const drawing = page.getByRole('img', { name: `Page ${number} of 5` });
    await expect.poll(() => darkPixels(drawing), `page ${number}`).toBeGreaterThan(200);
  }
  for (const number of [1, 2, 3]) await expect(partsOf(number)).toHaveCount(0);
  await expect(partsOf(4)).toHaveCount((await hasChineseFont(page)) ? 0 : 1);
  await expectScreenChecks(page, 'an incomplete CV');
});

test('the screens report no errors', () => {
  expect(complaints).toEqual([]);
});
