import { readFile } from 'node:fs/promises';
import { type Page, expect as strict, test } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { expectScreenChecks } from './testing/office/office.ts';
import { type OfficeAtWork, openBrowserOf, startAtWork } from './testing/office/office-at-work.ts';
import { openScreen } from './testing/office/office-screens.ts';
import { emil, olga } from './testing/office/people.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const expect = strict.configure({ timeout: 40_000 });

const messages = [
  {
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    mobile: '+44 (20) 7946 0000',
    subject: 'A container to Antofagasta',
    message: 'How long does it take?\nAnd what does it cost & weigh?',
  },
  { name: 'Cheap Pills', email: 'pills@example.net', mobile: '', subject: '', message: 'Buy now' },
  { name: 'Alan Turing', email: 'alan@example.org', mobile: '', subject: 'Re: Yarn', message: '=HYPERLINK("x")' },
];

let office: OfficeAtWork;
let page: Page;

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, olga, { START_EMPTY: '1' });
  ({ page } = office);
  for (const data of messages) {
    const answer = await page.request.post('/api/WebApi/ContactUs', { data });
    strict(answer.status(), data.name).toBe(200);
  }
});
test.afterAll(() => office?.close());

const list = () => page.getByRole('list', { name: 'Messages' });
const lineOf = (name: string) => list().getByRole('button', { name: new RegExp(name) });
const reading = () => page.getByRole('article');
const field = (name: string) => reading().getByRole('combobox', { name });

async function downloadCsv(): Promise<{ name: string; text: string }> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export as CSV' }).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('a message is read, assigned to a colleague, annotated and answered', async () => {
  await openScreen(page, '/messages', 'Messages');
  await expectScreenChecks(page, 'messages');
  await lineOf('Ada Lovelace').click();
  await expect(reading().getByRole('heading', { name: 'A container to Antofagasta' })).toBeFocused();
  await expect(reading().getByRole('link', { name: '+44 (20) 7946 0000' })).toHaveAttribute(
    'href',
    'tel:+442079460000',
  );
  await expect(field('Status')).toHaveText('Read');
  await expectScreenChecks(page, 'a message');

  const reply = new URL((await reading().getByRole('link', { name: 'Reply by email' }).getAttribute('href')) ?? '');
  strict([reply.protocol, reply.pathname]).toEqual(['mailto:', 'ada@example.org']);
  strict(reply.searchParams.get('subject')).toBe('Re: A container to Antofagasta');
  strict(reply.searchParams.get('body')).toMatch(
    /^\r\n\r\nOn .+ Ada Lovelace wrote:\r\n> How long does it take\?\r\n> And what does it cost & weigh\?$/,
  );

  await field('Assigned to').click();
  await page.getByRole('option', { name: emil.name }).click();
  await expect(field('Assigned to')).toHaveText(emil.name);
  await reading().getByLabel('Note').fill('A regular customer.\nCall on Monday.');
  await reading().getByRole('button', { name: 'Save the note' }).click();
  await expect(page.getByText('Note saved')).toBeVisible();
  await reading().getByRole('button', { name: 'Mark as answered' }).click();
  await expect(field('Status')).toHaveText('Answered');

  await page.reload();
  await expect(field('Status')).toHaveText('Answered');
  await expect(field('Assigned to')).toHaveText(emil.name);
  await expect(reading().getByRole('list', { name: 'From colleagues' })).toContainText(
    /A regular customer.\s+Call on Monday/,
  );
  await expect(reading().getByLabel('Note')).toHaveValue('');
  await expect(lineOf('Ada Lovelace')).toContainText('Answered');
});

test('an assigned message appears in the colleague’s menu and overview, and in a filter', async ({ browser }) => {
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Read' }).click();
  await expect(field('Status')).toHaveText('Read');
  const his = await openBrowserOf(browser, office.instance, emil);
  const there = await his.newPage();
  await openScreen(there, '/', 'Overview');
  await there.getByRole('link', { name: 'One message is assigned to you' }).click();
  await expect(there).toHaveURL(/\/messages\?assignee=me$/);
  await expect(there.getByRole('list', { name: 'Messages' }).getByRole('listitem')).toHaveText(/Ada Lovelace/);
  await expect(there.getByRole('combobox', { name: 'Assigned to' })).toHaveText(`${emil.name} (you)`);
  await expect(there.getByRole('link', { name: /^Messages/ }).getByText(String(messages.length))).toBeVisible();
  await his.close();
  await page.reload();
  await reading().getByRole('button', { name: 'Mark as answered' }).click();
  await expect(field('Status')).toHaveText('Answered');
});

