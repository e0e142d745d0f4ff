import { type Locator, type Page, test } from '@playwright/test';
import type { EditedEntry } from '#contract/office/entry-view.ts';
import { expect, expectScreenChecks } from './testing/office/office.ts';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { edda } from './testing/office/people.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let office: OfficeAtWork;
let page: Page;

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, edda);
  ({ page } = office);
});
test.afterAll(() => office?.close());

const table = (list: string) => page.getByRole('table', { name: list, exact: true });
const rows = (list: string) =>
  table(list)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const saved = (words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible();
const standing = () => page.getByRole('heading', { level: 1 });

/** Makes an office call as the editor. */
const call = <T>(name: string, input?: Record<string, unknown>) => office.call<T>(name, input);
const add: OfficeAtWork['add'] = (...entry) => office.add(...entry);
const news = (heading: string, more: Record<string, unknown> = {}) =>
  add('news', { heading, date: '2026-03-02T09:00:00Z', description: '<p>Text.</p>' }, more);

async function pick(box: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: box, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function inBulk(action: string, confirm?: string): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click();
  if (!confirm) return;
  const dialogue = page.getByRole('dialog');
  await expectScreenChecks(page, `${action}?`);
  await dialogue.getByRole('button', { name: confirm, exact: true }).click();
  await expect(dialogue).toBeHidden();
}

test('several entries are published, unpublished, trashed, restored and deleted at once, and one rejection stops no other', async () => {
  const ropes = await add('category', { name: 'Bulk ropes' });
  const nets = await add('category', { name: 'Bulk nets' });
  const thin = await add('category', { name: 'Bulk thin ropes' }, { parent: ropes });
  const public_ = async (id: number) => {
    const { path } = await call<{ path: string }>(`GetEntry?id=${id}`);
    return (await page.request.get(path)).status() === 200;
  };
  const list = () => rows('Product categories');
  const select = async (...names: string[]) => {
    for (const name of names) await page.getByLabel(`Select ${name}`, { exact: true }).check();
  };
  await page.goto('/office/category');
  await page.getByLabel('Search product categories').fill('bulk');
  await expect(list()).toHaveCount(3);
  await page.getByLabel('Select all on this page').check();
  await expect(page.getByText('3 selected')).toBeVisible();
  await inBulk('Publish');
  await saved('3 entries changed.');
  await expect(list().getByText('Published')).toHaveCount(3);
  expect(await Promise.all([ropes, nets, thin].map(public_))).toEqual([true, true, true]);
  await expect(page.getByText('Select all on this page')).toBeVisible();

  await select('Bulk nets');
  await inBulk('Unpublish', 'Unpublish');
  await expect(list().getByText('Draft')).toHaveCount(1);
  expect(await public_(nets)).toBe(false);

  await select('Bulk ropes', 'Bulk nets');
  await inBulk('Move to trash', 'Move to trash');
  const refused = page.getByRole('alert').filter({ hasText: 'One entry could not be changed:' });
  await expect(refused.getByRole('listitem')).toHaveText(/^Bulk ropes: ./);
  await saved('One entry changed.');
  await expect(list()).toHaveCount(2);
  expect(await public_(ropes)).toBe(true);
  await expectScreenChecks(page, 'one rejection of several');
  await refused.getByRole('button', { name: 'Close' }).click();

  await select('Bulk ropes', 'Bulk thin ropes');
  await inBulk('Move to trash', 'Move to trash');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await pick('State', 'In the trash');
  await expect(list()).toHaveCount(3);
  await expectScreenChecks(page, 'the trash');
  await select('Bulk nets');
  await inBulk('Restore');
  await expect(list()).toHaveCount(2);
  await select('Bulk ropes');
  await inBulk('Delete permanently', 'Delete permanently');
  await expect(refused.getByRole('listitem')).toHaveText(/^Bulk ropes: ./);
  await select('Bulk ropes', 'Bulk thin ropes');
  await inBulk('Delete permanently', 'Delete permanently');
  await expect(list()).toHaveCount(0);
  await expect(refused).toHaveCount(0);
  expect((await page.request.get(`/api/Office/GetEntry?id=${thin}`)).status()).toBe(404);
  await pick('State', 'All states');
  await expect(list()).toHaveText(/Bulk nets/);
  await expect(list().getByText('Draft')).toBeVisible();
});

test('lists the selected entries with a future date, and schedules them or publishes all', async () => {
  const at = (heading: string, date: string) => add('news', { heading, date, description: '<p>Text.</p>' });
  const statusOf = async (id: number) => (await call<EditedEntry>(`GetEntry?id=${id}`)).status;
  const ids = [
    await at('Foreseen for March', '2199-03-02T09:00:00.000Z'),
    await at('Foreseen for April', '2199-04-02T09:00:00.000Z'),
    await at('Foreseen and past', '2026-03-02T09:00:00.000Z'),
  ];
  await page.goto('/office/news');
  await page.getByLabel('Search news').fill('foreseen');
  await expect(rows('News')).toHaveCount(3);
  const dialogue = page.getByRole('dialog', { name: '2 of 3 entries have a date in the future' });
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialogue.getByRole('listitem')).toHaveText([
    /^Foreseen for April: 2 Apr 2199/,
    /^Foreseen for March: 2 Mar 2199/,
  ]);
  await expectScreenChecks(page, 'dates in the future');
  await dialogue.getByRole('button', { name: 'Cancel' }).click();
  expect(await Promise.all(ids.map(statusOf))).toEqual(['draft', 'draft', 'draft']);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialogue.getByRole('button', { name: 'Schedule' }).click();
  await saved('2 entries will appear on their dates. One is published.');
  expect(await Promise.all(ids.map(statusOf))).toEqual(['scheduled', 'scheduled', 'published']);

  await page.getByLabel('Select Foreseen for March').check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'This date is in the future' })
    .getByRole('button', { name: 'Publish now' })
    .click();
  await saved('One entry changed.');
  expect(await Promise.all(ids.map(statusOf))).toEqual(['published', 'scheduled', 'published']);
});

