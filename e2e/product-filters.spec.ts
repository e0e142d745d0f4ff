import { expect, type Page, test } from '@playwright/test';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { olga } from './testing/office/people.ts';
import { axeViolations } from './testing/page/axe.ts';
import { hydrate } from './testing/page/hydrate.ts';

/* Filters, sorting and comparison of a category with facts. */
let office: OfficeAtWork;
let path: string;
let material: number;
let count: number;

const published = { status: 'published' };

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, olga);
  const options = [
    { name: 'Cotton', key: 'cotton' },
    { name: 'Linen', key: 'linen' },
  ];
  const marked = { filter: true, compare: true };
  material = await office.add('attribute', { name: 'Fibre', kind: 'choice', options, ...marked }, published);
  count = await office.add('attribute', { name: 'Yarn size', kind: 'number', unit: 'Ne', ...marked }, published);
  const { document } = await office.call<{ document: { options: { id: string }[] } }>(`GetEntry?id=${material}`);
  const [cotton, linen] = document.options.map(({ id }) => id);
  const category = await office.add('category', { name: 'Threads', attributes: [material, count] }, published);
  const made = [
    ['Alpha', cotton, 10],
    ['Beta', cotton, 40],
    ['Gamma', linen, 20],
  ] as const;
  for (const [name, fibre, size] of made) {
    const facts = [
      { attribute: material, values: [fibre], upTo: null },
      { attribute: count, values: [size], upTo: null },
    ];
    const articles = name === 'Gamma' ? [{ number: 'GA-20', gtin: '4006381333931' }] : [];
    const id = await office.add('product', { name, facts, articles }, { ...published, parent: category });
    if (name !== 'Gamma') continue;
    const certificate = { name: 'Mark', scheme: 'Thread Mark: 2', number: 'TM 7 valid', products: [id] };
    await office.add('certificate', certificate, published);
  }
  path = `${office.instance.url}/product/${category}`;
});
test.afterAll(() => office?.close());

const names = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');
const untranslated = (page: Page, text: string) =>
  page.getByRole('main').locator('[translate=no]').filter({ hasText: text });
const chip = (page: Page, name: string) => page.getByRole('link', { name: `Remove the filter: ${name}` });

