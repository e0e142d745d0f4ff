import { type Locator, type Page, expect as strict, test } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { entities } from '#content/registry.ts';
import { expect, signIn } from './testing/office/office.ts';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { openScreen } from './testing/office/office-screens.ts';
import { edda } from './testing/office/people.ts';

test.describe.configure({ timeout: 120_000 });

let office: OfficeAtWork;
let page: Page;

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, edda, { START_EMPTY: '1' });
  ({ page } = office);
});
test.afterAll(() => office?.close());

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const saved = (words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible();
const announcer = () => page.getByRole('status', { name: 'Announcements' });

/** A description of the focused element: its label, its text or its tag. */
const focused = () =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') || element?.textContent?.trim() || element?.tagName;
  });

/** The height in pixels by which the save bar covers an element. */
const covered = (element: Locator) =>
  element.evaluate((one) => {
    const bar = document.querySelector('[data-save-bar]')?.getBoundingClientRect();
    const own = one.getBoundingClientRect();
    return bar ? Math.max(0, Math.min(own.bottom, bar.bottom) - Math.max(own.top, bar.top)) : -1;
  });

test('the save bar covers no field that the Tab key reaches', async () => {
  await openScreen(page, '/concern/create', /Concern/);
  await expectUncovered(page.getByLabel('Name').first());
});

test('the save bar covers no text that the Tab key reaches beside its original', async () => {
  const content = ['Mill', 'Dyeing', 'Weaving', 'Cutting'].map((title) => ({ title, description: title }));
  const id = await office.add('concern', { ...entities.concern.example, content });
  await openScreen(page, `/translations/concern/${id}/fr`, entities.concern.example.name);
  await expectUncovered(page.getByRole('textbox', { name: 'French' }).first());
});

/** Goes on with Tab from a field, in a low window of two widths. */
async function expectUncovered(first: Locator): Promise<void> {
  for (const size of [
    { width: 1440, height: 640 },
    { width: 390, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await first.focus();
    const hidden: unknown[] = [];
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab');
      const current = page.locator(':focus');
      if ((await current.count()) === 0) break;
      const inBar = await current.evaluate((one) => one.closest('[data-save-bar]') !== null);
      if (inBar) break;
      const isHigh = await current.evaluate((one) => one.getBoundingClientRect().height > 300);
      if (!isHigh && (await covered(current)) !== 0) hidden.push(await focused());
    }
    strict(hidden, `${size.width} pixels`).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
}

test('the save button keeps the focus, and ignores a second press while saving', async () => {
  await openScreen(page, '/faq/create', /Question/);
  await page.getByRole('textbox', { name: /^Question/ }).fill('When do you open?');
  const saves: string[] = [];
  page.on('request', (request) => request.url().includes('SaveEntry') && saves.push(request.url()));
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    '**/api/Office/SaveEntry',
    async (route) => {
      await promise;
      await route.continue();
    },
    { times: 1 },
  );
  await button('Save draft').focus();
  const saving = page.waitForRequest('**/api/Office/SaveEntry');
  await page.keyboard.press('Enter');
  await saving;
  await expect(page.locator(':focus')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  resolve();
  await saved('Saved as a draft.');
  await expect(page).toHaveURL(/\/faq\/\d+$/);
  await expect(button('Save draft')).toBeFocused();
  strict(saves).toHaveLength(1);
});

test('a saved entry can be published before the menu’s counts have loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const overview = '**/api/Office/GetOverview*';
  await page.route(overview, async (route) => {
    await promise;
    await route.continue();
  });
  await page.getByRole('textbox', { name: /^Question/ }).fill('When do you close?');
  const asked = page.waitForRequest(overview);
  await button('Save draft').press('Enter');
  await asked;
  await expect(button('Publish')).not.toHaveAttribute('aria-disabled');
  await button('Publish').focus();
  await page.keyboard.press('Enter');
  await saved('Published. Visitors can see it now.');
  await expect(button('Publish changes')).toBeFocused();
  resolve();
});

test('a dialog opened from the save bar’s menu restores the focus to the menu button', async () => {
  for (const [item, title] of [
    [/^Schedule/, 'Schedule'],
    ['Versions', /Versions of/],
    ['Unpublish', 'Unpublish this entry?'],
  ] as const) {
    await button('More').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: item }).press('Enter');
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button('More')).toBeFocused();
  }
});

test('a button with an icon alone has a tip, at the pointer and at the focus, which Escape and a press hide', async () => {
  await openScreen(page, '/concern/create', /Concern/);
  const tip = page.getByRole('tooltip');
  const account = button('Your account');
  await account.hover();
  await expect(tip).toHaveText('Your account');
  // The pointer may go to the tip.
  await tip.hover();
  await expect(tip).toHaveText('Your account');
  await page.mouse.move(0, 0);
  await expect(tip).toHaveCount(0);
  await page.keyboard.press('Tab');
  for (let steps = 0; steps < 40 && (await focused()) !== 'Your account'; steps++) await page.keyboard.press('Tab');
  await expect(tip).toHaveText('Your account');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(tip).toHaveCount(0);
  await page.keyboard.press('Escape');
});

