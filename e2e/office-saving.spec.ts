import { type Page, test } from '@playwright/test';
import { holdAnswer } from './testing/office/hold-answer.ts';
import { editorFollowsCaret, expect, expectScreenChecks } from './testing/office/office.ts';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { edda } from './testing/office/people.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let office: OfficeAtWork;
let page: Page;

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, edda);
  ({ page } = office);
});
test.afterAll(() => office?.close());

const question = () => page.getByRole('textbox', { name: /^Question/ });
const answer = () => page.getByRole('textbox', { name: 'Answer' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const published = () => expect(page.getByText('Published. Visitors can see it now.').first()).toBeVisible();
const standing = () => page.getByRole('status').filter({ hasText: /saved/i });

test('keeps text and focus while a new entry is saved', async () => {
  await page.goto('/office/faq/create');
  await question().fill('When do you open?');
  await answer().click();
  await page.keyboard.type('At nine.');
  const { release } = await holdAnswer(page, 'SaveEntry');
  const saving = page.waitForRequest('**/api/Office/SaveEntry');
  await button('Publish').click();
  await saving;
  await answer().click();
  await page.keyboard.press('ControlOrMeta+End');
  await editorFollowsCaret(page);
  await page.keyboard.type(' And on Sundays at');
  await release();
  await published();
  await expect(page).toHaveURL(/\/office\/faq\/\d+$/);
  await expect(answer()).toBeFocused();
  await page.keyboard.type(' ten.');
  await expect(answer()).toHaveText('At nine. And on Sundays at ten.');
  await expect(question()).toHaveValue('When do you open?');
  await expect(standing()).toHaveText('Not saved yet');

  await button('Publish changes').click();
  await expect(standing()).toContainText('Edda Moreau');
  await page.reload();
  await expect(answer()).toHaveText('At nine. And on Sundays at ten.');
});

test('keeps text typed while an entry is saved, also over a reload', async () => {
  const { release } = await holdAnswer(page, 'SaveEntry');
  await question().fill('When are you open?');
  const saving = page.waitForRequest('**/api/Office/SaveEntry');
  await button('Publish changes').click();
  await saving;
  await question().fill('When are you open, and how long?');
  await release();
  await published();
  await expect(standing()).toHaveText('Not saved yet');
  await expect(question()).toHaveValue('When are you open, and how long?');
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('atrium-office.unsaved')));
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await button('Restore').click();
  await expect(question()).toHaveValue('When are you open, and how long?');
  await button('Publish changes').click();
  await expect(standing()).toContainText('Edda Moreau');
});

test('a duplicate is a separate new entry, and going back shows the first', async () => {
  await page.goto('/office/faq/create');
  await question().fill('Do you deliver?');
  await button('Publish').click();
  await published();
  await expect(page).toHaveURL(/\/office\/faq\/\d+$/);
  await button('More').click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByText(/This is a copy/)).toBeVisible();
  await question().fill('Do you deliver abroad?');
  await button('Publish').click();
  await expect(page).toHaveURL(/\/office\/faq\/\d+$/);
  await expect(standing()).toContainText('Edda Moreau');
  await page.goBack();
  await expect(question()).toHaveValue('Do you deliver?');
  await question().fill('Do you deliver here?');
  await button('Publish changes').click();
  await expect(standing()).toContainText('Edda Moreau');
  await page.goForward();
  await expect(question()).toHaveValue('Do you deliver abroad?');
});

test('duplicates the latest published version', async () => {
  await question().fill('Do you deliver everywhere?');
  await button('Publish changes').click();
  await expect(standing()).toContainText('Edda Moreau');
  await button('More').click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByText(/This is a copy/)).toBeVisible();
  await expect(question()).toHaveValue('Do you deliver everywhere?');
});

test('Ctrl+S saves without publishing, and unpublished changes can be discarded', async () => {
  await page.goto('/office/faq/create');
  await question().fill('Do you spin?');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Saved as a draft.').first()).toBeVisible();
  await button('Publish').click();
  await published();
  await question().fill('Do you spin yarn?');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('You are looking at unpublished changes.')).toBeVisible();
  await button('Discard changes').click();
  await expectScreenChecks(page, 'discarding changes');
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
  await expect(question()).toHaveValue('Do you spin?');
  await expect(page.getByText('You are looking at unpublished changes.')).toHaveCount(0);
  await expect(standing()).toContainText('Edda Moreau');
});