test('messages are found by a few letters, and the search text stays as typed', async () => {
  const search = page.getByLabel('Search messages');
  await search.fill('contai ');
  await expect(list().getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL(/words=contai/);
  await expect(search, 'the trailing space stays').toHaveValue('contai ');
  await expect(lineOf('Ada Lovelace')).toBeVisible();
  await search.fill('unknown words');
  await expect(page.getByText('No matching messages')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(list().getByRole('listitem')).toHaveCount(messages.length);
});

test('asks before leaving an unsaved note, for another message and through the menu', async () => {
  await openScreen(page, '/messages', 'Messages');
  await lineOf('Cheap Pills').click();
  const note = reading().getByLabel('Note');
  await note.fill('Ask them for');
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
  await lineOf('Ada Lovelace').click();
  await expect(leave).toContainText('The note is not saved.');
  await expectScreenChecks(page, 'leaving a note');
  await leave.getByRole('button', { name: 'Stay here' }).click();
  await expect(note).toHaveValue('Ask them for');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Overview' }).click();
  await leave.getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL(/\/office\/messages/);
  await note.fill('Ask them for a sample.');
  await reading().getByRole('button', { name: 'Save the note' }).click();
  await expect(page.getByText('Note saved')).toBeVisible();
  await lineOf('Ada Lovelace').click();
  await expect(reading()).toContainText('Antofagasta');
  await expect(leave).toBeHidden();
  await reading().getByLabel('Note').fill('Never mind');
  await lineOf('Cheap Pills').click();
  await leave.getByRole('button', { name: 'Leave' }).click();
  await expect(reading()).toContainText('Buy now');
});

test('a message is marked as spam, and a mistake is undone', async () => {
  await lineOf('Cheap Pills').click();
  await expect(reading().getByRole('heading', { name: 'Without a subject' })).toBeVisible();
  await reading().getByRole('button', { name: 'This is spam' }).click();
  await expect(field('Status')).toHaveText('Spam');
  await page.getByRole('group', { name: 'Which messages to show' }).getByRole('button', { name: 'Spam' }).click();
  await expect(list().getByRole('listitem')).toHaveCount(1);
  await lineOf('Cheap Pills').click();
  await reading().getByRole('button', { name: 'Not spam' }).click();
  await expect(field('Status')).toHaveText('Read');
  await expect(reading()).toContainText('Buy now');
  await reading().getByRole('button', { name: 'This is spam' }).click();
  await expect(field('Status')).toHaveText('Spam');

  await page.getByRole('group', { name: 'Which messages to show' }).getByRole('button', { name: 'New' }).click();
  await expect(list().getByRole('listitem')).toHaveCount(1);
  await lineOf('Alan Turing').click();
  await expect(field('Status')).toHaveText('Read');
  const reply = new URL((await reading().getByRole('link', { name: 'Reply by email' }).getAttribute('href')) ?? '');
  strict(reply.searchParams.get('subject')).toBe('Re: Yarn');
});

test('the lists are exported as CSV, with type and date in the file name', async () => {
  const today = new Date().toISOString().slice(0, 10);
  await openScreen(page, '/messages', 'Messages');
  const all = await downloadCsv();
  strict(all.name).toBe(`messages-${today}.csv`);
  for (const part of ['Ada Lovelace', 'answered', emil.name, 'A regular customer.', 'Alan Turing']) {
    strict(all.text).toContain(part);
  }
  strict(all.text).not.toMatch(/(^|,|")=HYPERLINK/m);

  await page.getByRole('group', { name: 'Which messages to show' }).getByRole('button', { name: 'Answered' }).click();
  await expect(list().getByRole('listitem')).toHaveCount(1);
  const answered = await downloadCsv();
  strict(answered.text).toContain('Ada Lovelace');
  strict(answered.text).not.toContain('Alan Turing');

  await openScreen(page, '/applications', 'Applications');
  strict((await downloadCsv()).name).toBe(`applications-${today}.csv`);
  await openScreen(page, '/subscribers', 'Newsletter subscribers');
  strict((await downloadCsv()).name).toBe(`subscribers-${today}.csv`);

  await openScreen(page, '/audit', 'Audit log');
  for (const what of ['Exported messages', 'Exported applications', 'Exported subscribers']) {
    await expect(page.getByRole('row', { name: new RegExp(what) }).first()).toContainText(olga.name);
  }
});

test('a message without name and address can be read, and offers no reply', async () => {
  const answer = await page.request.post('/api/WebApi/ContactUs', { data: { message: 'Your gate stands open.' } });
  strict(answer.status()).toBe(200);
  await openScreen(page, '/messages', 'Messages');
  await lineOf('Your gate stands open').click();
  await expect(lineOf('Your gate stands open')).toContainText('Without a name');
  await expect(reading().getByRole('heading', { name: 'Without a subject' })).toBeFocused();
  await expect(reading()).toContainText('No email address was given');
  await expect(reading().getByRole('link')).toHaveCount(0);
  await expect(reading().getByRole('button', { name: 'Erase this person’s data' })).toHaveCount(0);
  await reading().getByRole('button', { name: 'Mark as answered' }).click();
  await expect(field('Status')).toHaveText('Answered');
});

test('a subscriber is found and removed', async () => {
  for (const email of ['one@example.org', 'two@example.org']) {
    strict((await page.request.post('/api/WebApi/Subscribe', { data: { email } })).status()).toBe(200);
  }
  await openScreen(page, '/subscribers', 'Newsletter subscribers');
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByLabel('Search addresses').fill('one');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectScreenChecks(page, 'subscribers');
  await page.getByRole('button', { name: 'Remove: one@example.org' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('No matching addresses')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page.getByRole('row')).toHaveText([/./, /two@example\.org/]);
});

test('the setting for mails about new messages is saved', async () => {
  await openScreen(page, '/profile', 'Profile and security');
  const wish = page.getByRole('group', { name: 'Email me about' }).getByLabel('new messages');
  await expect(wish).not.toBeChecked();
  await wish.check();
  await page.getByRole('region', { name: 'You', exact: true }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(wish).toBeChecked();
});

test('on a phone a message replaces the list, with two ways back', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, '/messages', 'Messages');
  await expect(reading()).toHaveCount(0);
  await lineOf('Ada Lovelace').click();
  await expect(reading()).toBeVisible();
  await expect(list()).toBeHidden();
  await expectScreenChecks(page, 'a message on a phone');
  await reading().getByRole('button', { name: 'All messages' }).click();
  await expect(reading()).toHaveCount(0);
  await expect(lineOf('Ada Lovelace')).toBeVisible();

  await lineOf('Alan Turing').click();
  await expect(reading()).toContainText('Alan Turing');
  await page.goBack();
  await expect(reading()).toHaveCount(0);
  await expect(lineOf('Alan Turing')).toBeVisible();
  await expectScreenChecks(page, 'messages on a phone');
});

test('printing the receipt of an erasure prints nothing else', async () => {
  await lineOf('Ada Lovelace').click();
  await reading().getByLabel('Note').fill('Erased, so never asked about');
  await reading().getByRole('button', { name: 'Erase this person’s data' }).click();
  const dialogue = page.getByRole('dialog');
  await dialogue.getByLabel('Type the address once more').fill('ADA@example.org');
  await dialogue.getByRole('button', { name: 'Erase for good' }).click();
  await expect(dialogue).toContainText('Receipt of erasure');
  await expectScreenChecks(page, 'the receipt on a phone');

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const printed = await page.locator('body').innerText();
  strict(printed.trim()).toMatch(/^Receipt of erasure\n/);
  for (const part of ['ada@example.org', olga.name, 'Everything that was kept about this person is gone']) {
    strict(printed).toContain(part);
  }
  for (const part of ['Print the receipt', 'Close', 'Alan Turing', 'All messages', 'Overview', 'Keep or send']) {
    strict(printed).not.toContain(part);
  }
  const paper = await PDFDocument.load(await page.pdf({ format: 'A4' }));
  strict(paper.getPageCount()).toBe(1);
  await page.emulateMedia({ media: null, colorScheme: null });

  await dialogue.getByRole('button', { name: 'Close' }).click();
  await expect(lineOf('Alan Turing')).toBeVisible();
  await expect(lineOf('Ada Lovelace')).toHaveCount(0);
});

test('the screens report no errors', () => {
  strict(office.complaints).toEqual([]);
});
