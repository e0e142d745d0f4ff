import { type Page, expect as strict, test } from '@playwright/test';
import { sidewaysOnPhone } from './testing/office/every-screen.ts';
import { expectScreenChecks } from './testing/office/office.ts';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { openScreen } from './testing/office/office-screens.ts';
import { olga } from './testing/office/people.ts';
import { type Mailbox, startMailbox } from './testing/program/mailbox.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const expect = strict.configure({ timeout: 40_000 });

let office: OfficeAtWork;
let page: Page;

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, olga, { START_EMPTY: '1' });
  ({ page } = office);
});
test.afterAll(() => office?.close());

const dialog = () => page.getByRole('dialog');
const list = () => page.getByRole('list', { name: 'Templates' });
const save = () => dialog().getByRole('button', { name: 'Save', exact: true }).click();
const text = () => dialog().getByLabel('Text', { exact: true });

test('a template is added, with fields inserted at the caret', async () => {
  await openScreen(page, '/reply-templates', 'Reply templates');
  await page.getByRole('button', { name: 'Add a template' }).click();
  await save();
  await expect(dialog().getByText('Enter a name of at most 80 characters')).toBeVisible();
  await dialog().getByLabel('Name', { exact: true }).fill('Thanks');
  await text().fill('Dear ,\nwe write about {titel}.\n{me}, ');
  await save();
  await expect(dialog().getByText('There is no field {titel}')).toBeVisible();
  await text().fill('Dear ,\nwe write about your enquiry.\n{me}, {desk}');
  await text().press('Control+Home');
  for (let n = 0; n < 'Dear '.length; n++) await text().press('ArrowRight');
  await dialog().getByRole('button', { name: 'Name of the sender' }).click();
  await expect(text()).toBeFocused();
  await expect(text()).toHaveValue('Dear {name},\nwe write about your enquiry.\n{me}, {desk}');
  await dialog().getByLabel('Subject', { exact: true }).fill('Your enquiry ');
  await dialog().getByRole('button', { name: 'Reference' }).click();
  await expect(dialog().getByLabel('Subject', { exact: true })).toHaveValue('Your enquiry {reference}');
  await expect(dialog().getByRole('region', { name: /Preview/ })).toContainText('Dear Ada Lovelace,');
  await expectScreenChecks(page, 'a template');
  await save();
  await expect(dialog()).toHaveCount(0);
  await expect(list()).toContainText('Your enquiry {reference}');
});

