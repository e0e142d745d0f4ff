import { expect, type Page, test } from '@playwright/test';
import { ask } from './testing/call-api.ts';
import { axeViolations } from './testing/page/axe.ts';
import { hydrate } from './testing/page/hydrate.ts';
import { crumbsOf, expectPageChecksInWindows, openCheckedPage } from './testing/page/page-checks.ts';

interface Found {
  total: number;
  counts: Record<string, number>;
  items: { type: string; url: string; title: { text: string }[]; pages?: { page: number }[] }[];
}

let company = '';
/** A word of a product's name, with the results of the call for it. */
let word = '';
let found: Found;

test.beforeAll(async ({ request }) => {
  // A data sheet alone says this. The program reads PDFs after its start.
  const pages = async () =>
    (await ask<Found>(request, 'Search?q=reaction+to+fire&exact=1')).items.flatMap((hit) => hit.pages ?? []);
  await expect.poll(async () => (await pages()).length, { timeout: 60_000 }).toBeGreaterThan(0);
  company = (await ask<{ companyName: string }>(request, 'GetInformation')).companyName;
  const menu = await ask<{ id: number }[]>(request, 'GetProductMenu');
  const { products } = await ask<{ products: { name: string }[] }>(
    request,
    `GetCategoryByCategoryId?id=${menu[0]?.id}`,
  );
  const words = new Set(products.flatMap(({ name }) => name.match(/[a-z]{4,}/gi) ?? []));
  for (const candidate of words) {
    const answer = await ask<Found>(request, `Search?q=${candidate}`);
    if (Object.keys(answer.counts).length < 2 || answer.total > 24) continue;
    [word, found] = [candidate, answer];
    return;
  }
  throw new Error('These tests need a word that is found in different kinds of content');
});

const titleOf = (item: Found['items'][number] | undefined) => item?.title.map(({ text }) => text).join('') ?? '';
const results = (page: Page) => page.getByRole('main').getByRole('article');
const field = (page: Page) => page.getByRole('banner').locator('#header-search');

