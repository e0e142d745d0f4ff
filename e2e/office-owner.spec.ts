import { type BrowserContext, type Page, expect as strict, test } from '@playwright/test';
import { expectScreenChecks, join } from './testing/office/office.ts';
import { listenForErrors, openScreen, setUpOwner } from './testing/office/office-screens.ts';
import { emil, olga } from './testing/office/people.ts';
import { type Instance, startInstance } from './testing/program/instance.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

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

const menuLink = (name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name });

test('an owner sets up an empty office through the printed link, which works once', async ({ browser }) => {
  await setUpOwner(page, instance, olga);
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible();
  await expect(page.getByText('0 of 4 done')).toBeVisible();
  await expectScreenChecks(page, 'the overview of an empty site');

  const other = await browser.newPage({ baseURL: instance.url });
  await other.goto(/\/office\/set-up\?token=\S+/.exec(instance.printed())?.[0] ?? '');
  await expect(other.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  await other.close();
});

test('the company’s name appears on the public page at once', async () => {
  await page.getByRole('link', { name: 'Name the company' }).click();
  await page.getByLabel(/^Company name/).fill('Lighthouse Works');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. Visitors can see it now.')).toBeVisible();
  const front = await page.request.get('/');
  expect(await front.text()).toContain('Lighthouse Works');

  await page.getByLabel(/^Company name/).fill('Lighthouse Works and Sons');
  const saved = page.waitForResponse(/SaveEntry|SetEntryStatus/);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await saved;
  expect(await (await page.request.get('/')).text()).toContain('Lighthouse Works and Sons');
});

test('the colours have a preview and a contrast warning, and apply to the public page', async () => {
  await page.getByRole('tab', { name: 'Look' }).click();
  const preview = page.getByRole('region', { name: 'How it will look' });
  await expect(preview).toBeVisible();
  await page.getByRole('textbox', { name: 'Brand colour', exact: true }).fill('#ffd500');
  await expect(preview).toContainText('The brand colour on a light background has a contrast of only');
  await expectScreenChecks(page, 'the look of the company');
  await page.getByRole('textbox', { name: 'Brand colour', exact: true }).fill('#5b2a86');
  await expect(preview).not.toContainText('The brand colour on a light background');
  const saved = page.waitForResponse(/SaveEntry|SetEntryStatus/);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await saved;
  expect(await (await page.request.get('/')).text()).toContain('--brand:#5b2a86');
});

test('a colour may be written as CSS writes it, a look is marked while it is chosen, and the saved one comes back', async () => {
  const brand = page.getByRole('textbox', { name: 'Brand colour', exact: true });
  const written = {
    navy: '#000080',
    'rgb(91, 42, 134)': '#5b2a86',
    '0AF': '#00aaff',
    '#12': '#12',
    inherit: 'inherit',
  };
  for (const [typed, expected] of Object.entries(written)) {
    await brand.fill(typed);
    await brand.blur();
    await expect(brand).toHaveValue(expected);
  }
  await expect(brand).toHaveAttribute('aria-invalid', 'true');
  const looks = page.getByRole('group', { name: 'Start from a look' });
  const foundry = looks.getByRole('button', { name: 'Foundry' });
  await foundry.click();
  await expect(foundry).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('radio', { name: 'Archivo' })).toBeChecked();
  await looks.getByRole('button', { name: 'Back to the saved look' }).click();
  await expect(brand).toHaveValue('#5b2a86');
  await expect(foundry).toHaveAttribute('aria-pressed', 'false');
  await expect(looks.getByRole('button', { name: 'Back to the saved look' })).toHaveCount(0);
});

test('an invited editor joins by a link and sees no settings', async ({ browser }) => {
  await openScreen(page, '/users', 'People');
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const dialogue = page.getByRole('dialog');
  await dialogue.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialogue).toContainText('Enter a name');
  await expect(dialogue).toContainText('Enter an email address');
  await dialogue.getByLabel('Name').fill(emil.name);
  await dialogue.getByLabel('Email').fill(emil.email);
  await expect(dialogue.getByRole('radio', { name: /^Editor/ })).toBeChecked();
  await expectScreenChecks(page, 'an invitation');
  await dialogue.getByRole('button', { name: 'Send the invitation' }).click();
  const field = page.getByLabel(`Link for ${emil.name}`);
  await expect(field).toHaveValue(/\/office\/choose-password\?token=/);
  const link = await field.inputValue();
  await expectScreenChecks(page, 'an invitation link');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('row', { name: /Emil Editor/ })).toContainText('Invited, no password yet');

  const his = await browser.newPage({ baseURL: instance.url });
  await join(his, link, emil);
  const menu = his.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Messages' })).toBeVisible();
  // Of the content that he may change.
  await expect(menu.getByRole('link', { name: 'Audit log' })).toBeVisible();
  for (const name of ['People', 'Health', 'Redirects']) {
    await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(0);
  }
  await his.context().close();
  await page.reload();
  await expect(page.getByRole('row', { name: /Emil Editor/ })).toContainText('Active');
});

test('the last owner cannot change their own role', async () => {
  await page.getByRole('button', { name: 'Change Olga Owner' }).click();
  const dialogue = page.getByRole('dialog');
  await expect(dialogue).toContainText('another owner can');
  for (const radio of await dialogue.getByRole('radio').all()) await expect(radio).toBeDisabled();
  await dialogue.getByRole('button', { name: 'Cancel' }).click();
  const { id } = (await (await page.request.get('/api/Office/GetMe')).json()) as { id: string };
  const answer = await page.request.post('/api/Office/ChangeUser', {
    data: { id, role: 'reader' },
    headers: { origin: instance.url },
  });
  expect(answer.status()).toBe(409);
});

