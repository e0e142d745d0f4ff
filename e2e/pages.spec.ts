import { type APIRequestContext, expect, test } from '@playwright/test';
import { ask } from './testing/call-api.ts';
import { expectPage, main, openingOf } from './testing/page/expect-page.ts';
import { headingOf, titleOf, wordsOf } from './testing/page/html-text.ts';
import { hydrate } from './testing/page/hydrate.ts';
import { crumbsOf } from './testing/page/page-checks.ts';
import { shownMoment } from './testing/page/shown-date.ts';
import { readContent, type SiteContent } from './testing/page/site-content.ts';

interface Product {
  id: number;
  name: string;
  description: string;
  productImagesVM: { imgLink: string; isVideo: boolean; name?: string }[];
}

let content: SiteContent;

test.beforeAll(async ({ request }) => {
  content = await readContent(request);
});

/** Finds a product with a medium of the given kind or, without a kind, a product without media. */
async function productWith(
  request: APIRequestContext,
  isOfKind: ((medium: Product['productImagesVM'][number]) => boolean) | undefined,
): Promise<Product> {
  for (const { id } of content.menu) {
    const { products } = await ask<{ products: { id: number }[] }>(request, `GetCategoryByCategoryId?id=${id}`);
    for (const one of products) {
      const product = await ask<Product>(request, `GetProductById?Id=${one.id}`);
      const { productImagesVM: media } = product;
      if (isOfKind ? media.some(isOfKind) : media.length === 0) return product;
    }
  }
  throw new Error('These tests need a product with a video, and one without pictures');
}