test.describe('Results', () => {
  test('have counts for each type, highlight matches and link to their pages', async ({ page }) => {
    await page.goto(`/search?q=${word}`);
    await expect(page).toHaveTitle(`Search: ${word} | ${company}`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(crumbsOf(page)).toHaveText(['Home', 'Search']);
    await expect(page.locator('#page-search')).toHaveValue(word);
    await expect(results(page)).toHaveCount(found.items.length);
    await expect(results(page).first().getByRole('link')).toHaveText(titleOf(found.items[0]));
    await expect(results(page).first().getByRole('link')).toHaveAttribute('href', found.items[0]?.url ?? '');
    await expect(page.locator('main mark').first()).toContainText(new RegExp(word, 'i'));
    const tabs = page.getByRole('navigation', { name: 'Filter by type' }).getByRole('link');
    await expect(tabs).toHaveCount(Object.keys(found.counts).length + 1);
    await expect(tabs.first()).toHaveText(new RegExp(`All\\s*${found.total}`));
  });

  test('of a misspelled word are those of the nearest word, with a link to the word as typed', async ({ page }) => {
    const typed = `${word.slice(0, 2)}${word.slice(1)}`;
    const link = page.getByRole('main').getByRole('link', { name: `Search for “${typed}” instead` });
    await page.goto(`/search?q=${typed}`);
    await expect(page.getByRole('main').getByText(`Results for “${word.toLowerCase()}”.`)).toBeVisible();
    await expect(results(page).first()).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(`/search?q=${typed}&exact=1`);
    await expect(page.getByRole('heading', { level: 2, name: `Nothing found for “${typed}”` })).toBeVisible();
    await expect(link).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('link', { name: `Did you mean “${word.toLowerCase()}”?` })
      .click();
    await expect(page).toHaveURL(new RegExp(`/search\\?q=${word}$`, 'i'));
    await expect(results(page).first()).toBeVisible();
  });

  test('begin with the page that a query names', async ({ page }) => {
    await page.goto('/search?q=certificates');
    await expect(results(page).first().getByRole('link')).toHaveAttribute('href', '/certificates');
    await expect(results(page).first().getByText('Page', { exact: true })).toBeVisible();
  });

  test('are filtered by type with tabs', async ({ page }) => {
    await page.goto(`/search?q=${word}`);
    await page
      .getByRole('navigation', { name: 'Filter by type' })
      .getByRole('link', { name: /^Products/ })
      .click();
    await expect(page).toHaveURL(`/search?q=${word}&type=product`);
    await expect(results(page)).toHaveCount(found.counts.product ?? 0);
    await expect(page.locator('[aria-current=page]').filter({ hasText: 'Products' })).toBeVisible();
  });

  test('are narrowed down by links with counts, which can be removed', async ({ page, request }) => {
    const { facets = [] } = await ask<{ facets?: { name: string; values: { value: string; count: number }[] }[] }>(
      request,
      `Search?q=${word}&facets=1`,
    );
    const [facet] = facets;
    const [value] = facet?.values ?? [];
    if (!facet || !value) throw new Error('These tests need results with a facet');
    await page.goto(`/search?q=${word}`);
    await page.locator(`a[href="/search?q=${word}&${facet.name}=${value.value}"]`).click();
    await expect(page).toHaveURL(`/search?q=${word}&${facet.name}=${value.value}`);
    await expect(results(page)).toHaveCount(value.count);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('main').getByRole('link', { name: 'Remove all filters' }).click();
    await expect(page).toHaveURL(`/search?q=${word}`);
    await page.goto(`/search?q=${word}&year=1901`);
    await expect(page.getByRole('heading', { level: 2, name: /^Nothing found/ })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Remove the filter 1901' }).click();
    await expect(results(page)).toHaveCount(found.items.length);
  });

  test('open PDFs at the page with the words', async ({ page, request }) => {
    await page.goto('/search?q=reaction+to+fire');
    const href = await results(page).getByRole('link', { name: 'PDF, page 1' }).getAttribute('href');
    expect(href).toMatch(/^\/files\/\w+\.pdf#page=1$/);
    expect((await request.get(href ?? '')).headers()['content-type']).toBe('application/pdf');
  });

  test('follow the page’s search field, which keeps the focus, also when going back', async ({ page }) => {
    await page.goto(`/search?q=${word}`);
    await hydrate(page);
    const own = page.locator('#page-search');
    await own.fill('xyzzyplugh');
    await own.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: /^Nothing found/ })).toBeVisible();
    await expect(own).toBeFocused();
    await page.goBack();
    await expect(own).toHaveValue(word);
    await expect(results(page)).toHaveCount(found.items.length);
  });

  test('are listed 24 per page, with links that keep the query', async ({ page, request }) => {
    const letter = await ask<Found>(request, 'Search?q=a');
    expect(letter.total).toBeGreaterThan(24);
    await page.goto('/search?q=a');
    await expect(results(page)).toHaveCount(24);
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/search?q=a&page=2');
    await expect(results(page)).toHaveCount(Math.min(24, letter.total - 24));
    expect((await request.get('/search?q=a&page=999')).status()).toBe(404);
  });

  test('are replaced by links if there are none, and by a prompt without a query', async ({ page }) => {
    await page.goto('/search?q=xyzzyplugh');
    await expect(page.getByRole('heading', { level: 2, name: 'Nothing found for “xyzzyplugh”' })).toBeVisible();
    const main = page.getByRole('main');
    for (const [name, href] of [
      ['Our Products', '/product'],
      ['News', '/news'],
      ['Ask us', '/contact?search=xyzzyplugh'],
    ] as const) {
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    await main.getByRole('link', { name: 'Ask us' }).click();
    await expect(page.locator('#contact-subject')).toHaveValue('xyzzyplugh');
    await page.goto('/search?q=xyzzyplugh@qqqq.zzzz');
    await expect(main.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
    await page.goto('/search');
    await expect(main.getByText('What are you looking for?')).toBeVisible();
  });

  test('of other kinds are counted where one kind has none', async ({ page }) => {
    await page.goto(`/search?q=${word}&type=crest`);
    const main = page.getByRole('main');
    await expect(main.getByText(`There are ${found.total} results of other kinds.`)).toBeVisible();
    await main.getByRole('link', { name: 'Show all types' }).click();
    await expect(results(page)).toHaveCount(found.items.length);
  });

  test('link to the person on a page of several people', async ({ page, request }) => {
    const [{ name = '' } = {}] = await ask<{ name: string }[]>(request, 'GetSpeech');
    await page.goto(`/search?${new URLSearchParams({ q: name })}`);
    await results(page).filter({ hasText: 'Person' }).getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(/\/(about|keyadmin)#executive-\d+$/);
    await expect(page.locator(new URL(page.url()).hash).getByRole('heading', { name })).toBeInViewport();
  });

  test('treat any input as words, and show it as text', async ({ page }) => {
    const odd = '<img src=x onerror=alert(1)> "%_\' & \\ ';
    await openCheckedPage(page, `/search?${new URLSearchParams({ q: odd })}`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('<img src=x onerror=alert(1)>');
    expect((await page.request.get(`/search?q=${'x'.repeat(2_000)}&type=nonsense`)).status()).toBe(200);
  });

  for (const kind of ['some results', 'filtered results', 'no results', 'no query']) {
    test(`pass the page checks in every window: ${kind}`, async ({ page }) => {
      const paths: Record<string, string> = {
        'some results': `/search?q=${word}`,
        'filtered results': `/search?q=${word}&year=2026,1901`,
        'no results': '/search?q=xyzzyplugh',
      };
      await expectPageChecksInWindows(page, paths[kind] ?? '/search', {
        windows: ['1280 light', '320 light', '320 dark'],
      });
    });
  }
});

test.describe('Suggestions', () => {
  test('are fetched on focus only, follow the typing and are selected by keys', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/suggestion/.test(request.url())) asked.push(request.url());
    });
    await page.goto('/');
    await hydrate(page);
    expect(asked).toEqual([]);
    await field(page).pressSequentially(word.slice(0, 4));
    const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    await expect(options.first()).toBeVisible();
    await expect(field(page)).toHaveRole('combobox');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    expect(asked.filter((url) => url.includes('q=')).length).toBeLessThan(4);

    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await options.first().getAttribute('id')) ?? '',
    );
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await expect(options.last()).toContainText('results');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/search?q=${word.slice(0, 4)}`);
    await expect(options).toHaveCount(0);
  });

  test('have pictures and kinds, and leave the text to its own keys', async ({ page }) => {
    await page.goto('/contact');
    await field(page).pressSequentially(word);
    const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    await expect(options.locator('img').first()).toBeVisible();
    await expect(options.filter({ hasText: 'Product' }).first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Use the arrow keys to choose.' })).toHaveCount(1);
    for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight']) {
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
      await page.keyboard.press(key);
      await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
      await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
    }
    await page.keyboard.press('Home');
    expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/search?q=${word}`);
  });

  test('ignore answers that arrive late', async ({ page }) => {
    let answerFirst: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    const first = word.slice(0, 3);
    await page.route(/\/search\/suggestions/, async (route) => {
      if (new URL(route.request().url()).searchParams.get('q') === first) await held;
      await route.continue().catch(() => undefined);
    });
    await page.goto('/contact');
    await hydrate(page);
    const asked = page.waitForRequest((request) => request.url().endsWith(`q=${first}`));
    await field(page).pressSequentially(first);
    await asked;
    await field(page).fill('xyzzyplugh');
    await expect(page.getByText('No suggestions')).toBeVisible();
    answerFirst();
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('No suggestions')).toBeVisible();
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });

  test('close on Escape and keep the typed text, for which Enter then searches', async ({ page }) => {
    await page.goto('/contact');
    await field(page).pressSequentially(word);
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(field(page)).toHaveValue(word);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/search?q=${word}`);
  });

  test('stay closed after Escape, also for a letter typed just before', async ({ page }) => {
    await page.clock.install();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/suggestion\w*\?/.test(request.url())) asked.push(request.url());
    });
    await page.goto('/contact');
    await hydrate(page);
    await field(page).pressSequentially(word.slice(0, 3));
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const before = asked.length;
    await field(page).press(word.charAt(3));
    await page.keyboard.press('Escape');
    await page.clock.runFor(2_000);
    expect(asked.slice(before)).toEqual([]);
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });

  test('open the clicked page', async ({ page }) => {
    await page.goto('/contact');
    await field(page).pressSequentially(word);
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(found.items[0]?.url ?? 'nowhere');
  });

  test('show that they are unavailable, and search still works', async ({ page }) => {
    await page.route(/\/search\/suggestions/, (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.goto('/contact');
    await field(page).pressSequentially(word);
    await expect(page.getByText('Suggestions are not available just now.')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/search?q=${word}`);
    await expect(results(page)).toHaveCount(found.items.length);
  });

  test('have no axe violations while open', async ({ page }) => {
    await page.goto('/contact');
    await field(page).pressSequentially(word);
    await page.getByRole('option').first().hover();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('are JSON, and empty for a single letter', async ({ request }) => {
    const answer = await request.get(`/search/suggestions?q=${word}`);
    expect(answer.headers()['content-type']).toContain('application/json');
    const { items, total } = (await answer.json()) as { items: unknown[]; total: number };
    expect([items.length, total]).toEqual([Math.min(6, found.total), found.total]);
    expect(await (await request.get('/search/suggestions?q=a')).json()).toEqual({ items: [], total: 0, more: false });
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search form in the header works', async ({ page }) => {
    await page.goto('/contact');
    const box = page.getByRole('banner').getByRole('searchbox', { name: 'Search the site' });
    await expect(box).toHaveAttribute('placeholder', 'Search');
    await box.fill(word);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/search?q=${word}`);
    await expect(results(page)).toHaveCount(found.items.length);
  });
});
