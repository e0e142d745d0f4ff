import { type Page, expect as strict, test } from '@playwright/test';
import { expectScreenChecks, join, signIn } from './testing/office/office.ts';
import { type OfficeAtWork, openBrowserOf, startAtWork } from './testing/office/office-at-work.ts';
import { openScreen } from './testing/office/office-screens.ts';
import { emil, olga } from './testing/office/people.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const expect = strict.configure({ timeout: 40_000 });

let office: OfficeAtWork;
let page: Page;

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, olga, { START_EMPTY: '1' });
  ({ page } = office);
});
test.afterAll(() => office?.close());

test('an owner resets a user’s sign-in: session and password become invalid, and a link sets a new password', async ({
  browser,
}) => {
  await openScreen(page, '/users', 'People');
  const own = await openBrowserOf(browser, office.instance, emil);
  const his = await own.newPage();
  await openScreen(his, '/', 'Overview');

  await page.getByRole('button', { name: `Change ${emil.name}` }).click();
  await page.getByRole('button', { name: 'New link to choose a password' }).click();
  await expect(page.getByRole('dialog', { name: `Reset the sign-in of ${emil.name}?` })).toBeVisible();
  await expectScreenChecks(page, 'resetting a sign-in');
  await page.getByRole('button', { name: 'Reset sign-in' }).click();
  const link = page.getByLabel(`Link for ${emil.name}`);
  await expect(link).toHaveValue(/\/office\/choose-password\?token=/);
  const again = await link.inputValue();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('row', { name: /Emil Editor/ })).toContainText('Invited, no password yet');

  await his.reload();
  await expect(his.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await signIn(his, emil);
  await expect(his.getByRole('alert')).toBeVisible();
  await join(his, again, { ...emil, password: 'Ein ganz neuer Anfang 12' });
  await expect(his.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await own.close();
});

test('the last owner can be neither demoted nor disabled, but one of two can', async ({ browser }) => {
  const { id } = await office.call<{ id: string }>('GetMe');
  for (const change of [{ role: 'editor' }, { disabled: true }, { reset: true }]) {
    const answer = await page.request.post('/api/Office/ChangeUser', {
      data: { id, ...change },
      headers: { origin: office.instance.url },
    });
    strict(answer.status(), JSON.stringify(change)).toBe(409);
  }
  await page.getByRole('button', { name: `Change ${emil.name}` }).click();
  await page.getByRole('radio', { name: /^Owner/ }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Change', exact: true }).click();
  await expect(page.getByRole('row', { name: /Emil Editor/ })).toContainText('Owner');

  const his = await browser.newPage({ baseURL: office.instance.url });
  await his.goto('/office/users');
  await signIn(his, { ...emil, password: 'Ein ganz neuer Anfang 12' });
  await his.getByRole('button', { name: `Change ${olga.name}` }).click();
  await his.getByRole('switch', { name: 'May sign in' }).uncheck();
  await his.getByRole('dialog').getByRole('button', { name: 'Change', exact: true }).click();
  await expect(his.getByRole('row', { name: /Olga Owner/ })).toContainText('Disabled');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await his.context().close();
});