test('after publishing a translation, there is no warning on leaving and no offer to restore', async () => {
  await page.goto('/office/faq/create');
  await question().fill('Do you weave?');
  await button('Add a language').click();
  await page.getByRole('combobox', { name: 'Language' }).fill('German');
  await page.getByRole('dialog').getByRole('button', { name: 'Add a language' }).click();
  await question().fill('Weben Sie?');
  await button('Publish').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await published();
  await expect(standing()).toContainText('Edda Moreau');
  const path = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'Questions' }).first().click();
  await expect(page).toHaveURL(/\/office\/faq$/);
  await page.goto(path);
  await page.getByRole('tab', { name: 'German' }).click();
  await expect(question()).toHaveValue('Weben Sie?');
  await expect(standing()).toContainText('Edda Moreau');
});

test('offers to schedule an entry with a future date before publishing it', async () => {
  const nextYear = new Date().getUTCFullYear() + 1;
  await page.goto('/office/news/create');
  await page.getByLabel('Heading').fill('We open in spring');
  await page.getByLabel('Published at').fill(`${nextYear}-05-04T09:30`);
  await button('Publish').click();
  const asked = page.getByRole('dialog', { name: 'This date is in the future' });
  await expect(asked).toContainText(String(nextYear));
  await expectScreenChecks(page, 'a date in the future');
  await asked.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText(/Saved\. It will appear/).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }).getByText(/Scheduled:/)).toBeVisible();
  await button('Publish now').click();
  await asked.getByRole('button', { name: 'Publish now' }).click();
  await published();
  await page.getByLabel('Heading').fill('We open in May');
  await button('Publish changes').click();
  await expect(standing()).toContainText('Edda Moreau');
  await expect(asked).toBeHidden();

  // The unpublished change has a date that visitors do not see yet.
  await page.getByLabel('Published at').fill(`${nextYear}-06-05T09:30`);
  await button('Save for later').click();
  await expect(
    page.getByText('Saved. Visitors will not see the changes until you publish them.').first(),
  ).toBeVisible();
  await button('Publish changes').click();
  await expect(asked).toContainText(String(nextYear));
  await asked.getByRole('button', { name: 'Publish now' }).click();
  await published();
});

test('leaving a new entry while it is saved does not return to it afterwards', async () => {
  await page.goto('/office/faq/create');
  await question().fill('Do you hurry?');
  const { release } = await holdAnswer(page, 'SaveEntry');
  const saving = page.waitForRequest('**/api/Office/SaveEntry');
  await button('Publish').click();
  await saving;
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'News', exact: true }).click();
  await expect(page).toHaveURL(/\/office\/news$/);
  await release();
  await published();
  await page.getByRole('link', { name: 'Questions' }).first().click();
  await page.getByRole('link', { name: 'Do you hurry?' }).click();
  await expect(question()).toHaveValue('Do you hurry?');
});

test('leaving a new entry while it is saved does not return to it while the next screen loads', async () => {
  await page.goto('/office/faq/create');
  await question().fill('Are you in a hurry?');
  const { release } = await holdAnswer(page, 'SaveEntry');
  const saving = page.waitForRequest('**/api/Office/SaveEntry');
  await button('Publish').click();
  await saving;
  const { promise: codeMayCome, resolve: letCodeCome } = Promise.withResolvers<void>();
  await page.route('**/entry-list-screen-*.js', async (route) => {
    await codeMayCome;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'News', exact: true }).click();
  await expect(page).toHaveURL(/\/office\/news$/);
  await release();
  await published();
  letCodeCome();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await expect(page).toHaveURL(/\/office\/news$/);
  await page.getByRole('link', { name: 'Questions' }).first().click();
  await page.getByRole('link', { name: 'Are you in a hurry?' }).click();
  await expect(question()).toHaveValue('Are you in a hurry?');
});

test('moving an entry with unsaved changes to the trash asks only once', async () => {
  await question().fill('Never mind');
  await expect(standing()).toHaveText('Not saved yet');
  await button('More').click();
  await page.getByRole('menuitem', { name: 'Move to trash' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click();
  await expect(page).toHaveURL(/\/office\/faq$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});
