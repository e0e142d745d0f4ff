import { expect, test } from '@playwright/test';
import { ask } from './testing/call-api.ts';
import { type Concern, onePerLayout } from './testing/page/concerns.ts';
import { expectPage, main } from './testing/page/expect-page.ts';
import { headingOf } from './testing/page/html-text.ts';

let concerns: Concern[];
test.beforeAll(async ({ request }) => {
  concerns = await ask<Concern[]>(request, 'GetConcern');
});

test.describe('Concerns', () => {
  test('are listed in a grid, each with its logo and a Know More link', async ({ page }) => {
    await expectPage(page, '/concern', { heading: 'Concern', trail: ['Home', 'Concern'] });
    const cards = main(page).getByRole('article');
    await expect(cards).toHaveCount(concerns.length);
    for (const [index, { name, url, logo, redirectlink }] of concerns.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading')).toHaveText(name);
      await expect(card.locator(`img[src="${logo}"]`)).toBeAttached();
      const link = card.getByRole('link', { name: new RegExp(`^Know More about ${name}`) });
      await expect(link).toHaveAttribute('href', redirectlink || `/concern/${url}`);
      expect(await link.getAttribute('target')).toBe(redirectlink ? '_blank' : null);
      expect(await link.getAttribute('rel')).toBe(redirectlink ? 'noopener' : null);
    }
    expect(
      concerns.some(({ redirectlink }) => redirectlink),
      'a concern with a site of its own',
    ).toBe(true);
  });

  for (const columns of [1, 2, 3]) {
    test(`show name, picture, title, mission, vision and contents in a ${columns}-column layout`, async ({ page }) => {
      const concern = concerns.find(({ contentColumn }) => contentColumn === columns);
      if (!concern) throw new Error(`This test needs a concern in ${columns} columns`);
      await expectPage(page, `/concern/${concern.url}`, {
        heading: concern.name,
        trail: ['Home', 'Concern', concern.name],
      });
      await expect(main(page).locator('.banner img')).toHaveAttribute('src', concern.bgImg);
      for (const text of [concern.title, concern.mission, concern.vission]) {
        await expect(main(page).getByText(text, { exact: true })).toBeVisible();
      }
      for (const [name, picture] of [
        ['Mission', concern.missionImg],
        ['Vision', concern.vissionImg],
      ] as const) {
        const statement = main(page).locator('section', { has: page.getByRole('heading', { name, exact: true }) });
        await expect(statement.last().locator('img')).toHaveAttribute('src', picture);
      }
      const items = page.getByRole('region', { name: `More about ${concern.name}` }).getByRole('listitem');
      await expect(items).toHaveCount(concern.concernContent.length);
      for (const [index, { title, description, imgLink }] of concern.concernContent.entries()) {
        await expect(items.nth(index).getByRole('heading')).toHaveText(title);
        await expect(items.nth(index).getByText(description)).toBeVisible();
        await expect(items.nth(index).locator('img')).toHaveAttribute('src', imgLink);
      }
      const lefts = await items.evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().left)));
      expect(lefts.length).toBeGreaterThanOrEqual(columns);
      expect(new Set(lefts).size).toBe(columns);
    });
  }

  test('with a site of their own have a page that links to it', async ({ page }) => {
    for (const { url, name, redirectlink } of onePerLayout(concerns)) {
      const response = await page.goto(`/concern/${url}`);
      expect(response?.status()).toBe(200);
      const own = main(page).getByRole('link', { name: `Visit the site of ${name}` });
      await expect(own).toHaveCount(redirectlink ? 1 : 0);
      if (!redirectlink) continue;
      await expect(own).toHaveAttribute('href', redirectlink);
      await expect(own).toHaveAttribute('target', '_blank');
    }
  });

  test('alternate pictures left and right in one column', async ({ page }) => {
    const concern = concerns.find((one) => one.contentColumn === 1 && one.concernContent.length > 2);
    if (!concern) throw new Error('This test needs a concern with three parts in one column');
    await page.goto(`/concern/${concern.url}`);
    const rows = page.getByRole('region', { name: `More about ${concern.name}` }).getByRole('listitem');
    const sides = await rows.evaluateAll((all) =>
      all.map((row) => {
        const left = (name: string) => row.querySelector(name)?.getBoundingClientRect().left ?? Number.NaN;
        return left('img') < left('h3') ? 'left' : 'right';
      }),
    );
    expect(sides).toEqual(concern.concernContent.map((_, index) => (index % 2 === 0 ? 'left' : 'right')));
  });

  test('redirect permanently from an address with capitals, and missing ones return 404', async ({ request }) => {
    const [concern] = concerns;
    const answer = await request.get(`/concern/${concern?.url.toUpperCase()}?from=letter`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(`/concern/${concern?.url}?from=letter`);
    for (const path of ['/concern/there-is-none', `/concern/${'x'.repeat(300)}`, '/concern/%00']) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
    expect(headingOf(await (await request.get('/concern/there-is-none')).text())).toBe('Page not found');
  });
});
