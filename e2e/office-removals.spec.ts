import { type Page, expect as strict, test } from '@playwright/test';
import { expect } from './testing/office/office.ts';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { openScreen } from './testing/office/office-screens.ts';
import { olga } from './testing/office/people.ts';

test.describe.configure({ timeout: 120_000 });

let office: OfficeAtWork;
let page: Page;

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, olga, { START_EMPTY: '1' });
  ({ page } = office);
});
test.afterAll(() => office?.close());

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const content = () => page.locator('#content');

/** Removes a line with its button and confirms. */
async function remove(line: string): Promise<void> {
  await button(line).press('Enter');
  await inDialog('Remove').press('Enter');
  await expect(button(line)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('removing redirects moves the focus to the next, to the previous, and after the last to the content', async () => {
  for (const name of ['a', 'b', 'c']) await office.call('AddRedirect', { from: `/old-${name}`, to: '/news' });
  await openScreen(page, '/redirects', 'Redirects');
  const removing = page.getByRole('button', { name: /^Remove: / });
  await expect(removing).toHaveCount(3);
  const named = await removing.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  const [first = '', second = '', third = ''] = named;

  await button(first).press('Enter');
  await page.keyboard.press('Escape');
  await expect(button(first)).toBeFocused();

  await remove(first);
  await expect(button(second)).toBeFocused();
  await remove(third);
  await expect(button(second)).toBeFocused();
  await remove(second);
  await expect(content()).toBeFocused();
});

test('dismissing a finding or showing it again keeps the focus near', async () => {
  for (const title of ['Fitter', 'Turner']) {
    const dates = { createdAt: '2026-01-01T00:00:00Z', applicationDeadline: '2026-02-01T00:00:00Z' };
    await office.add('career', { title, ...dates }, { status: 'published' });
  }
  const text = (title: string) => `The deadline for “${title}” was 1 February 2026`;
  const dismiss = (title: string) => button(`Dismiss: ${text(title)}`);
  const again = (title: string) => button(`Show again: ${text(title)}`);
  await openScreen(page, '/health', 'Health');
  await dismiss('Fitter').press('Enter');
  await page.getByRole('dialog').getByLabel('Reason').fill('Kept for reference');
  await page.keyboard.press('Enter');
  await expect(again('Fitter')).toBeVisible();
  await expect(dismiss('Turner')).toBeFocused();
  await dismiss('Turner').press('Enter');
  await page.getByRole('dialog').getByLabel('Reason').fill('Kept for reference');
  await page.keyboard.press('Enter');
  await expect(again('Turner')).toBeVisible();
  await expect(content()).toBeFocused();

  await again('Fitter').press('Enter');
  await expect(dismiss('Fitter')).toBeVisible();
  await expect(again('Turner')).toBeFocused();
  await again('Turner').press('Enter');
  await expect(dismiss('Turner')).toBeVisible();
  await expect(content()).toBeFocused();
});

test('removing a subscriber keeps the focus near', async () => {
  for (const email of ['one@example.org', 'two@example.org']) {
    strict((await page.request.post('/api/WebApi/Subscribe', { data: { email } })).status()).toBe(200);
  }
  await openScreen(page, '/subscribers', 'Newsletter subscribers');
  await remove('Remove: one@example.org');
  await expect(button('Remove: two@example.org')).toBeFocused();
});

test('bulk actions move the focus to the select-all box, or to the content if the list is empty', async () => {
  for (const name of ['When?', 'Where?']) await office.add('faq', { name, description: '<p>Soon.</p>' });
  await openScreen(page, '/faq', 'Questions');
  await page.getByRole('checkbox', { name: 'Select When?' }).check();
  await button('Unpublish').press('Enter');
  await inDialog('Unpublish').press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toBeFocused();

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await button('Move to trash').press('Enter');
  await inDialog('Move to trash').press('Enter');
  await expect(page.getByRole('checkbox', { name: /^Select/ })).toHaveCount(0);
  await expect(content()).toBeFocused();
});

test('actions on a message keep the focus, and its erasure moves the focus to the content', async () => {
  const sent = { name: 'Ada', email: 'ada@example.org', subject: 'Looms', message: 'How many?' };
  strict((await page.request.post('/api/WebApi/ContactUs', { data: sent })).status()).toBe(200);
  await openScreen(page, '/messages', 'Messages');
  await page.getByRole('list', { name: 'Messages' }).getByRole('button', { name: /Ada/ }).click();
  await page.getByRole('article').getByLabel('Note').fill('Call on Monday.');
  await button('Save the note').press('Enter');
  await expect(page.getByText('Note saved')).toBeVisible();
  await expect(button('Save the note')).toBeFocused();
  await button('Mark as answered').press('Enter');
  await expect(page.getByRole('article').getByRole('combobox', { name: 'Status' })).toHaveText('Answered');
  await expect(button('Mark as answered')).toBeFocused();

  await button('Erase this person’s data').press('Enter');
  await page.getByLabel('Type the address once more').fill('ada@example.org');
  await inDialog('Erase for good').press('Enter');
  await inDialog('Close').press('Enter');
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(content()).toBeFocused();
});

test('the screens report no errors', () => {
  strict(office.complaints).toEqual([]);
});
