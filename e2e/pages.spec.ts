import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, type Response, test } from '@playwright/test';
import { readContent, type SiteContent } from './testing/site-content.ts';

let content: SiteContent;

test.beforeAll(async ({ request }) => {
  content = await readContent(request);
});

/** Opens a page and holds it to what every page owes: no errors, nothing from elsewhere, no axe finding. */
async function openSound(page: Page, path: string): Promise<Response> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // The browser itself reports the status of a page that is meant to be missing.
    if (message.type() === 'error' && !message.text().includes('status of 404')) complaints.push(message.text());
  });
  const response = await page.goto(path);
  const origin = new URL(page.url()).origin;
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) complaints.push(request.url());
  });
  await page.waitForLoadState('load');
  if (!response) throw new Error(`No answer for ${path}`);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'scrolls sideways').toBe(0);
  expect(complaints).toEqual([]);
  return response;
}

const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');

async function expectPage(page: Page, path: string, heading: string, trail: string[], title = heading): Promise<void> {
  const response = await openSound(page, path);
  expect(response.status()).toBe(200);
  await expect(page).toHaveTitle(`${title} | ${content.companyName}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(crumbs(page)).toHaveText(trail);
  for (const link of await crumbs(page).getByRole('link').all()) {
    const answer = await page.request.get((await link.getAttribute('href')) ?? 'nowhere');
    expect(answer.status(), await link.innerText()).toBe(200);
  }
}

test.describe('Home', () => {
  test('shows slides, brands, three news and three videos', async ({ page }) => {
    const response = await openSound(page, '/');
    expect(response.status()).toBe(200);
    await expect(page).toHaveTitle(`${content.companyName} | Home`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.companyName);
    const news = page.getByRole('region', { name: 'Latest News' });
    await expect(news.getByRole('article')).toHaveCount(Math.min(3, content.news.length));
    await expect(news.getByText('Published at').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Latest Videos' }).getByRole('figure')).toHaveCount(3);
    await expect(page.getByRole('region', { name: 'Our Brand' }).getByRole('listitem').first()).toBeVisible();
  });

  test('frames a video only after a click on it', async ({ page }) => {
    const elsewhere: string[] = [];
    await page.route(
      (url) => url.hostname !== '127.0.0.1',
      async (route) => {
        elsewhere.push(new URL(route.request().url()).protocol);
        await route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
      },
    );
    await page.goto('/');
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(elsewhere).toEqual([]);
    await page
      .getByRole('link', { name: /^Play video/ })
      .first()
      .click();
    await expect(page.locator('iframe')).toHaveAttribute(
      'src',
      /^https:\/\/(www\.youtube-nocookie|player\.vimeo)\.com\//,
    );
    expect(elsewhere).toContain('https:');
  });

  test('moves its slides by itself, and stops for the pause control', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const current = page.getByRole('button', { name: /^Show slide/, disabled: false });
    await expect(current.first()).toHaveAttribute('aria-current', 'true');
    await page.mouse.move(5, 900);
    // The slides begin once the page's script is there; from then on the clock is ours.
    await expect(page.locator('header[data-ready]')).toBeVisible();
    await page.clock.runFor(5_200);
    await expect(current.nth(1)).toHaveAttribute('aria-current', 'true');
    await page.getByRole('checkbox', { name: 'Pause all motion' }).check({ force: true });
    await page.clock.runFor(15_000);
    await expect(current.nth(1)).toHaveAttribute('aria-current', 'true');
  });

  test('keeps still under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    await expect(page.locator('header[data-ready]')).toBeVisible();
    await page.clock.runFor(30_000);
    await expect(page.getByRole('button', { name: 'Show slide 1 of' })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('checkbox', { name: 'Pause all motion' })).toBeHidden();
  });
});

test.describe('Products', () => {
  test('lists every category with its sub-categories', async ({ page }) => {
    await expectPage(page, '/product', 'Our Products', ['Home', 'Product']);
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
    await expectPage(page, `/product/${sub.id}`, sub.name, ['Home', 'Product', sub.name]);
    await expectPage(page, `/product/${category.id}`, category.name, ['Home', 'Product', category.name]);
    const [product] = content.products;
    await page.getByRole('main').getByRole('link', { name: product?.name }).first().click();
    await expect(page).toHaveURL(`/product-details/${product?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product?.name ?? '');
  });

  test('shows a product, whose thumbnails choose the picture', async ({ page }) => {
    const [product] = content.products;
    await expectPage(page, `/product-details/${product?.id}`, product?.name ?? '', [
      'Home',
      'Product',
      product?.name ?? '',
    ]);
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
    await expectPage(page, '/news', 'News', ['Home', 'News']);
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
    await expectPage(page, `/news/${news?.id}`, news?.heading ?? '', ['Home', 'News', news?.heading ?? '']);
    await expect(page.getByText(/^Published at \d\d [A-Z][a-z]{2}, \d{4}, \d{1,2}:\d\d [ap]m$/)).toBeVisible();
  });

  test('takes the old address along', async ({ request }) => {
    const answer = await request.get('/shop', { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe('/news');
  });
});

