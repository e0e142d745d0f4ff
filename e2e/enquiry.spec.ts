import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { axeViolations } from './testing/page/axe.ts';
import { expectUnbroken } from './testing/page/expect-unbroken.ts';
import { hydrate } from './testing/page/hydrate.ts';
import { expectPageChecks } from './testing/page/page-checks.ts';

interface Article {
  number: string;
}

/** A product of the demo group with articles. */
async function productWithArticles(request: APIRequestContext): Promise<{ id: number; name: string; article: string }> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const pages = sitemap.matchAll(/<loc>[^<]*\/product-details\/(\d+)<\/loc>/g);
  const ids = [...new Set([...pages].map(([, id]) => id))];
  for (const id of ids) {
    const product = await (await request.get(`/api/WebApi/GetProductById?id=${id}`)).json();
    const [first]: Article[] = product.articles ?? [];
    if (first?.number) return { id: Number(id), name: product.name, article: first.number };
  }
  throw new Error('No product has articles');
}

let product: Awaited<ReturnType<typeof productWithArticles>>;
test.beforeAll(async ({ request }) => {
  product = await productWithArticles(request);
});

const main = (page: Page) => page.getByRole('main');
const line = (page: Page, number: number) => main(page).getByRole('group', { name: `Line ${number}`, exact: true });
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const send = (page: Page) => main(page).getByRole('button', { name: 'Send enquiry' });
const address = () => `/enquiry?line=${product.id}.${product.article}*500&line=999999.A-1&line=*bad&line=.Blue+cloth`;

async function fillContact(page: Page): Promise<void> {
  await field(page, 'Name').fill('Ada Lovelace');
  await field(page, 'Company').fill('Mill & Sons');
  await field(page, 'Email').fill('ada@example.org');
}

async function expectSent(page: Page): Promise<void> {
  await expect(main(page).getByRole('status')).toContainText(/reference number is EN-[2-9A-Z]{4}-[2-9A-Z]{4}\./);
  await expect(main(page).getByRole('listitem').filter({ hasText: product.name })).toContainText(
    `${product.article} · 750.5 kg`,
  );
  await expect(send(page)).toHaveCount(0);
  await expectUnbroken(page, main(page).getByRole('status'), /EN-[2-9A-Z]{4}-[2-9A-Z]{4}/);
}

for (const hasScript of [true, false]) {
  for (const width of [390, 1440]) {
    test.describe(`${hasScript ? 'With' : 'Without'} JavaScript at ${width} px`, () => {
      test.use({ javaScriptEnabled: hasScript, viewport: { width, height: 900 } });

      test('an enquiry about the lines of an address is sent, and errors lose nothing', async ({ page }) => {
        await page.goto(address());
        if (hasScript) await hydrate(page);
        await expect(line(page, 1).getByRole('link', { name: product.name })).toBeVisible();
        await expect(line(page, 1).getByLabel('Article number')).toHaveValue(product.article);
        await expect(line(page, 1).getByLabel('Quantity')).toHaveValue('500');
        await expect(main(page).getByText('The product 999999 was not found.')).toBeVisible();
        await expect(main(page).getByText('“*bad” was not found.')).toBeVisible();
        await expect(line(page, 3).getByLabel('Article number or description')).toHaveValue('Blue cloth');
        if (hasScript) await expectPageChecks(page);

        await fillContact(page);
        await field(page, 'Destination country').selectOption({ label: 'Bangladesh' });
        await field(page, 'Delivery term (Incoterms 2020)').selectOption('FOB');
        await field(page, 'Message').fill('How soon?');
        await line(page, 1).getByLabel('Unit').fill('kg');
        await line(page, 1).getByLabel('Quantity').fill('many');
        await field(page, 'Email').fill('ada@');
        await main(page).getByRole('button', { name: 'Remove A-1' }).click();
        await expect(line(page, 2).getByLabel('Article number or description')).toHaveValue('Blue cloth');
        await expect(field(page, 'Message')).toHaveValue('How soon?');

        await send(page).click();
        await expect(main(page).getByRole('alert')).toContainText('Please check the fields named below.');
        const quantity = line(page, 1).getByLabel('Quantity');
        await expect(quantity).toHaveAccessibleDescription('Enter a quantity such as 2.5');
        await expect(quantity).toHaveValue('many');
        const email = field(page, 'Email');
        await expect(email).toHaveAccessibleDescription('Enter an email address such as name@example.com');
        await email.fill('ada@example.org');
        await expect(field(page, 'Destination country')).toHaveValue('BD');
        await expect(field(page, 'Company')).toHaveValue('Mill & Sons');
        if (hasScript) expect(await axeViolations(page)).toEqual([]);

        await quantity.fill('750.5');
        await field(page, 'Message').press('Tab');
        await field(page, 'Name').press('Enter');
        await expectSent(page);
        if (hasScript) expect(await axeViolations(page)).toEqual([]);
      });
    });
  }
}

