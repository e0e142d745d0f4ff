import { expect, type Page, test } from '@playwright/test';
import { hydrate } from './testing/page/hydrate.ts';
import { readContent, type SiteContent } from './testing/page/site-content.ts';

let content: SiteContent;
test.beforeAll(async ({ request }) => {
  content = await readContent(request);
});

const main = (page: Page) => page.getByRole('main');
const status = (page: Page) => main(page).getByRole('status');
const progress = (page: Page) => main(page).getByRole('progressbar', { name: 'Submitting' });

const pdfOf = (bytes: number) => ({
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, ' ')]),
});

async function fill(page: Page, path: string, bytes: number): Promise<void> {
  await page.goto(path);
  await hydrate(page);
  const form = main(page).locator('form', { has: page.getByLabel('Department') });
  await form.getByLabel('Name', { exact: true }).fill('Grace Hopper');
  await form.getByLabel('Address').fill('2 Harbour Road');
  await form.getByLabel('Email').fill('grace@example.org');
  await form.getByLabel('Mobile', { exact: true }).fill('+44 20 7946 0002');
  await form.getByLabel('Mobile Alternative').fill('+44 20 7946 0003');
  await form.getByLabel('Department').selectOption({ index: 1 });
  await form.getByLabel(/size under 1MB/).setInputFiles(pdfOf(bytes));
}

const send = (page: Page) => main(page).getByRole('button', { name: 'Submit CV' }).click();

test('shows the upload progress of a CV, and announces it in quarters', async ({ page }) => {
  await fill(page, '/career', 800_000);
  const slow = await page.context().newCDPSession(page);
  const speed = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 250_000 };
  await slow.send('Network.emulateNetworkConditions', speed);
  const seen = page.evaluate(async () => {
    const values = new Set<number>();
    const spoken = new Set<string>();
    const form = document.querySelector('form[action*="#cv-notice"]');
    await new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        const bar = form?.querySelector('progress');
        if (bar) values.add(bar.value);
        spoken.add(form?.querySelector('[aria-live=polite]')?.textContent ?? '');
        if (!bar && values.size > 0) {
          watch.disconnect();
          resolve();
        }
      });
      if (form) watch.observe(form, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    return { values: [...values], spoken: [...spoken].filter((text) => text !== '') };
  });
  await send(page);
  await expect(progress(page)).toBeVisible();
  await expect(
    main(page)
      .getByText(/^Sending… \d+%$/)
      .first(),
  ).toBeVisible();
  const { values, spoken } = await seen;
  expect(values).toEqual([...values].sort((a, b) => a - b));
  expect(values.filter((value) => value > 0 && value < 100).length).toBeGreaterThan(2);
  expect(spoken.length).toBeGreaterThan(1);
  for (const text of spoken) expect(text).toMatch(/^Sending… (0|25|50|75|100)%$/);
  await expect(status(page)).toHaveText(/CV-[2-9A-Z]{4}-[2-9A-Z]{4}/);
  await expect(main(page).getByLabel('Name', { exact: true })).toHaveValue('');
});

test('shows the progress of a CV until the response, and ignores a second click', async ({ page }) => {
  let posts = 0;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const path = `/career/${content.openJob.id}`;
  await fill(page, path, 100);
  await page.route(`**${path}/send`, async (route) => {
    posts += 1;
    await held;
    await route.continue();
  });
  await send(page);
  await expect(progress(page)).toBeVisible();
  await main(page).getByRole('button', { name: 'Submitting' }).click({ force: true });
  release();
  await expect(status(page)).toHaveText(/CV-[2-9A-Z]{4}-[2-9A-Z]{4}/);
  await expect(progress(page)).toBeHidden();
  expect(posts).toBe(1);
  await expect(page).toHaveURL(path);
});

for (const [what, fulfil, said] of [
  ['an HTML error page', { status: 502, body: '<h1>Bad gateway</h1>' }, 'Failed to submit CV. Please try again.'],
  ['unexpected JSON', { status: 200, json: { ok: 1 } }, 'Failed to submit CV. Please try again.'],
  ['a failed request', undefined, 'An error occurred. Please try again.'],
] as const) {
  test(`shows an error and keeps the typed values and the file after ${what}`, async ({ page }) => {
    await fill(page, '/career', 100);
    await page.route('**/career/send', (route) => (fulfil ? route.fulfill(fulfil) : route.abort()), { times: 1 });
    await send(page);
    await expect(main(page).getByRole('alert')).toHaveText(said);
    await expect(main(page).getByLabel('Name', { exact: true })).toHaveValue('Grace Hopper');
    await send(page);
    await expect(status(page)).toHaveText(/CV-[2-9A-Z]{4}-[2-9A-Z]{4}/);
  });
}

test('the upload address returns 404 for GET and for a missing job', async ({ request }) => {
  for (const path of ['/career/send', `/career/${content.openJob.id}/send`]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  expect((await request.post('/career/999999/send', { multipart: { name: 'A' } })).status()).toBe(404);
});
