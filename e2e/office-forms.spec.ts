import { type Locator, type Page, expect as strict, test } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import type { EditedEntry, EntryRow } from '#contract/office/entry-view.ts';
import { expect, expectScreenChecks } from './testing/office/office.ts';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { openScreen } from './testing/office/office-screens.ts';
import { emil } from './testing/office/people.ts';
import type { Instance } from './testing/program/instance.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let office: OfficeAtWork;
let instance: Instance;
let page: Page;

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, emil);
  ({ instance, page } = office);
});
test.afterAll(() => office?.close());

const published = () => expect(page.getByText('Published. Visitors can see it now.').first()).toBeVisible();
const publish = async (name = 'Publish') => {
  await page.getByRole('button', { name, exact: true }).click();
  await published();
};

async function ask<Answer>(path: string): Promise<Answer> {
  const response = await page.request.get(path);
  strict(response.status(), path).toBe(200);
  return (await response.json()) as Answer;
}

async function add(type: string, document: Record<string, unknown>): Promise<number> {
  const answer = await page.request.post('/api/Office/SaveEntry', {
    data: { type, document, status: 'published' },
    headers: { origin: instance.url },
  });
  strict(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { id: number }).id;
}

const centreOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error('The element has no bounding box');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test('the parts of an entry are ordered by pointer and by keys, duplicated and removed, and visitors see the new order', async () => {
  const id = await add('concern', {
    address: 'ordered-works',
    name: 'Ordered Works',
    content: ['First', 'Second', 'Third'].map((title) => ({ title, description: `${title} part.` })),
  });
  await openScreen(page, `/concern/${id}`, /Ordered Works/);
  const list = page.getByRole('group', { name: 'Contents', exact: true });
  const parts = () =>
    list
      .getByRole('group')
      .evaluateAll((all) =>
        all.filter((one) => one.hasAttribute('data-sortable')).map((one) => one.getAttribute('aria-label')),
      );
  await expect.poll(parts).toEqual(['First', 'Second', 'Third']);
  await list.getByRole('button', { name: 'Move up: Third' }).click();
  await expect.poll(parts).toEqual(['First', 'Third', 'Second']);
  await list.getByRole('button', { name: /^Drag to reorder.*First$/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(parts).toEqual(['Third', 'First', 'Second']);
  await expect(page.getByRole('status', { name: 'Announcements' })).toHaveText('First: now at place 2 of 3');

  const handle = list.getByRole('button', { name: /^Drag to reorder.*Second$/ });
  await handle.scrollIntoViewIfNeeded();
  const [from, to] = [await centreOf(handle), await centreOf(list.getByRole('group', { name: 'First', exact: true }))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, to.y + 20, { steps: 4 });
  await page.mouse.move(from.x, to.y - 60, { steps: 4 });
  await page.mouse.up();
  await expect.poll(parts).toEqual(['Third', 'Second', 'First']);

  await list.getByRole('button', { name: 'Duplicate: Third' }).click();
  await expect.poll(parts).toEqual(['Third', 'Third', 'Second', 'First']);
  await list.getByRole('button', { name: 'Remove: Third' }).first().click();
  await expect.poll(parts).toEqual(['Third', 'Second', 'First']);
  // The check must not include a tooltip.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveText([]);
  await expectScreenChecks(page, 'parts in order');
  await publish('Publish changes');
  const { concernContent } = await ask<{ concernContent: { title: string }[] }>(
    '/api/WebApi/GetConcernByUrl?url=ordered-works',
  );
  strict(concernContent.map(({ title }) => title)).toEqual(['Third', 'Second', 'First']);
});

test('parents and references of an entry are found by a few letters', async () => {
  const [category] = await ask<EntryRow[]>('/api/Office/ListEntries?type=category&top=1&take=1');
  strict(category).toBeDefined();
  await openScreen(page, '/product/create', /Product/);
  await page.getByRole('textbox', { name: 'Name' }).fill('Found by letters');
  const belongs = page.getByRole('combobox', { name: /^Belongs to/ });
  await belongs.fill((category?.title ?? '').slice(0, 5).toUpperCase());
  await page.getByRole('option', { name: category?.title, exact: true }).click();
  await publish();
  const { products } = await ask<{ products: { name: string }[] }>(
    `/api/WebApi/GetCategoryByCategoryId?id=${category?.id}`,
  );
  strict(products.map(({ name }) => name)).toContain('Found by letters');

  const [department] = await ask<EntryRow[]>('/api/Office/ListEntries?type=department&take=1');
  await openScreen(page, '/career/create', /Job/);
  await page.getByRole('textbox', { name: 'Title' }).fill('Weaver');
  const field = page.getByRole('combobox', { name: 'Department' });
  await field.fill('no such department');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await field.fill((department?.title ?? '').slice(0, 4));
  await page.getByRole('option', { name: department?.title, exact: true }).click();
  await publish();
  const { document } = await ask<EditedEntry>(`/api/Office/GetEntry?id=${/\d+$/.exec(page.url())?.[0]}`);
  strict(document.department).toBe(department?.id);
});

test('a time is typed and shown in the company’s time zone, independent of the browser’s', async ({ browser }) => {
  const { timeZone } = await ask<{ timeZone: string }>('/api/Office/GetMe');
  const elsewhere = await browser.newContext({
    baseURL: instance.url,
    timezoneId: timeZone === 'Asia/Kathmandu' ? 'Pacific/Auckland' : 'Asia/Kathmandu',
    storageState: await office.context.storageState(),
  });
  const there = await elsewhere.newPage();
  await openScreen(there, '/news/create', /News item/);
  await there.getByLabel('Heading').fill('At noon in summer');
  const date = there.getByLabel('Published at');
  await expect(date).toHaveAccessibleDescription(new RegExp(`Time in ${timeZone}`));
  await date.fill('2026-07-01T12:00');
  await there.getByRole('button', { name: 'Save draft' }).click();
  await expect(there).toHaveURL(/\/news\/\d+$/);
  const { document } = await ask<EditedEntry>(`/api/Office/GetEntry?id=${/\d+$/.exec(there.url())?.[0]}`);
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  strict(clock.format(new Date(String(document.date)))).toBe('2026-07-01 12:00');
  await there.reload();
  await expect(date).toHaveValue('2026-07-01T12:00');
  await openScreen(there, '/news', 'News');
  await there.getByLabel('Search news').fill('noon in summer');
  await expect(there.getByRole('table', { name: 'News' }).getByRole('row').nth(1)).toContainText('1 Jul 2026, 12:00');
  await elsewhere.close();
});

test('moving an entry to the trash first lists the links to it', async () => {
  const target = await add('news', { heading: 'The old quay', date: '2026-03-02T09:00:00Z' });
  const mention = `<p>More of <a href="/news/${target}">the quay</a>.</p>`;
  await add('news', { heading: 'The new quay', date: '2026-03-03T09:00:00Z', description: mention });
  const trash = async () => {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Move to trash' }).click();
  };
  await openScreen(page, `/news/${target}`, /The old quay/);
  await trash();
  const dialogue = page.getByRole('dialog', { name: 'Move “The old quay” to the trash?' });
  await expect(dialogue.getByRole('listitem')).toHaveText('The new quay (News item): links to it in a text');
  await expectScreenChecks(page, 'links to the entry');
  await dialogue.getByRole('link', { name: 'The new quay' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /The new quay/ })).toBeVisible();
  await trash();
  const free = page.getByRole('dialog', { name: 'Move “The new quay” to the trash?' });
  await expect(free).toContainText('Nothing links to it.');
  await free.getByRole('button', { name: 'Move to trash' }).click();
  await expect(page.getByText('Moved to the trash.')).toBeVisible();
  strict((await page.request.get(`/news/${target}`)).status()).toBe(200);
});

test('a report shows the title, language and size of an uploaded document', async () => {
  const paper = await PDFDocument.create();
  paper.addPage([300, 400]);
  const buffer = Buffer.from(await paper.save());
  await openScreen(page, '/files', 'Files');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload files' }).click();
  await (await choosing).setFiles({ name: 'gb25-final-2.pdf', mimeType: 'application/pdf', buffer });
  await page.getByRole('link', { name: 'gb25-final-2.pdf' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This PDF has no tags' })).toBeVisible();
  await page.getByLabel('Title').fill('Geschäftsbericht 2025');
  await page.getByLabel('Language').fill('de');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectScreenChecks(page, 'a document');

  await openScreen(page, '/report/create', /Report/);
  await page.getByRole('textbox', { name: 'Name' }).fill('For shareholders');
  await page.getByRole('button', { name: 'Add to “Files”' }).click();
  await page.getByRole('button', { name: 'Choose file' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a document' });
  await picker.getByRole('button', { name: 'Geschäftsbericht 2025' }).click();
  await expect(picker).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Title' }), 'the title of the document').toHaveValue(
    'Geschäftsbericht 2025',
  );
  await publish();
  const visitor = await office.context.newPage();
  await visitor.goto('/corporate-values');
  const link = visitor.getByRole('link', { name: /Geschäftsbericht 2025/ });
  await expect(link).toContainText('PDF');
  await expect(link).toContainText('German');
  await expect(link).toContainText(/\d+ bytes|\d+ B|kB|KB/);
  await expect(link).toHaveAttribute('hreflang', 'de');
  await visitor.close();
});

test('several pictures are chosen at once, including new uploads, and each gets a description', async () => {
  await openScreen(page, '/product/create', /Product/);
  await page.getByRole('textbox', { name: 'Name' }).fill('Seen from all sides');
  await page.getByRole('button', { name: 'Add pictures' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose pictures' });
  const cards = picker.getByRole('listitem').getByRole('button');
  await cards.nth(0).click();
  await cards.nth(1).click();
  await expect(cards.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(picker.getByRole('status').filter({ hasText: 'chosen' })).toHaveText('2 chosen');
  const square = async (name: string, background: string) => ({
    name,
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 40, height: 40, channels: 3, background } })
      .png()
      .toBuffer(),
  });
  await picker
    .locator('input[type=file]')
    .setInputFiles([await square('front.png', '#a02040'), await square('back.png', '#20a040')]);
  await expect(picker.getByRole('status').filter({ hasText: 'chosen' })).toHaveText('4 chosen');
  await expectScreenChecks(page, 'many pictures');
  await picker.getByRole('button', { name: 'Use these 4' }).click();
  await expect(picker.getByText('Before these 2 pictures can be used')).toBeVisible();
  const description = picker.getByRole('textbox', { name: /What does/ });
  await description.fill('One side');
  await picker.getByRole('button', { name: 'Save and go to the next' }).click();
  await expect(description).toHaveValue('');
  await description.fill('The other side');
  await picker.getByRole('button', { name: 'Save and choose' }).click();
  await expect(picker).toBeHidden();
  const alts = page.getByLabel('What the picture shows');
  await expect(alts).toHaveCount(4);
  await expect(alts.nth(2)).toHaveValue('One side');
  await expect(alts.nth(3)).toHaveValue('The other side');
  await publish();
});

test('the screens report no errors', () => {
  strict(office.complaints).toEqual([]);
});
