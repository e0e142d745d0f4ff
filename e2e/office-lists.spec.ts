import { type BrowserContext, type Locator, type Page, test } from '@playwright/test';
import type { Instance } from './testing/instance.ts';
import { expect, expectSoundScreen, type Person } from './testing/office.ts';
import { type OfficeAtWork, startAtWork } from './testing/office-at-work.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const editor: Person = { name: 'Edda Moreau', email: 'edda@example.org', password: 'seven green looms at dawn' };

let office: OfficeAtWork;
let instance: Instance;
let context: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  office = await startAtWork(browser, editor, 'editor', { FRAME_HOSTS: 'films.example.com' });
  ({ instance, context, page } = office);
});
test.afterAll(() => office?.close());

const main = () => page.getByRole('main');
const rows = (list: string) => page.getByRole('list', { name: list, exact: true }).getByRole('listitem');
const saved = (words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible();
const standing = () => page.getByRole('heading', { level: 1 });

/** Asks a call of the office as the editor. */
async function call<T>(name: string, input?: Record<string, unknown>): Promise<T> {
  const path = `/api/Office/${name}`;
  const answer = input
    ? await page.request.post(path, { data: input, headers: { origin: instance.url } })
    : await page.request.get(path);
  expect(answer.status(), `${name}: ${await answer.text()}`).toBe(200);
  return answer.json() as Promise<T>;
}

/** Saves a new entry and answers its id. */
async function add(type: string, document: Record<string, unknown>, more: Record<string, unknown> = {}) {
  return (await call<{ id: number }>('SaveEntry', { type, document, ...more })).id;
}

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
  await expectSoundScreen(page, `${action}?`);
  await dialogue.getByRole('button', { name: confirm, exact: true }).click();
  await expect(dialogue).toBeHidden();
}

test('several entries are published, taken off, trashed, restored and removed at once; one refusal stops no other', async () => {
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
  await expectSoundScreen(page, 'a refusal among several');
  await refused.getByRole('button', { name: 'Close' }).click();

  await select('Bulk ropes', 'Bulk thin ropes');
  await inBulk('Move to trash', 'Move to trash');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await pick('State', 'In the trash');
  await expect(list()).toHaveCount(3);
  await expectSoundScreen(page, 'the trash');
  await select('Bulk nets');
  await inBulk('Restore');
  await expect(list()).toHaveCount(2);
  await select('Bulk ropes');
  await inBulk('Remove for good', 'Remove for good');
  await expect(refused.getByRole('listitem')).toHaveText(/^Bulk ropes: ./);
  await select('Bulk ropes', 'Bulk thin ropes');
  await inBulk('Remove for good', 'Remove for good');
  await expect(list()).toHaveCount(0);
  await expect(refused).toHaveCount(0);
  expect((await page.request.get(`/api/Office/GetEntry?id=${thin}`)).status()).toBe(404);
  await pick('State', 'All states');
  await expect(list()).toHaveText(/Bulk nets/);
  await expect(list().getByText('Draft')).toBeVisible();
});

test('a list is searched without regard to accents, filtered by state, sorted, and turned page by page', async () => {
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
  await expectSoundScreen(page, 'nothing found');
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
  // The rows before stay until the next ones are there.
  await expect.poll(async () => (await titles()).filter((title) => first.includes(title))).toEqual([]);
  await search.fill('grosse');
  await expect(list()).toHaveCount(2);
  await expect(pages).toHaveText('1–2 of 2');
  await search.fill('');
  await expect(list()).toHaveCount(25);
  await pick('Order', 'Changed last');
  await expect(list().first()).toContainText('Another große thing');
  await page.getByRole('link', { name: 'Another große thing' }).click();
  await page.goBack();
  await expect(list().first(), 'the list is as it was left').toContainText('Another große thing');
});

/** Does something in the moment in which the list's address has changed and the list does not show it yet. */
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

/** Types as quick fingers do, over whatever is open. */
const typeAtOnce = (words: string) => () => page.getByLabel('Search news').fill(words, { force: true });

test('what is asked of a list in quick succession is all kept: words, state and order', async () => {
  const list = () => rows('News');
  const box = (name: string) => page.getByRole('combobox', { name, exact: true });
  const option = (name: string) => page.getByRole('option', { name, exact: true });
  await page.goto('/office/news');
  await page.getByLabel('Search news').fill('grosse ');
  await expect(list()).toHaveCount(2);
  await expect(page.getByLabel('Search news'), 'who pauses after a word types on').toHaveValue('grosse ');

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
  await expect(list(), 'and taken back one by one').toHaveCount(2);
  await expect(box('State')).toHaveText('All states');
  await page.goBack();
  await expect(list()).toHaveCount(25);
  await expect(page.getByLabel('Search news')).toHaveValue('');
});