/** Filters, sorts and compares as a visitor does. */
async function useFilters(page: Page) {
  await expect(page.getByRole('status').filter({ hasText: '3 products' })).toBeVisible();
  const filters = page.getByRole('navigation', { name: 'Filter the products' });
  await filters.getByRole('link', { name: 'Cotton 2' }).click();
  await expect(names(page)).toHaveText(['Alpha', 'Beta']);
  await expect(page.getByRole('status').filter({ hasText: '2 products' })).toBeVisible();
  await expect(filters.getByRole('link', { name: 'Linen 1' })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/product\/\d+$/);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await filters.getByLabel('From Ne').fill('25');
  await filters.getByRole('button', { name: 'Apply' }).click();
  await expect(names(page)).toHaveText(['Beta']);
  await expect(page).toHaveURL(/\?filter=[^&]+$/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await chip(page, 'Yarn size: 25 Ne or more').click();
  await expect(names(page)).toHaveText(['Alpha', 'Beta']);
  await page.getByRole('navigation', { name: 'Sort' }).getByText('Sort').click();
  await page.getByRole('link', { name: 'Yarn size, highest first' }).click();
  await expect(names(page)).toHaveText(['Beta', 'Alpha']);
  await page.getByRole('link', { name: 'Remove all filters' }).click();
  await expect(names(page)).toHaveText(['Beta', 'Gamma', 'Alpha']);
  for (const name of ['Alpha', 'Gamma']) await page.getByRole('checkbox', { name: `Compare ${name}` }).check();
  await page.getByRole('button', { name: 'Compare the chosen products' }).click();
  const table = page.getByRole('table', { name: 'Compare products' });
  await expect(table.getByRole('columnheader')).toHaveText([/Gamma/, /Alpha/]);
  await expect(table.getByRole('row', { name: /^Fibre/ })).toHaveText(/Differs\s*Linen\s*Cotton/);
  await expect(table.getByRole('row', { name: /^Made by/ })).not.toHaveText(/Differs/);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('filters work without script, and so do sorting and comparing', async ({ page }) => {
    await page.goto(path);
    await useFilters(page);
  });

  test('certificates are a filter without script', async ({ page }) => {
    await page.goto(path);
    const filters = page.getByRole('navigation', { name: 'Filter the products' });
    await filters.getByRole('link', { name: 'Thread Mark: 2 1' }).click();
    await expect(names(page)).toHaveText(['Gamma']);
    await expect(filters.getByRole('link', { name: 'Linen 1' })).toBeVisible();
    await expect(untranslated(page, 'Thread Mark: 2')).toHaveCount(2);
    await chip(page, 'Certificates: Thread Mark: 2').click();
    await expect(names(page)).toHaveText(['Alpha', 'Beta', 'Gamma']);
  });

  test('schemes, numbers of certificates and GTINs are marked as not translated', async ({ page }) => {
    await page.goto(path);
    await page.getByRole('link', { name: 'Gamma' }).first().click();
    for (const code of ['GA-20', '4006381333931', 'Thread Mark: 2', 'TM 7 valid']) {
      await expect(untranslated(page, code)).toBeVisible();
    }
    await page.getByRole('link', { name: 'Mark', exact: true }).click();
    for (const code of ['Thread Mark: 2', 'TM 7 valid']) await expect(untranslated(page, code)).toBeVisible();
  });

  test('a comparison of nothing says what to do, and links to the products', async ({ page }) => {
    await page.goto(new URL('/compare', path).href);
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByText('Choose two to four products in their category.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'All products' }).click();
    await expect(page).toHaveURL(/\/product$/);
  });
});

test('an end of a range is emptied and typed with a comma, and the wheel scrolls the page', async ({ page }) => {
  await page.goto(path);
  await hydrate(page);
  const from = page.getByRole('navigation', { name: 'Filter the products' }).getByLabel('From Ne');
  await from.pressSequentially('1');
  await from.press('Backspace');
  await from.pressSequentially('25,5');
  await from.hover();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await expect(from).toHaveValue('25,5');
  await from.press('Enter');
  await expect(names(page)).toHaveText(['Beta']);
  await expect(from).toHaveValue('25.5');
});

test('the focus stays where a filter was chosen, and the count is announced', async ({ page }) => {
  await page.goto(path);
  await hydrate(page);
  const status = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /product/ });
  await status.evaluate((element) => {
    element.dataset.kept = 'yes';
  });
  const filters = page.getByRole('navigation', { name: 'Filter the products' });
  const cotton = filters.getByRole('link', { name: 'Cotton 2' });
  await cotton.press('Enter');
  await expect(status).toHaveText('2 products');
  await expect(cotton).toBeFocused();
  const from = filters.getByLabel('From Ne');
  await from.fill('25');
  await from.press('Enter');
  await expect(status).toHaveText('1 product');
  await expect(from).toBeFocused();
  await chip(page, 'Yarn size: 25 Ne or more').press('Enter');
  await expect(status).toHaveText('2 products');
  await expect(status).toBeFocused();
  await expect(from).toHaveValue('');
  await expect(status).toHaveAttribute('data-kept', 'yes');
});

test('filters change the page in place with script', async ({ page }) => {
  await page.goto(path);
  await hydrate(page);
  await page.evaluate(() => {
    document.documentElement.dataset.kept = 'yes';
  });
  await useFilters(page);
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
});

test('filters are used by keyboard on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const panel = page.getByText('Filter and sort');
  await expect(page.getByRole('link', { name: 'Cotton 2' })).toBeHidden();
  await panel.focus();
  await page.keyboard.press('Enter');
  const choice = page.getByRole('link', { name: 'Cotton 2' });
  await expect(choice).toBeVisible();
  await choice.focus();
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveText(['Alpha', 'Beta']);
});

test('an address with unknown or malformed filters shows the whole category', async ({ page }) => {
  for (const query of ['filter=12', 'filter=999999%3Ax', 'sort=nothing']) {
    await page.goto(`${path}?${query}`);
    await expect(names(page)).toHaveText(['Alpha', 'Beta', 'Gamma']);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/product\/\d+$/);
  }
});

for (const [width, language] of [
  [390, ''],
  [1440, ''],
  [1440, '/ar'],
] as const) {
  test(`filters and comparison are accessible and fit at ${width} px${language}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { origin, pathname } = new URL(path);
    const first = Number(pathname.split('/').at(-1));
    for (const address of [
      `${pathname}?filter=${material}%3Acotton%3B${count}%3A5..`,
      `/compare?items=${first + 1},${first + 2},999999`,
    ]) {
      await page.goto(origin + language + address);
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
