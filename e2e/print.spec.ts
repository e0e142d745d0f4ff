import { expect, type Page, test } from '@playwright/test';
import { readContent, type SiteContent } from './testing/page/site-content.ts';

let content: SiteContent;
let pages: { product: string; job: string; news: string };

test.beforeAll(async ({ request }) => {
  content = await readContent(request);
  pages = {
    product: `/product-details/${content.products[0]?.id}`,
    job: `/career/${content.openJob.id}`,
    news: `/news/${content.news[0]?.id}`,
  };
});

const main = (page: Page) => page.getByRole('main');

async function openOnPaper(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 680, height: 960 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(path);
}

for (const kind of ['product', 'job', 'news'] as const) {
  test(`the ${kind} page is printed without controls and navigation`, async ({ page, baseURL }) => {
    await openOnPaper(page, pages[kind]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const gone of ['banner', 'contentinfo', 'navigation', 'button', 'textbox', 'search'] as const) {
      await expect(page.getByRole(gone), gone).toHaveCount(0);
    }
    await expect(page.locator('.motion-switch, .skip-link, .banner img').filter({ visible: true })).toHaveCount(0);
    // The print header has the company and the address.
    await expect(page.locator('.print-head')).toContainText(content.companyName);
    await expect(page.locator('.print-head')).toContainText(`${baseURL}${pages[kind]}`);
    // Black text on white, also in dark mode.
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test('all pictures of a product are printed, without thumbnails', async ({ page, request }) => {
  const all = await Promise.all(
    content.products.map(async ({ id }) => {
      const product: { id: number; productImagesVM: { isVideo: boolean }[] } = await (
        await request.get(`/api/WebApi/GetProductById?Id=${id}`)
      ).json();
      return product;
    }),
  );
  const product = all.find(({ productImagesVM }) => productImagesVM.filter(({ isVideo }) => !isVideo).length > 1);
  if (!product) throw new Error('This test needs a product with pictures');
  await openOnPaper(page, `/product-details/${product.id}`);
  const pictures = main(page).locator('[id^="picture-"]');
  await expect(pictures).toHaveCount(product.productImagesVM.filter(({ isVideo }) => !isVideo).length);
  for (const picture of await pictures.all()) {
    const box = await picture.boundingBox();
    expect(box?.width).toBeGreaterThan(200);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(680);
  }
  await expect(page.getByRole('list', { name: 'Choose a picture' })).toBeHidden();
});

test('articles of a product are printed, also where they can be compared', async ({ page, request }) => {
  const answers = content.products.map(async ({ id }) => {
    const product: { articles?: { number: string }[] } = await (
      await request.get(`/api/WebApi/GetProductById?Id=${id}`)
    ).json();
    return { id, numbers: (product.articles ?? []).map(({ number }) => number) };
  });
  const product = (await Promise.all(answers)).find(({ numbers }) => numbers.length > 1);
  if (!product) throw new Error('This test needs a product with several articles');
  await openOnPaper(page, `/product-details/${product.id}`);
  await expect(main(page).getByRole('heading', { name: 'Articles', exact: true })).toBeVisible();
  for (const number of product.numbers)
    await expect(main(page).getByRole('rowheader', { name: number, exact: true })).toBeVisible();
});

test('the addresses of videos and links are printed', async ({ page }) => {
  await openOnPaper(page, '/videos');
  const video = main(page).locator('.video-box a').first();
  const address = (await video.getAttribute('href')) ?? '';
  expect(address).not.toBe('');
  expect(await video.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(address);
  await expect(main(page).locator('.video-play').first()).toBeHidden();

  await openOnPaper(page, pages.news);
  await main(page)
    .locator('.rich-text')
    .evaluate((text) => {
      const link = Object.assign(document.createElement('a'), { href: 'https://fair.example.org/hall-4' });
      link.append('the fair');
      text.append(link);
    });
  const link = main(page).getByRole('link', { name: /the fair/ });
  expect(await link.evaluate((found) => getComputedStyle(found, '::after').content)).toContain(
    'https://fair.example.org/hall-4',
  );
});

test('every answer of the FAQ is printed', async ({ page }) => {
  await openOnPaper(page, '/faq');
  const answers = main(page).locator('details > :not(summary)');
  expect(await answers.count()).toBeGreaterThan(1);
  for (const answer of await answers.all()) expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
});

test('a product, a job and a news item fit on two sheets each', async ({ page }) => {
  for (const [kind, most] of [
    ['product', 2],
    ['job', 2],
    ['news', 2],
  ] as const) {
    await page.goto(pages[kind]);
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
    expect(sheets, kind).toBeLessThanOrEqual(most);
  }
});

test.describe('for a visitor who reads German', () => {
  test.use({ locale: 'de-AT' });

  test('the offer of the page in German is not printed', async ({ page }) => {
    await page.goto('/about');
    const offer = page.locator('.language-offer[lang=de]');
    await expect(offer).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(offer).toBeHidden();
  });
});

test('a printed page from right to left has the telephone number in its order', async ({ page }) => {
  await openOnPaper(page, '/ar/career');
  const [first, last] = await page.locator('.print-head').evaluate((head) => {
    const texts = document.createTreeWalker(head, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data } = texts.currentNode as Text;
      if (!/^\+\d/.test(data)) continue;
      const placeOf = (index: number) => {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + 1);
        return range.getBoundingClientRect().x;
      };
      return [placeOf(0), placeOf(data.length - 1)];
    }
    return [];
  });
  expect(first).toBeLessThan(last ?? 0);
});
