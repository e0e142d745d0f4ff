import { type BrowserContext, expect, type Page, type Response, test } from '@playwright/test';
import { everyPage } from './testing/page/every-page.ts';

const pagesAtOnce = 3;

/** Returns cookies, stored data and requests to other hosts of a page whose visitor only reads and scrolls. */
async function tracesOf(context: BrowserContext, path: string): Promise<string[]> {
  const page = await context.newPage();
  const traces: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol !== 'data:' && hostname !== '127.0.0.1') traces.push(`requests ${request.url()}`);
  });
  const heard: Promise<void>[] = [];
  const hear = (response: Response) => {
    const look = async () => {
      if ((await response.headerValue('set-cookie')) !== null) traces.push(`sets a cookie at ${response.url()}`);
    };
    heard.push(look());
  };
  page.on('response', hear);
  await page.goto(path, { waitUntil: 'load' });
  await page.mouse.wheel(0, 20_000);
  await page.waitForFunction(() => window.scrollY > 0 || document.body.scrollHeight <= window.innerHeight);
  traces.push(...(await keptBy(page)), ...(await tellingForms(page)));
  // More pictures may still load. Their responses are not checked.
  page.off('response', hear);
  await Promise.all(heard);
  await page.close();
  return traces.map((trace) => `${path} ${trace}`);
}

/** The data that the browser stores for the page. */
const keptBy = (page: Page): Promise<string[]> =>
  page.evaluate(async () => [
    ...(document.cookie === '' ? [] : [`has the cookie ${document.cookie}`]),
    ...Object.keys(localStorage).map((key) => `stores ${key} in the local storage`),
    ...Object.keys(sessionStorage).map((key) => `stores ${key} in the session storage`),
    ...(await indexedDB.databases()).map(({ name }) => `stores the database ${name}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(() => 'has a service worker'),
  ]);

/** Forms that would send personal data in the URL, and checkboxes that are ticked by default. */
const tellingForms = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...[...document.forms].flatMap((form) =>
      form.method === 'get' && form.querySelector('[type=email], [type=tel], [type=file], textarea, [name=name]')
        ? [`sends ${form.action} with GET`]
        : [],
    ),
    ...[...document.querySelectorAll<HTMLInputElement>('form[method=post] [type=checkbox]:checked')].map(
      ({ name }) => `has ticked ${name}`,
    ),
  ]);

test('no page sets a cookie, stores data, or requests another host before its visitor acts', async ({
  context,
  request,
}) => {
  test.setTimeout(240_000);
  const paths = await everyPage(request);
  expect(paths.length).toBeGreaterThan(40);
  const traces: string[] = [];
  const waiting = [...paths];
  while (waiting.length > 0) {
    const some = waiting.splice(0, pagesAtOnce);
    traces.push(...(await Promise.all(some.map((path) => tracesOf(context, path)))).flat());
  }
  expect(traces).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

for (const [path, box, says] of [
  ['/contact', 'main', ['so that we can answer you', '(Article 6(1)(b) and (f) GDPR)', '12 months']],
  ['/career', 'main', ['to fill our posts', '(Article 6(1)(b) GDPR)', '6 months', '24 months']],
  ['/about', 'footer', ['to send you the newsletter', '(Article 6(1)(a) GDPR)', '7 days']],
] as const) {
  test(`the form on ${path} states purpose, legal basis, retention period and contact`, async ({ page }) => {
    await page.goto(path);
    const form = page.locator(`${box} form[method=post]`);
    for (const words of says) await expect(form).toContainText(words);
    await expect(form.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy-policy');
    await expect(form.locator('a[href^="mailto:"]')).toHaveText(/@/);
    await expect(form.locator('[name=privacyVersion]')).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
  });
}

test('the privacy policy has the same retention periods as the forms', async ({ page }) => {
  await page.goto('/privacy-policy');
  for (const period of ['6 months', '24 months', '12 months', '7 days']) {
    await expect(page.getByRole('main').getByText(period, { exact: true }).first()).toBeVisible();
  }
});