test('Contact shows the form, the ways to reach the group and the people', async ({ page }) => {
  await expectPage(page, '/contact', 'Contact Us', ['Home', 'Contact Us']);
  await expect(page.getByRole('heading', { name: 'Write a Message' })).toBeVisible();
  for (const label of ['Name', 'Email', 'Mobile', 'Subject', 'Message']) {
    await expect(page.getByRole('main').getByLabel(label, { exact: true })).not.toHaveAttribute('required');
  }
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(page.getByRole('main').locator('a[href^="mailto:"]').first()).toBeVisible();
});

test.describe('Career', () => {
  test('lists the positions and takes CVs', async ({ page }) => {
    await expectPage(page, '/career', 'Career', ['Home', 'Career']);
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
    await expectPage(page, `/career/${id}`, title, ['Home', 'Career', title]);
    await expect(page.getByRole('link', { name: 'Apply', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit CV' })).toBeVisible();
  });

  test('shows a job past its deadline as closed, without the form', async ({ page }) => {
    const job = content.closedJob;
    if (!job) throw new Error('This test needs a closed job');
    await expectPage(page, `/career/${job.id}`, job.title, ['Home', 'Career', job.title]);
    await expect(page.getByText('Closed', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit CV' })).toHaveCount(0);
  });
});

test.describe('What is not there', () => {
  for (const path of [
    '/nothing/here',
    '/news/abc',
    '/news/99999999999',
    '/product/0',
    '/product-details/x',
    '/career/1e3',
  ]) {
    test(`answers ${path} with the 404 page`, async ({ page }) => {
      const response = await openSound(page, path);
      expect(response.status()).toBe(404);
      await expect(page).toHaveTitle(`Page not found | ${content.companyName}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await expect(crumbs(page)).toHaveText(['Home', 'Page not found']);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }
});

test.describe('Every page', () => {
  test('scrolls to the top and takes reading along when going elsewhere', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('header[data-ready]')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'News', exact: true }).click();
    await expect(page).toHaveURL('/news');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  for (const width of [320, 2560]) {
    test(`fits a window ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/', '/news', '/contact', '/career', `/product-details/${content.products[0]?.id}`]) {
        await openSound(page, path);
      }
    });
  }

  test('brings no schemas to the browser', async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    for (const path of ['/contact', '/career', '/newsletter']) {
      await page.goto(path);
      await expect(page.locator('header[data-ready]')).toBeVisible();
    }
    expect(scripts.length).toBeGreaterThan(5);
    for (const script of await Promise.all(scripts)) expect(script).not.toMatch(/ZodError|safeParse/);
  });

  test('reads in the dark', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const path of ['/', '/product', '/contact', '/career']) await openSound(page, path);
  });

  test('names the year of the copyright, and the further pages in the footer', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText(`© ${new Date().getFullYear()} ${content.companyName}`)).toBeVisible();
    const explore = footer.getByRole('navigation', { name: 'Explore' }).getByRole('link');
    await expect(explore).toHaveText([
      'About',
      'Concern',
      'Export',
      'News',
      'Gallery',
      'Privacy Policy',
      'Contact',
      'Faq',
    ]);
    for (const path of [
      '/keyadmin',
      '/mission',
      '/corporate-values',
      '/trade-fair',
      '/certificates',
      '/crest',
      '/career',
    ]) {
      await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
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
