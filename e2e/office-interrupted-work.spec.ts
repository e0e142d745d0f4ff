import { type Page, test } from '@playwright/test';
import { codeOf, expect, expectScreenChecks, pasteHtml, signIn } from './testing/office/office.ts';
import { startOffice } from './testing/office/office-at-work.ts';
import { emil as colleague, edda, type Person } from './testing/office/people.ts';
import { createEntrance } from './testing/office/sessions.ts';
import type { Instance } from './testing/program/instance.ts';

/** A copy, because a test sets up a second factor. */
const editor: Person = { ...edda };

const saved = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible();

/** The field of the form. The list has a search box with a similar name. */
const questionField = (page: Page) => page.getByRole('textbox', { name: /^Question/ });

test.describe('An editor whose work is interrupted', () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 });
  let instance: Instance;

  test.beforeAll(async () => {
    instance = await startOffice({ START_EMPTY: '1' });
  });
  test.afterAll(() => instance?.remove());

  const { enter, sessions } = createEntrance(() => instance.url);

  test('sets up a second factor, which every later sign-in requires', async ({ page }) => {
    await enter(page, editor, '/profile');
    await expect(page.getByRole('heading', { name: 'Profile and security' })).toBeVisible();
    await page.getByRole('button', { name: 'Set up second factor' }).click();
    await page.getByLabel('Your password, to be sure it is you').fill(editor.password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('img', { name: 'Picture for your authenticator app' })).toBeVisible();
    await expectScreenChecks(page, 'second factor');
    const secret = (await page.locator('code').innerText()).replace(/\s/g, '');
    await page.getByLabel('The six digits that it shows').fill(codeOf(secret));
    await page.getByRole('button', { name: 'Turn on' }).click();
    const codes = page.locator('#recovery-codes li');
    await expect(codes.first()).toBeVisible();
    await expectScreenChecks(page, 'recovery codes');
    const recovery = await codes.first().innerText();
    editor.secret = secret;
    await page.getByRole('button', { name: 'I have saved them' }).click();

    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expectScreenChecks(page, 'sign-in');
    await signIn(page, { ...editor, secret: undefined });
    await expect(page.getByLabel('Code')).toBeVisible();
    await expectScreenChecks(page, 'code');
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await page.getByLabel('Recovery code').fill(recovery);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    sessions.set(editor, await page.context().cookies());
  });

  test('orders a list by dragging and by keys, and restores an entry from the trash', async ({ page }) => {
    await enter(page, editor, '/faq');
    for (const question of ['First?', 'Second?', 'Third?']) {
      await page.goto(`${instance.url}/office/faq/create`);
      await questionField(page).fill(question);
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(page).toHaveURL(/\/faq\/\d+$/);
    }
    await page.goto(`${instance.url}/office/faq`);
    const table = page.getByRole('table', { name: 'Questions' });
    const rows = table.getByRole('row').filter({ has: page.getByRole('cell') });
    await expect(rows).toHaveCount(3);
    await page.getByRole('button', { name: 'Move up: Third?' }).click();
    await expect(rows.nth(1)).toContainText('Third?');
    await page.getByRole('button', { name: /Drag to reorder.*First\?/ }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(rows.first()).toContainText('Third?');
    const handle = page.getByRole('button', { name: /Drag to reorder.*Second\?/ });
    const from = await handle.boundingBox();
    const to = await rows.first().boundingBox();
    if (!from || !to) throw new Error('The handle or the row has no bounding box');
    await page.mouse.move(from.x + 5, from.y + 5);
    await page.mouse.down();
    await page.mouse.move(from.x + 5, to.y + 30, { steps: 4 });
    await page.mouse.move(from.x + 5, to.y + 2, { steps: 4 });
    await page.mouse.up();
    await expect(rows.first()).toContainText('Second?');
    await saved(page, '“Second?” is now at place 1.');
    await page.reload();
    await expect(rows).toContainText(['Second?', 'Third?', 'First?']);

    await page.getByLabel('Select Third?').check();
    await page.getByRole('button', { name: 'Move to trash' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click();
    await expect(rows).toHaveCount(2);
    await page.getByRole('combobox', { name: 'State' }).click();
    await page.getByRole('option', { name: 'In the trash' }).click();
    await expect(rows).toHaveCount(1);
    await page.getByLabel('Select Third?').check();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('The trash is empty')).toBeVisible();
  });

  test('resolves a conflict with a colleague in the same entry without overwriting anything', async ({
    page,
    browser,
  }) => {
    await enter(page, editor, '/faq');
    await page.getByRole('link', { name: 'First?' }).click();
    await expect(questionField(page)).toHaveValue('First?');
    const other = await browser.newPage();
    await enter(other, colleague, new URL(page.url()).pathname.replace('/office', ''));
    await questionField(other).fill('What comes first?');
    await other.getByRole('button', { name: 'Publish changes' }).click();
    await saved(other, 'Published. Visitors can see it now.');
    await other.close();

    await pasteHtml(page.getByRole('textbox', { name: 'Answer' }), '<p>The yarn.</p>');
    await page.getByRole('button', { name: 'Publish changes' }).click();
    const conflict = page.getByRole('dialog', { name: 'This entry was saved in the meantime' });
    await expect(conflict).toContainText(colleague.name);
    await expect(conflict.getByRole('radiogroup', { name: /Question/ })).toContainText('What comes first?');
    await expectScreenChecks(page, 'conflict');
    await conflict.getByRole('button', { name: 'Use this and save' }).click();
    await saved(page, 'Published. Visitors can see it now.');
    await expect(questionField(page)).toHaveValue('What comes first?');
    const answer = await page.request.get(`${instance.url}/api/WebApi/GetFaq`);
    expect(await answer.text()).toMatch(/What comes first\?.*The yarn\./);
  });

  test('restores unsaved work after a reload, and continues after a lost session', async ({ page }) => {
    await enter(page, editor, '/faq');
    await page.getByRole('link', { name: 'Second?' }).click();
    await questionField(page).fill('Half a thou');
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('atrium-office.unsaved')));
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    const kept = page.getByRole('dialog', { name: 'Restore unsaved changes?' });
    await expect(kept).toBeVisible();
    await expectScreenChecks(page, 'kept');
    await kept.getByRole('button', { name: 'Restore' }).click();
    await expect(questionField(page)).toHaveValue('Half a thou');

    await page.getByRole('link', { name: 'Questions' }).first().click();
    const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(leave.getByRole('button', { name: 'Stay here' })).toBeFocused();
    await expectScreenChecks(page, 'leave');
    await page.keyboard.press('Enter');
    await expect(leave).toBeHidden();
    await expect(questionField(page)).toHaveValue('Half a thou');

    await page.context().clearCookies();
    await questionField(page).fill('Half a thought');
    await page.getByRole('button', { name: 'Publish changes' }).click();
    const lost = page.getByRole('dialog', { name: 'Please sign in again' });
    await expect(lost).toBeVisible();
    await expectScreenChecks(page, 'lost session');
    await signIn(lost, editor);
    await saved(page, 'Published. Visitors can see it now.');
    await expect(questionField(page)).toHaveValue('Half a thought');
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('unsaved')))).toEqual([]);
  });
});