test('links lead to a page found by its name or to an address, tables grow by keys, and visitors see both', async () => {
  const target = await news('The mill at the weir', { status: 'published' });
  await page.goto('/office/news/create');
  await page.getByLabel('Heading').fill('With links and a table');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await page.keyboard.type('our mill');
  await page.keyboard.press('ControlOrMeta+a');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  const dialogue = page.getByRole('dialog', { name: 'Link' });
  await pickIn(dialogue, 'Kind of page', 'News');
  await dialogue.getByRole('combobox', { name: 'Find a page by its name' }).fill('mill at the we');
  await page.getByRole('option', { name: 'The mill at the weir' }).click();
  await expect(dialogue.getByText(`Leads to /news/${target}`)).toBeVisible();
  await expectSoundScreen(page, 'a link to a page');
  await dialogue.getByRole('button', { name: 'Set link' }).click();
  await expect(text.getByRole('link', { name: 'our mill' })).toHaveAttribute('href', `/news/${target}`);

  await text.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await dialogue.getByRole('radio', { name: 'An address' }).check();
  await dialogue.getByLabel('Address', { exact: true }).fill('javascript:alert(1)');
  await dialogue.getByRole('button', { name: 'Set link' }).click();
  await expect(dialogue.getByText('Enter an address that starts with')).toBeVisible();
  await expectSoundScreen(page, 'a link that cannot be');
  await dialogue.getByLabel('Address', { exact: true }).fill('https://example.com/mill');
  await dialogue.getByLabel('Open in a new tab').check();
  await dialogue.getByRole('button', { name: 'Set link' }).click();
  await expect(dialogue).toBeHidden();
  await expect(text.getByRole('link', { name: 'https://example.com/mill' })).toBeVisible();

  await test.step('a table by keys alone', async () => {
    await text.focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('combobox', { name: 'Paragraph style' })).toBeFocused();
    await goAlong(page.getByRole('button', { name: 'Table', exact: true }));
    await page.keyboard.press('Enter');
    await expect(text.locator('tr')).toHaveCount(3);
    await expect(text).toBeFocused();
    await page.keyboard.type('Count');
    await expect(text.locator('th').first()).toHaveText('Count');
    const command = async (name: string) => {
      await page.keyboard.press('Shift+Tab');
      await goAlong(page.getByRole('button', { name, exact: true }));
      await page.keyboard.press('Enter');
      await expect(text).toBeFocused();
    };
    await command('Row below');
    await expect(text.locator('tr')).toHaveCount(4);
    await command('Column to the right');
    await expect(text.locator('th')).toHaveCount(4);
    const headingAround = () =>
      page.evaluate(() => getSelection()?.anchorNode?.parentElement?.closest('th')?.textContent);
    for (let step = 0; step < 10 && (await headingAround()) !== ''; step++) await page.keyboard.press('ArrowRight');
    await command('Delete column');
    await expect(text.locator('th')).toHaveText(['Count', '', '']);
    await command('Column to the right');
    const isInBody = () => page.evaluate(() => Boolean(getSelection()?.anchorNode?.parentElement?.closest('td')));
    for (let step = 0; step < 10 && !(await isInBody()); step++) await page.keyboard.press('ArrowRight');
    await command('Row below');
    await expect(text.locator('tr')).toHaveCount(5);
    await command('Delete row');
    await expect(text.locator('tr')).toHaveCount(4);
    await page.keyboard.type('Ne 30');
    await expect(text.locator('td').filter({ hasText: 'Ne 30' })).toHaveCount(1);
  });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await saved('Published. Visitors see it now.');
  const visitor = await context.newPage();
  await visitor.goto(`/news/${/\d+$/.exec(page.url())?.[0]}`);
  await expect(visitor.getByRole('link', { name: 'our mill' })).toHaveAttribute('href', `/news/${target}`);
  const outside = visitor.getByRole('link', { name: /example\.com\/mill/ });
  await expect(outside).toHaveAttribute('target', '_blank');
  await expect(outside).toHaveAttribute('rel', /noopener/);
  const table = visitor.getByRole('main').getByRole('table');
  await expect(table.locator('th')).toHaveText(['Count', '', '', '']);
  await expect(table.locator('tr')).toHaveCount(4);
  await expect(table.locator('td').filter({ hasText: 'Ne 30' })).toHaveCount(1);
  await visitor.close();
});