test('adding and removing parts of a list is announced, and the focus stays near', async () => {
  await openScreen(page, '/concern/create', /Concern/);
  const list = page.getByRole('group', { name: 'Contents', exact: true });
  const part = (name: string) => list.getByRole('group', { name, exact: true });
  for (const [index, title] of ['First', 'Second', 'Third'].entries()) {
    await button('Add to “Contents”').press('Enter');
    await expect(announcer()).toHaveText(`Added: Contents ${index + 1}`);
    const field = part(`Contents ${index + 1}`).getByRole('textbox', { name: 'Title' });
    await expect(field).toBeFocused();
    await page.keyboard.type(title);
  }
  await list.getByRole('button', { name: 'Move up: Second' }).press('Enter');
  await expect(announcer()).toHaveText('Second: now at place 1 of 3');
  await expect(list.getByRole('button', { name: 'Move up: Second' })).toBeFocused();
  await list.getByRole('button', { name: 'Remove: First' }).press('Enter');
  await expect(announcer()).toHaveText('Removed: First');
  await expect(part('Third')).toBeFocused();
  await list.getByRole('button', { name: 'Remove: Third' }).press('Enter');
  await expect(part('Second')).toBeFocused();
  await list.getByRole('button', { name: 'Remove: Second' }).press('Enter');
  await expect(announcer()).toHaveText('Removed: Second');
  await expect(button('Add to “Contents”')).toBeFocused();
});

test('keeps the focus on the button that moves an entry to the end of its list, or opens the last page', async () => {
  for (const name of ['First', 'Second', 'Third']) await office.add('brand', { name });
  await openScreen(page, '/brand', 'Brands');
  for (const name of ['Move up: Second', 'Move down: First']) {
    await button(name).press('Enter');
    await expect(button(name)).toBeDisabled();
    await expect(button(name)).toBeFocused();
  }
  const order = async () =>
    (await office.call<{ title: string }[]>('ListEntries?type=brand')).map(({ title }) => title);
  await expect.poll(order).toEqual(['Second', 'Third', 'First']);
  await button('Move down: First').press('Enter');
  strict(await order()).toEqual(['Second', 'Third', 'First']);

  for (let count = 0; count < 26; count++) {
    await office.add('news', { heading: `News ${count}`, date: '2026-03-02T09:00:00Z' });
  }
  await openScreen(page, '/news', 'News');
  for (const name of ['Next page', 'Previous page']) {
    await button(name).press('Enter');
    await expect(button(name)).toBeDisabled();
    await expect(button(name)).toBeFocused();
  }
});

test('the focus stays near a removed language, a dismissed upload and a closed selection bar', async () => {
  await openScreen(page, '/faq/create', /Question/);
  await page.getByRole('textbox', { name: /^Question/ }).fill('Do you weave?');
  await button('Add a language').press('Enter');
  await page.getByRole('combobox', { name: 'Language' }).fill('German');
  await page.getByRole('dialog').getByRole('button', { name: 'Add a language' }).press('Enter');
  await button('Remove German').press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove German' }).press('Enter');
  await expect(button('Add a language')).toBeFocused();

  await page.evaluate(() => localStorage.clear());
  page.once('dialog', (dialog) => void dialog.accept());
  await openScreen(page, '/files', 'Files');
  const choosing = page.waitForEvent('filechooser');
  await button('Upload files').click();
  await (await choosing).setFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('No picture') });
  const isOnBody = () => page.evaluate(() => document.activeElement === document.body);
  await button('Dismiss').press('Enter');
  await expect(page.getByRole('region', { name: 'Uploads' })).toHaveCount(0);
  strict(await isOnBody()).toBe(false);

  const paper = await PDFDocument.create();
  paper.addPage([100, 100]);
  await page.locator('input[type=file]').setInputFiles({
    name: 'paper.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await paper.save()),
  });
  await page.getByRole('checkbox', { name: 'Mark paper.pdf' }).check();
  await button('Unmark').press('Enter');
  await expect(button('Unmark')).toHaveCount(0);
  strict(await isOnBody()).toBe(false);
});

test('a failed sign-in keeps the focus', async ({ browser }) => {
  const other = await browser.newPage({ baseURL: office.instance.url });
  await other.goto('/office');
  await signIn(other, { ...edda, password: 'not the right one' });
  await expect(other.getByRole('alert')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Sign in', exact: true })).toBeFocused();
  await other.close();
});

test('the screens report no errors', () => {
  strict(office.complaints).toEqual([]);
});