test.describe('Products', () => {
  test('lists every category with its sub-categories', async ({ page }) => {
    await expectPage(page, '/product', { heading: 'Our Products', trail: ['Home', 'Product'] });
    const cards = main(page).getByRole('article');
    await expect(cards).toHaveCount(content.menu.length);
    for (const [index, { id, name, imgLink, ourProductSubCategoryVM: subs }] of content.menu.entries()) {
      const links = cards.nth(index).getByRole('link');
      await expect(links).toHaveText([name, ...subs.map((sub) => sub.name)]);
      for (const [at, one] of [{ id }, ...subs].entries()) {
        await expect(links.nth(at)).toHaveAttribute('href', `/product/${one.id}`);
      }
      await expect(cards.nth(index).locator('img')).toHaveAttribute('src', imgLink);
    }
  });

  test('shows a category, a sub-category, and products that link to their pages', async ({ page }) => {
    const [category] = content.menu;
    const [sub] = category?.ourProductSubCategoryVM ?? [];
    if (!category || !sub) throw new Error('This test needs a sub-category');
    await expectPage(page, `/product/${sub.id}`, { heading: sub.name, trail: ['Home', 'Product', sub.name] });
    await expectPage(page, `/product/${category.id}`, {
      heading: category.name,
      trail: ['Home', 'Product', category.name],
    });
    const cards = main(page).getByRole('article').getByRole('heading').getByRole('link');
    await expect(cards).toHaveText(content.products.map(({ name }) => name));
    const listed = await ask<{ products: { imgLink: string }[] }>(
      page.request,
      `GetCategoryByCategoryId?id=${category.id}`,
    );
    for (const [index, { imgLink }] of listed.products.entries()) {
      await expect(main(page).getByRole('article').nth(index).locator('img')).toHaveAttribute('src', imgLink);
    }
    for (const { id, name } of category.ourProductSubCategoryVM) {
      await expect(main(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', `/product/${id}`);
    }
    const [product] = content.products;
    await hydrate(page);
    await cards.first().click();
    await expect(page).toHaveURL(`/product-details/${product?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product?.name ?? '');
  });

  test('shows a product with thumbnails that select the picture', async ({ page }) => {
    const product = await productWith(page.request, ({ isVideo }) => isVideo);
    const pictures = product.productImagesVM.filter(({ isVideo }) => !isVideo);
    const videos = product.productImagesVM.filter(({ isVideo }) => isVideo);
    await expectPage(page, `/product-details/${product.id}`, {
      heading: product.name,
      trail: ['Home', 'Product', product.name],
    });
    await expect(main(page).getByText(openingOf(product.description))).toBeVisible();
    await hydrate(page);
    const gallery = page.getByRole('region', { name: 'Pictures of the product' });
    const large = gallery.locator('[id^="picture-"]');
    const thumbnails = page.getByRole('list', { name: 'Choose a picture' }).getByRole('link');
    await expect(large).toHaveCount(pictures.length);
    await expect(thumbnails).toHaveCount(pictures.length);
    for (const [index, { imgLink }] of pictures.entries()) {
      await expect(large.nth(index).locator('img')).toHaveAttribute('src', imgLink);
      await expect(thumbnails.nth(index).locator('img')).toHaveAttribute('src', imgLink);
    }
    for (const chosen of [0, pictures.length - 1, 1]) {
      if (chosen > 0) await thumbnails.nth(chosen).click();
      await expect(thumbnails.nth(chosen)).toHaveAttribute('aria-current', 'true');
      await expect(gallery.locator('[aria-current]')).toHaveCount(1);
      await expect(large.nth(chosen)).toBeInViewport();
    }
    const figures = page.getByRole('region', { name: 'Videos' }).getByRole('figure');
    await expect(figures.locator('figcaption > :first-child')).toHaveText(videos.map(({ name = '' }) => name));
    const [above, below] = await Promise.all([gallery, figures.first()].map((one) => one.boundingBox()));
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  });

  test('shows four placeholders for a product without pictures', async ({ page }) => {
    const product = await productWith(page.request, undefined);
    await page.goto(`/product-details/${product.id}`);
    await expect(page.getByRole('list', { name: 'Choose a picture' }).getByRole('link')).toHaveCount(4);
    const pictures = page.getByRole('region', { name: 'Pictures of the product' }).locator('[id^="picture-"]');
    await expect(pictures).toHaveCount(4);
    await expect(pictures.getByRole('img', { name: 'No picture yet' })).toHaveCount(4);
  });

  test('redirects permanently from a product’s id under /product to the product', async ({ request }) => {
    const [product] = content.products;
    const answer = await request.get(`/product/${product?.id}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(`/product-details/${product?.id}`);
  });
});

test.describe('News', () => {
  test('lists at most 24 items per page, and returns 404 for invalid pages', async ({ page }) => {
    await expectPage(page, '/news', { heading: 'News', trail: ['Home', 'News'] });
    const cards = main(page).getByRole('article');
    const shown = content.news.slice(0, 24);
    await expect(cards).toHaveCount(shown.length);
    for (const [index, { id, heading, date, imgLink }] of shown.entries()) {
      await expect(cards.nth(index).getByRole('link', { name: heading })).toHaveAttribute('href', `/news/${id}`);
      await expect(cards.nth(index)).toContainText(`Published at ${shownMoment(date, content.timeZone)}`);
      await expect(cards.nth(index).locator('img')).toHaveAttribute('src', imgLink);
    }
    const pages = Math.ceil(content.news.length / 24);
    expect((await page.request.get(`/news?page=${pages}`)).status()).toBe(200);
    for (const wrong of [`${pages + 1}`, '0', 'two', '-1']) {
      expect((await page.request.get(`/news?page=${wrong}`)).status(), wrong).toBe(404);
    }
  });

  test('truncates a card’s heading at 30 and its text at 200 characters, only visually', async ({ page }) => {
    await page.goto('/news');
    const long = content.news.slice(0, 24).find(({ heading }) => heading.length > 30);
    if (!long) throw new Error('This test needs a long heading');
    const link = main(page).getByRole('link', { name: long.heading });
    await expect(link).toHaveCount(1);
    await expect(link.locator('[aria-hidden=true]')).toHaveText(`${long.heading.slice(0, 30).trimEnd()}...`);
    const texts = main(page).locator('article p.text-muted [aria-hidden=true]');
    expect(await texts.count()).toBeGreaterThan(1);
    const cuts = (await texts.allTextContents()).map((text) => [text.length, text.slice(-3)]);
    // A trailing space before the cut is removed.
    for (const [length, end] of cuts)
      expect([203, 202].includes(Number(length)) && end === '...', `${length}`).toBe(true);
    expect(cuts.some(([length]) => length === 203)).toBe(true);
  });

  test('shows an item with day, month, year and time', async ({ page }) => {
    for (const half of ['am', 'pm']) {
      const news = content.news.find(({ date }) => shownMoment(date, content.timeZone).endsWith(half));
      if (!news) throw new Error('This test needs news of a morning and of an afternoon');
      await expectPage(page, `/news/${news.id}`, { heading: news.heading, trail: ['Home', 'News', news.heading] });
      await expect(
        page.getByText(`Published at ${shownMoment(news.date, content.timeZone)}`, { exact: true }),
      ).toBeVisible();
      await expect(main(page).getByText(openingOf(news.description))).toBeVisible();
      await expect(main(page).locator(`img[src="${news.imgLink}"]`).first()).toBeVisible();
    }
  });

  test('redirects from the old address', async ({ request }) => {
    const answer = await request.get('/shop', { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe('/news');
  });
});

test.describe('A missing page', () => {
  test('returns the 404 page', async ({ page }) => {
    expect((await page.goto('/nothing/here'))?.status()).toBe(404);
    await expect(page).toHaveTitle(`Page not found | ${content.companyName}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(crumbsOf(page)).toHaveText(['Home', 'Page not found']);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('is the same for invalid and for unknown ids', async ({ request }) => {
    for (const path of ['/news/abc', '/news/99999999999', '/product/0', '/product-details/x', '/career/1e3']) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(404);
      const html = await response.text();
      expect(titleOf(html), path).toBe(`Page not found | ${content.companyName}`);
      expect(headingOf(html), path).toBe('Page not found');
      const crumbs = /<nav aria-label="Breadcrumbs">.*?<\/nav>/s.exec(html)?.[0] ?? '';
      const items = [...crumbs.matchAll(/<li\b.*?<\/li>/gs)].map(([item]) => wordsOf(item).trim());
      expect(items, path).toEqual(['Home', 'Page not found']);
      expect(html, path).toMatch(/<nav [^>]*aria-label="Main"/);
      expect(html, path).toContain('<footer');
    }
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a product’s thumbnails select the picture', async ({ page }) => {
    await page.goto(`/product-details/${content.products[0]?.id}`);
    const pictures = page.getByRole('region', { name: 'Pictures of the product' }).locator('[id^="picture-"]');
    await expect(pictures.last()).not.toBeInViewport();
    await page.getByRole('list', { name: 'Choose a picture' }).getByRole('link').last().click();
    await expect(pictures.last()).toBeInViewport();
  });
});