test('templates of other languages are added, and moved by keys', async () => {
  await page.getByRole('button', { name: 'Add a template' }).click();
  await dialog().getByLabel('Name', { exact: true }).fill('Thanks');
  await text().fill('مرحبا {name}،');
  await save();
  await expect(dialog().getByText('Another template of this language has this name')).toBeVisible();
  await dialog().getByLabel('Language').fill('Arabic');
  await save();
  await expect(dialog()).toHaveCount(0);
  await expect(list().getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Move Thanks up' }).last().press('Enter');
  await expect(list().getByRole('listitem').first()).toContainText('Arabic');
  await expect(page.getByRole('button', { name: 'Move Thanks down' }).first()).toBeEnabled();
  await expectScreenChecks(page, 'templates');
  strict(await sidewaysOnPhone(page, 'templates')).toEqual([]);
});

test('a change beside that of a colleague is refused, and nothing is lost', async () => {
  await page.getByRole('button', { name: 'Edit Thanks' }).last().click();
  const { templates, revision } = await office.call<{ templates: object[]; revision: number }>('GetReplyTemplates');
  const added = { id: 'added', name: 'Sample', language: 'de', subject: '', text: 'Guten Tag {name}' };
  await office.call('SaveReplyTemplates', { settings: { templates: [...templates, added] }, seen: revision });
  await text().fill('Changed here');
  await save();
  await expect(dialog().getByRole('alert')).toContainText('Another user has saved it in the meantime');
  await expect(text()).toHaveValue('Changed here');
  await save();
  await expect(dialog()).toHaveCount(0);
  await page.reload();
  await expect(list().getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Edit Thanks' }).last().click();
  await expect(text()).toHaveValue('Changed here');
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Remove Sample' }).click();
  await dialog().getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(list().getByRole('listitem')).toHaveCount(2);
});

const sendEnquiry = async (fields: Record<string, string>): Promise<string> => {
  const lines = JSON.stringify([{ article: 'Y-30', quantity: 2, unit: 't' }]);
  const multipart = { name: 'Ada Lovelace', email: 'ada@example.org', country: 'IN', lines, ...fields };
  const sent = await page.request.post('/api/WebApi/SendEnquiry', { multipart });
  const { reference } = await sent.json();
  return reference;
};
const openMessage = async (name: RegExp) => {
  await openScreen(page, '/messages', 'Messages');
  await page.getByRole('button', { name }).click();
};
const openMenu = () => page.getByRole('button', { name: 'Reply with a template' }).click();
const items = () => page.getByRole('menuitem');

test('an answer starts with a template, those of the language of the sender first', async () => {
  const text = 'Dear {name},\nyour enquiry {reference}:\n{lines}\n\n{me}, {desk}';
  const templates = [
    { id: 'a', name: 'Prices', language: 'ar', subject: '', text: 'مرحبا {name}،' },
    { id: 'b', name: 'Thanks', language: 'en', subject: 'Enquiry {reference}', text },
    {
      id: 'c',
      name: 'Long',
      language: 'en',
      subject: 'Enquiry {reference}',
      text: `Dear {name},\n${'x'.repeat(2_000)}`,
    },
  ];
  const { revision } = await office.call<{ revision: number }>('GetReplyTemplates');
  await office.call('SaveReplyTemplates', { settings: { templates }, seen: revision });
  const reference = await sendEnquiry({ lang: 'en' });
  await openMessage(/Ada Lovelace/);
  await expect(page.getByRole('button', { name: 'Reply with a template' })).toBeVisible();
  await expectScreenChecks(page, 'a message with templates');
  strict(await sidewaysOnPhone(page, 'a message with templates')).toEqual([]);
  await openMenu();
  await expect(items()).toHaveText(['ThanksEnglish', 'LongEnglish', 'PricesArabic']);
  const address = new URL((await items().first().getAttribute('href')) ?? '');
  strict(address.searchParams.get('subject')).toBe(`Enquiry ${reference}`);
  const body = address.searchParams.get('body') ?? '';
  strict(body.split('\r\n').slice(0, 5)).toEqual([
    ...['Dear Ada Lovelace,', `your enquiry ${reference}:`, 'Y-30: 2 t', '', 'Olga Owner'],
  ]);
});

test('a long text is copied, because a mail program does not accept it in an address', async () => {
  await office.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const long = items().filter({ hasText: 'Long' });
  strict(new URL((await long.getAttribute('href')) ?? '').searchParams.get('body')).toBeNull();
  await long.click();
  await expect(page.getByText('The text is in the clipboard: paste it into the email.')).toBeVisible();
  strict(await page.evaluate(() => navigator.clipboard.readText())).toBe(`Dear Ada Lovelace,\n${'x'.repeat(2_000)}`);
});

test.describe('with a mail server', () => {
  let mailbox: Mailbox;
  test.beforeAll(async ({ browser }) => {
    await office.close();
    mailbox = await startMailbox();
    office = await startAtWork(browser, olga, { START_EMPTY: '1', SMTP_URL: mailbox.smtpUrl });
    ({ page } = office);
  });
  test.afterAll(() => mailbox?.close());

  test('an answer is written in the office, mailed, and kept with the message', async () => {
    const template = { id: 'b', name: 'Thanks', language: 'en', subject: '', text: 'Dear {name},\nthank you.\n{me}' };
    await office.call('SaveReplyTemplates', { settings: { templates: [template] }, seen: 0 });
    await sendEnquiry({ subject: 'Prices', lang: 'en' });
    await openMessage(/Ada Lovelace/);
    await page.getByRole('button', { name: 'Reply', exact: true }).click();
    await expect(dialog().getByLabel('To', { exact: true })).toHaveValue('ada@example.org');
    await expect(dialog().getByLabel('Subject', { exact: true })).toHaveValue('Re: Prices');
    await dialog().getByRole('button', { name: 'Send' }).click();
    await expect(dialog().getByText('Enter a text of at most 10,000 characters')).toBeVisible();
    await text().fill('First,');
    await dialog().getByRole('combobox', { name: 'Template' }).click();
    await page.getByRole('option', { name: /Thanks/ }).click();
    await expect(text()).toHaveValue('First,\n\nDear Ada Lovelace,\nthank you.\nOlga Owner');
    await expectScreenChecks(page, 'an answer');

    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: 'Desks' }).click();
    await expect(dialog()).toContainText('The answer is not sent.');
    await dialog().getByRole('button').first().press('Escape');
    await page.getByRole('button', { name: 'Continue the reply' }).click();
    await expect(text()).toHaveValue(/^First,\n\nDear Ada/);
    await dialog().getByRole('button', { name: 'Send' }).click();
    await expect(dialog()).toHaveCount(0);

    const article = page.getByRole('article');
    await expect(article.getByRole('combobox', { name: 'Status' })).toHaveText('Answered');
    await expect(article.getByRole('listitem')).toContainText('Answer to ada@example.org, Olga Owner');
    const answer = () => mailbox.mails.find(({ headers }) => headers.subject === 'Re: Prices');
    await expect.poll(answer).toMatchObject({
      ...{ to: ['ada@example.org'], headers: { 'reply-to': olga.email } },
      body: expect.stringContaining('thank you.'),
    });
    await expectScreenChecks(page, 'a message with an answer');
    strict(await sidewaysOnPhone(page, 'a message with an answer')).toEqual([]);
    await page.reload();
    await expect(article.getByRole('listitem')).toContainText('thank you.');
  });
});

test('a message leads to the others from its address', async () => {
  await openMessage(/Ada Lovelace/);
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('link', { name: /from this address/ })).toHaveCount(0);
  await sendEnquiry({ email: 'ADA@example.org', name: 'Ada King' });
  await sendEnquiry({ email: 'eve@example.org', name: 'Eve' });
  await openScreen(page, '/messages', 'Messages');
  await page.getByRole('button', { name: /Ada Lovelace/ }).click();
  await page.getByRole('link', { name: '1 other message from this address' }).click();
  const found = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await expect(found).toHaveCount(2);
  await expectScreenChecks(page, 'messages of an address');
  strict(await sidewaysOnPhone(page, 'messages of an address')).toEqual([]);
  await page.getByRole('button', { name: /From: ADA@example.org/ }).click();
  await expect(found).toHaveCount(3);
});