test('a redirect is added after its errors are shown, and works', async () => {
  await openScreen(page, '/redirects', 'Redirects');
  await expectScreenChecks(page, 'no redirects');
  await page.getByRole('button', { name: 'Add a redirect' }).click();
  const dialogue = page.getByRole('dialog');
  const add = dialogue.getByRole('button', { name: 'Add', exact: true });
  await dialogue.getByLabel('Old address').fill('old-page');
  const to = dialogue.getByRole('combobox', { name: 'Leads to' });
  await to.fill('//elsewhere.example');
  await add.click();
  await expect(dialogue).toContainText('Enter a path on this site that starts with one /');
  await expect(dialogue).toContainText('Enter a path that starts with one /, or an address that starts with https://');
  await expectScreenChecks(page, 'an invalid redirect');
  await dialogue.getByLabel('Old address').fill('/contact');
  await to.fill('New');
  await page.getByRole('option', { name: 'News', exact: true }).click();
  await expect(to).toHaveValue('/news');
  await add.click();
  await expect(dialogue.getByRole('alert')).toBeVisible();
  await dialogue.getByLabel('Old address').fill('/old-page');
  await add.click();
  await expect(page.getByRole('row', { name: /\/old-page/ })).toContainText('/news');
  const moved = await page.request.get('/old-page', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/news']);
  await expectScreenChecks(page, 'redirects');
});

test('the audit log shows who made the changes, and can be searched', async () => {
  await menuLink('Audit log').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Added a redirect/ })).toContainText('Olga Owner');
  await page.getByLabel('Search actions').fill('redirect');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByLabel('Search actions').fill('');
  await page.getByRole('combobox', { name: 'Who' }).click();
  await page.getByRole('option', { name: 'Emil Editor' }).click();
  await expect(page.getByRole('row', { name: /Added a redirect/ })).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Emil Editor/ }).first()).toBeVisible();
});

test('the health page links to an unused file', async () => {
  await openScreen(page, '/files', 'Files');
  await expectScreenChecks(page, 'no files');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload files' }).click();
  await (await chooser).setFiles([
    { name: 'harbour.png', mimeType: 'image/png', buffer: pixel },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
  ]);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.getByRole('alert')).toBeVisible();
  await uploads.getByRole('button', { name: 'Save' }).click();
  await expect(uploads).toContainText('Say what the picture shows');
  await expectScreenChecks(page, 'uploads');
  await uploads.getByLabel('What does harbour.png show?').fill('The harbour at dusk');
  await uploads.getByRole('button', { name: 'Save' }).click();
  await expect(uploads.getByLabel('What does harbour.png show?')).toHaveCount(0);

  await openScreen(page, '/health', 'Health');
  await expectScreenChecks(page, 'health');
  await page.getByRole('link', { name: /harbour\.png/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'harbour.png' })).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('The harbour at dusk');
  const point = page.getByRole('button', { name: /^Point that stays in view/ });
  await point.focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press('Shift+ArrowLeft');
  await expect(point).toHaveAccessibleName(/20 % from the left, 50 % from the top/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectScreenChecks(page, 'a file');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('There are no files yet')).toBeVisible();
});

test('the health page lists mails that could not be sent, and sends them again or discards them', async () => {
  const failed = {
    subject: 'Nova mensagem',
    createdAt: '2026-11-20T08:00:00.000Z',
    lastError: 'No answer. (ECONNREFUSED)',
  };
  let failures = [
    { ...failed, id: 7, to: 'ada@example.com', attempts: 12, dueAt: null },
    { ...failed, id: 8, to: `${'b'.repeat(50)}@example.com`, attempts: 1, dueAt: '2090-01-01T00:00:00.000Z' },
  ];
  const asked: unknown[] = [];
  const health = await (await page.request.get(`${new URL(page.url()).origin}/api/Office/GetHealth`)).json();
  await page.route('**/api/Office/GetHealth*', (route) =>
    route.fulfill({ json: { ...health, mail: { ...health.mail, failures } } }),
  );
  await page.route(/Office\/(Retry|Discard)Mails/, async (route) => {
    asked.push([route.request().url().split('/').at(-1), route.request().postDataJSON()]);
    failures = failures.slice(1);
    await route.fulfill({ json: { count: 1 } });
  });
  await openScreen(page, '/health', 'Health');
  const mails = page.getByRole('region', { name: 'Emails that could not be sent' });
  await expect(mails.getByRole('listitem')).toHaveCount(2);
  await expect(mails.getByRole('listitem').first()).toContainText(
    /ada@example.com.*ECONNREFUSED.*12 attempts.*not tried again/,
  );
  await expectScreenChecks(page, 'mails that could not be sent');
  await mails.getByRole('button', { name: 'Send again: Nova mensagem, to ada@example.com' }).click();
  await expect(mails.getByRole('listitem')).toHaveCount(1);
  await mails.getByRole('button', { name: /^Discard: / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click();
  // An open dialog hides the region.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(mails).toHaveCount(0);
  strict(asked).toEqual([
    ['RetryMails', { ids: [7] }],
    ['DiscardMails', { ids: [8] }],
  ]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** One pixel, as PNG. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('the screens report no errors', () => {
  strict(complaints).toEqual([]);
});