async function pickIn(dialogue: Locator, box: string, option: string): Promise<void> {
  await dialogue.getByRole('combobox', { name: box }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Goes along a toolbar by the arrow keys to one of its tools. */
async function goAlong(tool: Locator): Promise<void> {
  for (let step = 0; step < 30; step++) {
    if (await tool.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error('The arrow keys do not come to this tool.');
}

test('a film is previewed where visitors get a player, and is a link otherwise', async () => {
  const films = (await (await page.request.get('/api/WebApi/GetVideos')).text()).match(/\/files\/[^"]+\.mp4/) ?? [];
  for (const host of ['player.vimeo.com', 'films.example.com']) {
    await context.route(`https://${host}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<p>The player of ${host}</p>` }),
    );
  }
  await page.goto('/office/video/create');
  const address = page.getByLabel('Video address');
  const preview = page.getByRole('button', { name: 'Show preview' });
  await address.fill(films[0] ?? 'none');
  const asked = page.waitForResponse((response) => response.url().endsWith(films[0] ?? 'none'));
  await preview.click();
  expect((await asked).status()).toBeLessThan(300);
  await expect(main().locator('video')).toHaveAttribute('src', films[0] ?? 'none');
  await expectSoundScreen(page, 'a film of our own');

  for (const [typed, host] of [
    ['https://vimeo.com/999000140', 'player.vimeo.com'],
    ['https://films.example.com/mill', 'films.example.com'],
  ] as const) {
    await address.fill(typed);
    await expect(main().locator('iframe')).toHaveCount(0);
    await preview.click();
    await expect(main().frameLocator('iframe').getByText(`The player of ${host}`)).toBeVisible();
  }
  await address.fill('https://elsewhere.example/film');
  await expect(page.getByText(/Visitors get a link/)).toBeVisible();
  await expect(main().getByRole('link', { name: 'https://elsewhere.example/film' })).toHaveAttribute(
    'rel',
    /noreferrer/,
  );
  await expect(preview).toHaveCount(0);
  await expect(main().locator('iframe, video')).toHaveCount(0);
  await expectSoundScreen(page, 'a film elsewhere');
  await page.evaluate(() => localStorage.clear());
});

test('changes to what is published appear at their time, unless they are taken off the schedule', async () => {
  const ids = [
    await news('Stays until noon', { status: 'published' }),
    await news('Stays for good', { status: 'published' }),
  ];
  const { timeZone } = await call<{ timeZone: string }>('GetMe');
  const seen = async (id = 0) => /<h1[^>]*>([^<]*)/.exec(await (await page.request.get(`/news/${id}`)).text())?.[1];
  // The form knows minutes; both changes must be in before theirs.
  const at = new Date(Math.ceil((Date.now() + 45_000) / 60_000) * 60_000);
  const wall = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(at);
  for (const [id, heading] of [
    [ids[0], 'Appears at noon'],
    [ids[1], 'Never appears'],
  ] as const) {
    await page.goto(`/office/news/${id}`);
    await page.getByLabel('Heading').fill(heading);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Schedule changes …' }).click();
    const schedule = page.getByRole('dialog', { name: 'Schedule' });
    await expect(schedule).toContainText('Until then visitors keep what they see.');
    await schedule.getByLabel('Date and time').fill(wall.replace(' ', 'T'));
    await schedule.getByRole('button', { name: 'Schedule' }).click();
    await saved(/Visitors see the changes from/);
    await expect(standing()).toContainText(/Changes wait until/);
  }
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Take off the schedule' }).click();
  await saved('Saved. Visitors keep what they see until you publish it.');
  await expect(standing()).toContainText('Changes waiting');
  expect(Date.now(), 'both are in before the time').toBeLessThan(at.getTime());
  expect([await seen(ids[0]), await seen(ids[1])]).toEqual(['Stays until noon', 'Stays for good']);
  await expectSoundScreen(page, 'changes waiting');

  await expect.poll(() => seen(ids[0]), { timeout: 110_000, intervals: [250] }).toBe('Appears at noon');
  expect(Date.now() - at.getTime(), 'milliseconds late').toBeLessThan(2_000);
  expect(Date.now(), 'not early').toBeGreaterThanOrEqual(at.getTime());
  expect(await seen(ids[1])).toBe('Stays for good');
});

test('languages are tabs with panels, by keys too, and what wants mending opens its own', async () => {
  const id = await add(
    'concern',
    { address: 'tab-works', name: 'Tab Works', title: 'Cloth' },
    {
      translations: { de: { title: 'Tuch' }, fr: { title: 'Étoffe' } },
    },
  );
  await page.goto(`/office/concern/${id}`);
  const tabs = page.getByRole('tablist', { name: 'Languages' });
  const shown = () => page.getByRole('tabpanel');
  await expect(shown()).toHaveAccessibleName('Default language');
  await tabs.getByRole('tab', { name: 'Default language' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(tabs.getByRole('tab', { name: 'German' })).toHaveAttribute('aria-selected', 'true');
  await expect(shown()).toHaveAccessibleName('German');
  await expect(shown().getByRole('textbox', { name: 'Headline' })).toHaveValue('Tuch');
  await expectSoundScreen(page, 'a language');
  await tabs.getByRole('tab', { name: 'Default language' }).click();
  await page.getByLabel('Name').first().fill('');
  await tabs.getByRole('tab', { name: 'French' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'wants mending' });
  await summary.getByRole('button', { name: 'Name' }).click();
  await expect(shown()).toHaveAccessibleName(/^Default language/);
  await expect(page.getByLabel('Name').first()).toBeFocused();
  await page.getByLabel('Name').first().fill('Tab Works');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await saved('Published. Visitors see it now.');
});

test('nothing went wrong behind the screens', () => {
  expect(office.complaints).toEqual([]);
});
