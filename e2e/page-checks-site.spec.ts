import { test } from '@playwright/test';
import { ask } from './testing/call-api.ts';
import { expectPageChecksInWindows, type Window } from './testing/page/page-checks.ts';
import { readContent } from './testing/page/site-content.ts';

/* The home page and the pages of products, news, media and jobs: each is opened once and checked in all windows. */

const lightAndDark: Window[] = ['1280 light', '1280 dark', '320 light', '320 dark'];
const narrowToWide: Window[] = [...lightAndDark, '2560 light'];
const narrow: Window[] = ['1280 light', '320 light', '320 dark'];

const windowsOf = {
  '/': narrowToWide,
  '/product': lightAndDark,
  'a category of products': narrow,
  'a sub-category of products': narrow,
  'a product': narrowToWide,
  '/news': narrowToWide,
  'news filtered by year': narrow,
  'a news item': narrow,
  '/gallery': lightAndDark,
  'a gallery': lightAndDark,
  '/videos': lightAndDark,
  '/trade-fair': lightAndDark,
  'a fair': lightAndDark,
  '/contact': narrowToWide,
  '/career': narrowToWide,
  'an open job': narrow,
  'a closed job': narrow,
  '/portfolio': narrow,
  '/portfolio/3': narrow,
  '/portfolio/portfolio-details': ['1280 light'],
} as const satisfies Record<string, Window[]>;

type Name = keyof typeof windowsOf;

let paths: Partial<Record<Name, string>> = {};

test.beforeAll(async ({ request }) => {
  const { menu, products, news, openJob, closedJob } = await readContent(request);
  const galleries = await ask<{ id: number; galleryDetailsVM: { isVideo: boolean }[] }[]>(request, 'GetGallery');
  const mixed = galleries.find(
    ({ galleryDetailsVM: media }) => new Set(media.map(({ isVideo }) => isVideo)).size === 2,
  );
  const fairs = await ask<{ id: number }[]>(request, 'GetTradeFair');
  const years = await ask<{ to: number }>(request, 'GetNewsYears');
  paths = {
    'a category of products': `/product/${menu[0]?.id}`,
    'a sub-category of products': `/product/${menu[0]?.ourProductSubCategoryVM[0]?.id}`,
    'a product': `/product-details/${products[0]?.id}`,
    'news filtered by year': `/news?from=${years.to}&to=${years.to}`,
    'a news item': `/news/${news[0]?.id}`,
    'a gallery': `/gallery/${mixed?.id}`,
    'a fair': `/trade-fair/${fairs[0]?.id}`,
    'an open job': `/career/${openJob.id}`,
    'a closed job': `/career/${closedJob?.id}`,
  };
});

for (const [name, windows] of Object.entries(windowsOf)) {
  test(`${name} passes the page checks in every window`, ({ page }) =>
    expectPageChecksInWindows(page, paths[name as Name] ?? name, { windows }));
}

test('a page that does not exist passes the page checks', ({ page }) =>
  expectPageChecksInWindows(page, '/nothing/here', { windows: ['1280 light'], status: 404 }));
