import { expect, type Page, test } from '@playwright/test';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { openScreen } from './testing/office/office-screens.ts';
import { olga } from './testing/office/people.ts';

test.describe.configure({ mode: 'serial' });

let office: OfficeAtWork;
let page: Page;

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, olga);
  ({ page } = office);
});
test.afterAll(() => office?.close());

interface Saved {
  revision: number;
  document: { main: object[] };
  translations: object;
}

const menu = () => page.locator('[id="field-document-main"]');
const items = () => menu().locator(':scope > div > [data-sortable]');
const item = (name: string) => menu().getByRole('group', { name, exact: true });

async function add(label: string, target: string, below = false): Promise<void> {
  await menu().getByRole('button', { name: 'Add to “Main menu”' }).click();
  const added = items().last();
  await added.getByRole('textbox', { name: 'Label' }).fill(label);
  await added.getByRole('combobox', { name: 'Target' }).fill(target);
  await page.keyboard.press('Escape');
  if (below) await added.getByRole('checkbox', { name: 'Below another entry' }).check();
}

async function publish(): Promise<void> {
  const saved = page.waitForResponse((response) => response.url().includes('/SaveEntry'));
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  // Asked only if there are languages.
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Publish' });
  await Promise.race([saved, confirm.click()]);
  expect((await saved).status()).toBe(200);
}

test('an editor adds, nests, moves, hides, renames and translates entries of the main menu', async () => {
  await openScreen(page, '/navigation', 'Menus');
  await expect(items()).toHaveCount(19);
  await add('Materials', '');
  await add('From cotton', '/product', true);
  await add('', '/concern/nowhere', true);
  await expect(items().last().getByText('Page not found')).toBeVisible();
  await item('Contact us')
    .getByRole('button', { name: /^Move down/ })
    .click();
  await expect(items().last()).toHaveAccessibleName('Contact us');
  await item('Export')
    .getByRole('button', { name: /^Expand/ })
    .click();
  await item('Export').getByRole('checkbox', { name: 'Hidden' }).check();
  await page.getByRole('button', { name: 'Add a language' }).click();
  const dialog = page.getByRole('dialog');
  await page.getByRole('option', { name: 'German', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.locator('[id="field-translations-de-main-18-label"]').fill('Werkstoffe');
  await publish();
});

test('visitors see them in the header and in the mobile menu, in their language', async () => {
  const visitor = await page.context().newPage();
  await visitor.goto('/');
  await expect(visitor.locator('.main-link')).toHaveText([
    ...['Home', 'About Us', 'Concern', 'Our Products', 'Gallery', 'Materials', 'Contact Us'],
  ]);
  const entry = visitor.locator('.sub-menu', { hasText: 'Materials' });
  await entry.hover();
  await expect(entry.getByRole('link')).toHaveText(['From cotton']);
  await entry.getByRole('link', { name: 'From cotton' }).click();
  await expect(visitor).toHaveURL(/\/product$/);
  await visitor.setViewportSize({ width: 390, height: 800 });
  await visitor.goto('/de');
  await visitor.getByRole('button', { name: 'Menü' }).click();
  const mobile = visitor.getByRole('dialog');
  await expect(mobile.getByText('Werkstoffe', { exact: true })).toBeVisible();
  await expect(mobile.getByRole('link', { name: 'Export' })).toHaveCount(0);
  await visitor.close();
});

test('entries without room are under “More”, and the header stays in the window', async () => {
  const [{ id } = { id: 0 }] = await office.call<{ id: number }[]>('ListEntries?type=navigation');
  const entry = await office.call<Saved>(`GetEntry?id=${id}`);
  const added = Array.from({ length: 8 }, (_, at) => ({ label: `A rather long entry ${at + 1}`, link: '/news' }));
  const main = [...entry.document.main, ...added];
  await office.call('SaveEntry', {
    ...{
      type: 'navigation',
      id,
      revision: entry.revision,
      parent: null,
      status: 'published',
      publishAt: null,
      keepPublished: false,
    },
    ...{ document: { ...entry.document, main }, translations: entry.translations },
  });
  const visitor = await page.context().newPage();
  for (const width of [1024, 1280, 1440]) {
    await visitor.setViewportSize({ width, height: 800 });
    await visitor.goto('/');
    await expect(visitor.locator('.main-link').last()).toHaveText('More');
    await visitor.getByRole('button', { name: 'More sub-menu' }).click();
    await expect(visitor.getByRole('link', { name: 'A rather long entry 8' }).first()).toBeVisible();
    const overflow = () => visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow(), `${width}`).toBeLessThanOrEqual(0);
  }
  await visitor.close();
});

test('the health page reports the dead link', async () => {
  await openScreen(page, '/health', /./);
  await expect(page.getByText('/concern/nowhere')).toBeVisible();
});
