import { test } from '@playwright/test';
import { ask } from './testing/call-api.ts';
import { type Concern, onePerLayout } from './testing/page/concerns.ts';
import { expectPageChecksInWindows, type Window } from './testing/page/page-checks.ts';

/* The pages about the group: each is opened once and checked in all windows. */

const windows: Window[] = ['1280 light', '320 light', '320 dark'];

for (const path of [
  '/about',
  '/keyadmin',
  '/mission',
  '/concern',
  '/faq',
  '/accessibility',
  '/imprint',
  '/privacy-policy',
  '/corporate-values',
  '/export',
  '/certificates',
  '/crest',
]) {
  test(`${path} passes the page checks in every window`, ({ page }) =>
    expectPageChecksInWindows(page, path, { windows }));
}

for (const columns of [1, 2, 3]) {
  test(`a concern with a ${columns}-column layout passes the page checks in every window`, async ({
    page,
    request,
  }) => {
    const concerns = await ask<Concern[]>(request, 'GetConcern');
    const concern = concerns.find(({ contentColumn }) => contentColumn === columns);
    if (!concern) throw new Error(`This test needs a concern in ${columns} columns`);
    await expectPageChecksInWindows(page, `/concern/${concern.url}`, { windows });
  });
}

test('concerns with a site of their own pass the page checks in a narrow window', async ({ page, request }) => {
  const concerns = onePerLayout(await ask<Concern[]>(request, 'GetConcern'));
  for (const { url } of concerns.filter(({ redirectlink }) => redirectlink !== '')) {
    await expectPageChecksInWindows(page, `/concern/${url}`, { windows: ['320 light'] });
  }
});