test('a reload keeps what was typed, and a sent enquiry is forgotten', async ({ page }) => {
  await page.goto(address());
  await hydrate(page);
  await fillContact(page);
  await line(page, 1).getByLabel('Note').fill('raw white');
  await main(page).getByRole('button', { name: 'Remove A-1' }).click();
  await page.reload();
  await hydrate(page);
  await expect(line(page, 1).getByLabel('Note')).toHaveValue('raw white');
  await expect(line(page, 2).getByLabel('Article number or description')).toHaveValue('Blue cloth');
  await expect(field(page, 'Company')).toHaveValue('Mill & Sons');
  await send(page).click();
  await expect(main(page).getByRole('status')).toContainText('reference number');
  await main(page).getByRole('link', { name: 'Write another enquiry' }).click();
  await expect(field(page, 'Company')).toHaveValue('');
  await expect(lines(page)).toHaveCount(1);
});

test('notes of lines are in shared links, and in addresses within the site they are not', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/product-details/${product.id}`);
  await main(page)
    .getByRole('link', { name: `Add to enquiry ${product.article}` })
    .click();
  await listLink(page).first().click();
  await line(page, 1).getByLabel('Note').fill('raw *white*, 50 % waxed');
  await line(page, 1).getByLabel('Unit').fill('kg');

  const other = await context.newPage();
  await other.goto(`/product-details/${product.id}`);
  await hydrate(other);
  await listLink(other).first().click();
  await expect(line(other, 1).getByLabel('Note')).toHaveValue('raw *white*, 50 % waxed');
  expect(other.url()).not.toContain('raw');

  await main(page).getByRole('button', { name: 'Copy a link to this list' }).click();
  await expect(page.getByText('The link was copied.')).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  const html = await (await page.request.get(shared)).text();
  expect(html).toContain('value="raw *white*, 50 % waxed"');
  expect(html).toContain('value="kg"');
});

test('a link that has no room for all notes says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const parts = Array.from({ length: 50 }, (_, index) => `${product.id}.A-${index}**${'ن'.repeat(100)}`);
  await page.goto(`/enquiry?${new URLSearchParams(parts.slice(0, 8).map((part) => ['line', part]))}`);
  await page.evaluate((list) => localStorage.setItem('enquiry-list', JSON.stringify(list)), parts);
  await page.goto('/enquiry');
  await hydrate(page);
  await expect(line(page, 50).getByLabel('Note')).toHaveValue('ن'.repeat(100));
  await main(page).getByRole('button', { name: 'Copy a link to this list' }).click();
  await expect(page.getByText(/the list is too long for it: 4\d lines/)).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared.length).toBeLessThan(6_100);
  await page.goto(shared);
  await expect(lines(page)).toHaveCount(50);
});

test('a lost response loses nothing, and sending again has the same reference', async ({ page }) => {
  await page.goto(address());
  await hydrate(page);
  await fillContact(page);
  // A form that is sent sooner looks automatic.
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(4_000);
  const references: string[] = [];
  await page.route('**/enquiry/send', async (route) => {
    const response = await route.fetch();
    references.push((await response.json()).reference);
    if (references.length === 1) await route.abort();
    else await route.fulfill({ response });
  });
  await send(page).click();
  await expect(main(page).getByRole('alert')).toContainText('An error occurred. Please try again.');
  await expect(field(page, 'Company')).toHaveValue('Mill & Sons');
  await send(page).click();
  await expect(main(page).getByRole('status')).toContainText('reference number');
  expect(references[1]).toBe(references[0]);
});

const listLink = (page: Page) => main(page).getByRole('link', { name: /^Enquiry list: \d+ lines?$/ });
const lines = (page: Page) => main(page).getByRole('group', { name: /^Line / });

test.describe('the list of the browser', () => {
  const productPath = () => `/product-details/${product.id}`;

  test('is filled on pages of products, survives navigation, languages and reloads, and can be cleared', async ({
    page,
  }) => {
    await page.goto(productPath());
    await expect(listLink(page)).toHaveCount(0);
    await main(page)
      .getByRole('link', { name: `Add to enquiry ${product.name}` })
      .click();
    await expect(listLink(page).first()).toHaveText('Enquiry list: 1 line');
    await main(page)
      .getByRole('link', { name: `Add to enquiry ${product.article}` })
      .click();
    await expect(listLink(page).first()).toHaveText('Enquiry list: 2 lines');
    await expect(main(page).getByRole('link', { name: `In the enquiry list ${product.article}` })).toBeVisible();
    await expectPageChecks(page);

    await page.goto(`/de${productPath()}`);
    await hydrate(page);
    await main(page).getByRole('link', { name: 'Anfrageliste: 2 Positionen' }).first().click();
    await expect(main(page).getByRole('group', { name: /^Position \d/ })).toHaveCount(3);
    await main(page).getByRole('group', { name: 'Position 2' }).getByLabel('Menge').fill('2,5');
    await main(page).getByLabel('Name', { exact: true }).fill('Ada Lovelace');

    await page.goBack();
    await expect(main(page).getByRole('link', { name: 'Anfrageliste: 2 Positionen' }).first()).toBeVisible();
    await page.goto('/enquiry');
    await hydrate(page);
    await expect(lines(page)).toHaveCount(3);
    await expect(line(page, 2).getByLabel('Quantity')).toHaveValue(/^2[.,]5$/);
    await expect(field(page, 'Name')).toHaveValue('Ada Lovelace');
    await expect(page).toHaveURL(new RegExp(`line=${product.id}&line=${product.id}\\.`));

    await main(page).getByRole('button', { name: 'Clear the list' }).click();
    await expect(lines(page)).toHaveCount(1);
    await expect(field(page, 'Name')).toHaveValue('Ada Lovelace');
    await page.goto(productPath());
    await hydrate(page);
    await expect(listLink(page)).toHaveCount(0);
  });

  test('loses what was sent', async ({ page }) => {
    await page.goto(productPath());
    await main(page)
      .getByRole('link', { name: `Add to enquiry ${product.article}` })
      .click();
    await listLink(page).first().click();
    await fillContact(page);
    await send(page).click();
    await expect(main(page).getByRole('status')).toContainText('reference number');
    await page.goBack();
    await expect(main(page).getByRole('link', { name: `Add to enquiry ${product.article}` })).toBeVisible();
    await expect(listLink(page)).toHaveCount(0);
  });

  test('keeps 50 lines, which are sent', async ({ page }) => {
    const parts = Array.from({ length: 50 }, (_, index) => `${product.id}.A-${index}*${index + 1}`);
    await page.addInitScript((list) => localStorage.setItem('enquiry-list', JSON.stringify(list)), parts);
    await page.goto('/enquiry');
    await hydrate(page);
    await expect(lines(page)).toHaveCount(50);
    await expect(line(page, 50).getByLabel('Quantity')).toHaveValue('50');
    await page.goto(productPath());
    await hydrate(page);
    await main(page)
      .getByRole('link', { name: `Add to enquiry ${product.name}` })
      .click();
    await expect(main(page).getByText('The enquiry list is full.')).toBeVisible();
    await listLink(page).first().click();
    await fillContact(page);
    await send(page).click();
    await expect(main(page).getByRole('status')).toContainText('reference number');
    await expect(main(page).getByRole('listitem').filter({ hasText: 'A-49' })).toContainText('50');
  });
});

test.describe('without script, products lead to an enquiry about them', () => {
  test.use({ javaScriptEnabled: false });

  test('from their page and from each article', async ({ page }) => {
    for (const name of [
      'Ask about this product',
      `Add to enquiry ${product.name}`,
      `Add to enquiry ${product.article}`,
    ]) {
      await page.goto(`/product-details/${product.id}`);
      await main(page).getByRole('link', { name, exact: true }).click();
      await expect(line(page, 1).getByRole('link', { name: product.name })).toBeVisible();
      const article = name.endsWith(product.article) ? product.article : '';
      await expect(line(page, 1).getByLabel('Article number')).toHaveValue(article);
    }
  });
});
