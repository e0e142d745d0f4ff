import { expect, test } from '@playwright/test';
import { expectPage } from './testing/expect-page.ts';
import { headingOf, titleOf, wordsOf } from './testing/html-text.ts';
import { readContent, type SiteContent } from './testing/site-content.ts';
import { crumbsOf } from './testing/sound-page.ts';
import { wakeUp } from './testing/wake-up.ts';

let content: SiteContent;

test.beforeAll(async ({ request }) => {
  content = await readContent(request);
});

test.describe('Products', () => {
  test('lists every category with its sub-categories', async ({ page }) => {
    await expectPage(page, '/product', { heading: 'Our Products', trail: ['Home', 'Product'] });
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(content.menu.length);
    const [category] = content.menu;
    await expect(cards.first().getByRole('link', { name: category?.name })).toHaveAttribute(
      'href',
      `/product/${category?.id}`,
    );
  });

  test('shows a category, a sub-category, and products that lead to their pages', async ({ page }) => {
    const [category] = content.menu;
    const [sub] = category?.ourProductSubCategoryVM ?? [];
    if (!category || !sub) throw new Error('This test needs a sub-category');
    await expectPage(page, `/product/${sub.id}`, { heading: sub.name, trail: ['Home', 'Product', sub.name] });
    await expectPage(page, `/product/${category.id}`, {
      heading: category.name,
      trail: ['Home', 'Product', category.name],
    });
    const [product] = content.products;
    await wakeUp(page);
    await page.getByRole('main').getByRole('link', { name: product?.name }).first().click();
    await expect(page).toHaveURL(`/product-details/${product?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product?.name ?? '');
  });

  test('shows a product, whose thumbnails choose the picture', async ({ page }) => {
    const [product] = content.products;
    await expectPage(page, `/product-details/${product?.id}`, {
      heading: product?.name ?? '',
      trail: ['Home', 'Product', product?.name ?? ''],
    });
    await wakeUp(page);
    const thumbnails = page.getByRole('list', { name: 'Choose a picture' }).getByRole('link');
    await expect(thumbnails.first()).toHaveAttribute('aria-current', 'true');
    await thumbnails.last().click();
    await expect(thumbnails.last()).toHaveAttribute('aria-current', 'true');
    await expect(thumbnails.first()).not.toHaveAttribute('aria-current');
  });

  test('moves from a product’s id under /product to the product for good', async ({ request }) => {
    const [product] = content.products;
    const answer = await request.get(`/product/${product?.id}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(`/product-details/${product?.id}`);
  });
});

test.describe('News', () => {
  test('lists at most 24 a page, with real links to the others', async ({ page }) => {
    await expectPage(page, '/news', { heading: 'News', trail: ['Home', 'News'] });
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(Math.min(24, content.news.length));
    const pages = Math.ceil(content.news.length / 24);
    expect((await page.request.get(`/news?page=${pages}`)).status()).toBe(200);
    for (const wrong of [`${pages + 1}`, '0', 'two', '-1']) {
      expect((await page.request.get(`/news?page=${wrong}`)).status(), wrong).toBe(404);
    }
  });

  test('cuts a card’s heading for the eye only', async ({ page }) => {
    await page.goto('/news');
    const long = content.news.slice(0, 24).find(({ heading }) => heading.length > 30);
    if (!long) throw new Error('This test needs a long heading');
    const link = page.getByRole('main').getByRole('link', { name: long.heading });
    await expect(link).toHaveCount(1);
    await expect(link.locator('[aria-hidden=true]')).toHaveText(`${long.heading.slice(0, 30).trimEnd()}...`);
  });

  test('shows one, with day, month, year and time', async ({ page }) => {
    const [news] = content.news;
    await expectPage(page, `/news/${news?.id}`, {
      heading: news?.heading ?? '',
      trail: ['Home', 'News', news?.heading ?? ''],
    });
    await expect(page.getByText(/^Published at \d\d [A-Z][a-z]{2}, \d{4}, \d{1,2}:\d\d [ap]m$/)).toBeVisible();
  });

  test('takes the old address along', async ({ request }) => {
    const answer = await request.get('/shop', { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe('/news');
  });
});

test('Contact shows the form, the ways to reach the group and the people', async ({ page }) => {
  await expectPage(page, '/contact', { heading: 'Contact Us', trail: ['Home', 'Contact Us'] });
  await expect(page.getByRole('heading', { name: 'Write a Message' })).toBeVisible();
  for (const label of ['Name', 'Email', 'Mobile', 'Subject', 'Message']) {
    await expect(page.getByRole('main').getByLabel(label, { exact: true })).not.toHaveAttribute('required');
  }
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(page.getByRole('main').locator('a[href^="mailto:"]').first()).toBeVisible();
});

test.describe('Career', () => {
  test('lists the positions and takes CVs', async ({ page }) => {
    await expectPage(page, '/career', { heading: 'Career', trail: ['Home', 'Career'] });
    await expect(page.getByRole('heading', { name: 'Drop your CV' })).toBeVisible();
    for (const label of ['Name', 'Address', 'Email', 'Mobile', 'Mobile Alternative', 'Department']) {
      await expect(page.getByRole('main').getByLabel(label, { exact: true })).toHaveAttribute('required');
    }
    const file = page.getByLabel(/size under 1MB/);
    await expect(file).toHaveAttribute('required');
    await expect(file).toHaveAttribute('accept', '.pdf,.doc,.docx');
    await expect(page.getByLabel('Department')).toHaveValue('');
    await expect(page.getByLabel('Department').locator('option').first()).toHaveText('Select');
  });

  test('shows an open job with its form', async ({ page }) => {
    const { id, title } = content.openJob;
    await expectPage(page, `/career/${id}`, { heading: title, trail: ['Home', 'Career', title] });
    await expect(page.getByRole('link', { name: 'Apply', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit CV' })).toBeVisible();
  });

  test('shows a job past its deadline as closed, without the form', async ({ page }) => {
    const job = content.closedJob;
    if (!job) throw new Error('This test needs a closed job');
    await expectPage(page, `/career/${job.id}`, { heading: job.title, trail: ['Home', 'Career', job.title] });
    await expect(page.getByText('Closed', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit CV' })).toHaveCount(0);
  });
});

test.describe('What is not there', () => {
  test('is answered with the 404 page', async ({ page }) => {
    expect((await page.goto('/nothing/here'))?.status()).toBe(404);
    await expect(page).toHaveTitle(`Page not found | ${content.companyName}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(crumbsOf(page)).toHaveText(['Home', 'Page not found']);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('is the same page for ids that are none, and for those of nothing', async ({ request }) => {
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

  test('a product’s thumbnails still choose the picture', async ({ page }) => {
    await page.goto(`/product-details/${content.products[0]?.id}`);
    const pictures = page.getByRole('region', { name: 'Pictures of the product' }).locator('[id^="picture-"]');
    await expect(pictures.last()).not.toBeInViewport();
    await page.getByRole('list', { name: 'Choose a picture' }).getByRole('link').last().click();
    await expect(pictures.last()).toBeInViewport();
  });
});