test('a list opens unfiltered from the menu, shows its filters, and restores them on the way back from an entry', async () => {
  await news('Kept in a drawer');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await page.goto('/office/news');
  await page.getByLabel('Search news').fill('drawer');
  await pick('State', 'Draft');
  const filters = page.getByRole('list', { name: 'Active filters' });
  await expect(filters.getByRole('listitem')).toHaveText(['Search: drawer', 'State: Draft']);
  await expectScreenChecks(page, 'active filters');
  await page.getByRole('link', { name: 'Kept in a drawer' }).click();
  await expect(page.getByLabel('Heading')).toHaveValue('Kept in a drawer');
  await page.getByRole('main').getByRole('link', { name: 'News', exact: true }).click();
  await expect(filters.getByRole('listitem')).toHaveCount(2);
  await expect(rows('News')).toHaveCount(1);
  await filters.getByRole('button', { name: 'Remove filter: Search: drawer' }).click();
  await expect(filters.getByRole('listitem')).toHaveText(['State: Draft']);
  await expect(page.getByLabel('Search news')).toHaveValue('');

  await menu.getByRole('link', { name: 'Overview' }).click();
  await menu.getByRole('link', { name: 'News', exact: true }).click();
  await expect(rows('News').nth(10)).toBeVisible();
  await expect(filters).toHaveCount(0);
});

test('a list is searched regardless of accents, filtered by state, sorted and paged', async () => {
  await news('Große Füße im Café Señor', { status: 'published' });
  const month = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'];
  for (const name of month) await news(`What ${name} brought`);
  await news('Another große thing');
  const list = () => rows('News');
  const search = page.getByLabel('Search news');
  await page.goto('/office/news');
  await search.fill('grosse fusse cafe SENOR');
  await expect(list()).toHaveText([/Große Füße im Café Señor/]);
  await search.fill('GROẞE');
  await expect(list()).toHaveCount(2);
  await pick('State', 'Draft');
  await expect(list()).toHaveText([/Another große thing/]);
  await pick('State', 'Published');
  await expect(list()).toHaveText([/Große Füße/]);
  await search.fill('nothing like it');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await expectScreenChecks(page, 'nothing found');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(search).toHaveValue('');
  await expect(list()).toHaveCount(25);

  const small = list().locator('img').first();
  await expect.poll(() => small.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0)).toBe(true);

  const titles = async () => (await list().getByRole('link').allInnerTexts()).map((title) => title.trim());
  const pages = page.getByRole('status').filter({ hasText: / of \d+$/ });
  const total = Number(/\d+$/.exec(await pages.innerText())?.[0]);
  expect(total).toBeGreaterThan(25);
  await pick('Order', 'By name');
  await expect(list().first()).toContainText(/^\W*A/);
  const first = await titles();
  const ordered = [...first].sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' }));
  expect(first).toEqual(ordered);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(pages).toHaveText(`26–${Math.min(50, total)} of ${total}`);
  // The previous rows stay until the next ones have loaded.
  await expect.poll(async () => (await titles()).filter((title) => first.includes(title))).toEqual([]);
  await search.fill('grosse');
  await expect(list()).toHaveCount(2);
  await expect(pages).toHaveText('1–2 of 2');
  await search.fill('');
  await expect(list()).toHaveCount(25);
  await pick('Order', 'Last changed');
  await expect(list().first()).toContainText('Another große thing');
  await page.getByRole('link', { name: 'Another große thing' }).click();
  await page.goBack();
  await expect(list().first(), 'the list keeps its order').toContainText('Another große thing');
});

test('a list has column headings that sort it, and shows the deadline of a job', async () => {
  await page.goto('/office/career');
  const jobs = table('Job openings');
  await expect(jobs.getByRole('columnheader')).toHaveText([
    'Select',
    'Name',
    'State',
    'Apply until',
    'Changed',
    'Order',
  ]);
  await expect(rows('Job openings').filter({ hasText: 'Payroll accountant' })).toContainText('15 Oct 2026, 23:59');
  const name = jobs.getByRole('columnheader', { name: 'Name' });
  const titles = () => jobs.getByRole('link').allInnerTexts();
  await name.getByRole('button').click();
  await expect(name).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(async () => (await titles()).at(0)).toBe('Apprenticeships 2027, nine trades');
  await name.getByRole('button').click();
  await expect(name).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(async () => (await titles()).at(-1)).toBe('Apprenticeships 2027, nine trades');
});

test('a collapsed group of the menu stays collapsed after a reload, and still shows the current screen', async () => {
  await page.goto('/office/news');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const content = menu.getByRole('button', { name: 'Content' });
  await content.click();
  await expect(content).toHaveAttribute('aria-expanded', 'false');
  await expect(menu.getByRole('link', { name: 'Galleries' })).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'News', exact: true })).toBeVisible();
  await expectScreenChecks(page, 'a collapsed menu');
  await page.reload();
  await expect(content).toHaveAttribute('aria-expanded', 'false');
  await content.click();
  await expect(menu.getByRole('link', { name: 'Galleries' })).toBeVisible();
});

/** Makes a change, and clicks `meanwhile` after the change of the address but before the list is rendered again. */
async function beforeTheListFollows(change: () => Promise<void>, meanwhile: Locator): Promise<void> {
  await meanwhile.evaluate((control) => {
    const { pushState } = history;
    history.pushState = (...state) => {
      history.pushState = pushState;
      pushState.apply(history, state);
      queueMicrotask(() => control instanceof HTMLElement && control.click());
    };
  });
  await change();
}

/** Fills in the search at once, even under an open menu. */
const typeAtOnce = (words: string) => () => page.getByLabel('Search news').fill(words, { force: true });

test('a list keeps search, state and order that are set in quick succession', async () => {
  const list = () => rows('News');
  const box = (name: string) => page.getByRole('combobox', { name, exact: true });
  const option = (name: string) => page.getByRole('option', { name, exact: true });
  await page.goto('/office/news');
  await page.getByLabel('Search news').fill('grosse ');
  await expect(list()).toHaveCount(2);
  await expect(page.getByLabel('Search news'), 'the trailing space stays').toHaveValue('grosse ');

  await box('Order').click();
  await beforeTheListFollows(typeAtOnce(''), option('By name'));
  await expect(box('Order')).toHaveText('By name');
  await expect(list()).toHaveCount(25);
  await expect(list().first()).toContainText(/^\W*A/);
  await expect(page.getByLabel('Search news')).toHaveValue('');

  await box('State').click();
  await beforeTheListFollows(typeAtOnce('grosse'), option('Draft'));
  await expect(list()).toHaveText([/Another große thing/]);
  await expect(box('Order')).toHaveText('By name');
  await expect(page.getByLabel('Search news')).toHaveValue('grosse');

  await page.goBack();
  await expect(list(), 'going back undoes them one by one').toHaveCount(2);
  await expect(box('State')).toHaveText('All states');
  await page.goBack();
  await expect(list()).toHaveCount(25);
  await expect(page.getByLabel('Search news')).toHaveValue('');
});

test('scheduled changes of a published entry appear at their time, unless they are unscheduled', async () => {
  const ids = [
    await news('Stays until noon', { status: 'published' }),
    await news('Stays for good', { status: 'published' }),
  ];
  const seen = async (id = 0) => /<h1[^>]*>([^<]*)/.exec(await (await page.request.get(`/news/${id}`)).text())?.[1];
  for (const [id, heading] of [
    [ids[0], 'Appears at noon'],
    [ids[1], 'Never appears'],
  ] as const) {
    await page.goto(`/office/news/${id}`);
    await page.getByLabel('Heading').fill(heading);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Schedule changes…' }).click();
    const schedule = page.getByRole('dialog', { name: 'Schedule' });
    await expect(schedule).toContainText('Until then nothing changes for visitors.');
    await schedule.getByLabel('Date and time').fill(`${new Date().getUTCFullYear() + 1}-05-04T12:00`);
    await schedule.getByRole('button', { name: 'Schedule' }).click();
    await saved(/Visitors see the changes from/);
    await expect(standing()).toContainText(/Changes scheduled:/);
  }
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Unschedule' }).click();
  await saved('Saved. Visitors will not see the changes until you publish them.');
  await expect(standing()).toContainText('Unpublished changes');
  expect([await seen(ids[0]), await seen(ids[1])]).toEqual(['Stays until noon', 'Stays for good']);
  await expectScreenChecks(page, 'changes waiting');

  // The dialog allows whole minutes only; the call accepts an earlier time.
  const { revision, pending, publishAt, document } = await call<EditedEntry>(`GetEntry?id=${ids[0]}`);
  const at = new Date(Date.now() + 3_000);
  const schedule = { status: 'scheduled', publishAt: at.toISOString(), keepPublished: true };
  expect([pending, publishAt]).toEqual([true, expect.stringMatching(/^\d{4}-05-04T/)]);
  await add('news', document, { id: ids[0], revision, ...schedule });
  expect(await seen(ids[0])).toBe('Stays until noon');
  await expect.poll(() => seen(ids[0]), { timeout: 20_000, intervals: [100] }).toBe('Appears at noon');
  expect(Date.now(), 'not early').toBeGreaterThanOrEqual(at.getTime());
  expect(await seen(ids[1])).toBe('Stays for good');
});

test('the screens report no errors', () => {
  expect(office.complaints).toEqual([]);
});
