import { expect, type Page, test } from '@playwright/test';
import { expectWell, type FaultyBackend, startFaultyBackend } from './testing/backends/faulty-backend.ts';
import { minimalPages, minimalResponses } from './testing/backends/minimal-backend.ts';
import { changed } from './testing/changed.ts';
import { hydrate } from './testing/page/hydrate.ts';
import { type Instance, startInstance } from './testing/program/instance.ts';

/* Visitors in a browser while the backend fails or is hostile: forms, pictures that fail to load, texts with scripts. */
let backend: FaultyBackend;
let front: Instance;

test.beforeAll(async () => {
  backend = await startFaultyBackend();
  front = await startInstance({ BACKEND_URL: backend.url });
});
test.afterAll(async () => {
  await front.remove();
  await backend.stop();
});
test.beforeEach(async ({ request }) => {
  await backend.recover();
  await expectWell(request, front.url);
});

const main = (page: Page) => page.getByRole('main');

/** Checks that the page has its layout, and shows no internal details of a failure. */
async function expectLayout(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('navigation', { name: 'Explore' })).toBeVisible();
  expect(await page.content()).not.toMatch(/Stack trace|app\.js:12|ECONN|CallError|fetch failed/);
}

const evil =
  '<p>Good words.</p><script>window.hacked = 1</script><img src="x" onerror="window.hacked = 2">' +
  '<svg onload="window.hacked = 3"></svg><a href="javascript:window.hacked = 4">here</a>' +
  '<iframe srcdoc="<script>parent.hacked = 5</script>"></iframe></title></style></textarea><b onclick="hacked = 6">b</b>';

const isLink = (key: string) => /link|url/i.test(key);

for (const [what, keys, statuses] of [
  ['HTML with scripts in any text', (key: string) => !isLink(key), [200]],
  // A list without a single valid item counts as a failure.
  ['a javascript: address in any link', isLink, [200, 503]],
] as const) {
  test(`${what} has no effect`, async ({ page }) => {
    test.slow();
    backend.changeAll((data) =>
      changed(data, (value, key) => {
        if (typeof value !== 'string' || key === 'type' || !keys(key)) return value;
        return isLink(key) ? 'javascript:window.hacked = 7' : evil;
      }),
    );
    for (const path of minimalPages) {
      const response = await page.goto(front.url + path);
      expect(statuses, path).toContain(response?.status());
      await expectLayout(page);
      const found = await page.evaluate(() => ({
        hacked: 'hacked' in window,
        handlers: document.querySelectorAll('body [onerror], body [onload], body [onclick]').length,
        evilFrames: document.querySelectorAll('iframe[srcdoc]').length,
        links: [...document.querySelectorAll('[href], [src], [action]')]
          .map(
            (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? element.getAttribute('action'),
          )
          .filter((address) => /^\s*javascript:/i.test(address ?? '') && !address?.includes('React has blocked')),
      }));
      expect(found, path).toEqual({ hacked: false, handlers: 0, evilFrames: 0, links: [] });
    }
    await page.goto(`${front.url}/about`);
    await expect(main(page).locator('.rich-text').first()).toContainText(isLink === keys ? 'About us.' : 'Good words.');
  });
}

const typedInto = {
  '/contact': {
    Name: 'Ada Lovelace',
    Email: 'ada@example.org',
    Mobile: '+44 1',
    Subject: 'Yarn',
    Message: 'How much?',
  },
  '/career': { Name: 'Ada Lovelace', Address: '1 Quay Street', Email: 'ada@example.org', Mobile: '+44 20 1' },
  '/career/4': { Name: 'Ada Lovelace', Address: '1 Quay Street', Email: 'ada@example.org', Mobile: '+44 20 1' },
} as const;
const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') };

async function fill(page: Page, path: keyof typeof typedInto): Promise<void> {
  for (const [label, value] of Object.entries(typedInto[path])) {
    await main(page).getByLabel(label, { exact: true }).fill(value);
  }
  if (path === '/contact') return;
  await main(page).getByLabel('Mobile Alternative').fill('+44 20 2');
  await main(page).getByLabel('Department').selectOption('9');
  await attach(page);
}

const attach = (page: Page) =>
  main(page)
    .getByLabel(/size under 1MB/)
    .setInputFiles(cv);

async function expectKept(page: Page, path: keyof typeof typedInto): Promise<void> {
  for (const [label, value] of Object.entries(typedInto[path])) {
    await expect(main(page).getByLabel(label, { exact: true }), label).toHaveValue(value);
  }
  if (path !== '/contact') await expect(main(page).getByLabel('Department')).toHaveValue('9');
}

const send = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^(Send message|Submit CV)$/ })
    .click();

const isContact = (path: keyof typeof typedInto) => path === '/contact';

/** Failures of the backend, with the message that the form shows. */
const troubles = [
  [() => backend.stop(), () => 'An error occurred. Please try again.'],
  [
    () => backend.fail('responds with 500'),
    (path: keyof typeof typedInto) =>
      isContact(path) ? 'Failed to send message. Please try again.' : 'Failed to submit CV. Please try again.',
  ],
] as const;
const refused = 'The department takes no more applications.';

const paths = ['/contact', '/career', '/career/4'] as const;

for (const hasScript of [true, false]) {
  test.describe(`Forms ${hasScript ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled: hasScript });

    for (const path of paths) {
      test(`${path} shows the error and keeps the typed values while the backend is down, fails or rejects, and can be sent afterwards`, async ({
        page,
      }) => {
        await page.goto(front.url + path);
        if (hasScript) await hydrate(page);
        await fill(page, path);
        for (const [trouble, said] of troubles) {
          await trouble();
          await send(page);
          await expect(main(page).getByRole('alert').first()).toContainText(said(path));
          if (hasScript) await expect(page.locator('.Toastify__toast').filter({ hasText: said(path) })).toBeVisible();
          await expectKept(page, path);
          await expectLayout(page);
          await backend.recover();
          await expectWell(page.request, front.url);
          // After a reload, browsers do not let a page fill in a file field.
          if (!isContact(path) && !hasScript) await attach(page);
        }
        if (!isContact(path)) {
          backend.answer('DropCv', { status: false, msg: refused });
          await send(page);
          await expect(main(page).getByRole('alert').first()).toContainText(refused);
          await expectKept(page, path);
          await backend.recover();
          if (!hasScript) await attach(page);
        }
        await send(page);
        const thanks = path === '/contact' ? 'Message sent successfully!' : 'Your CV has arrived.';
        await expect(main(page).getByRole('status').first()).toHaveText(thanks);
        expect(backend.asked.filter((path) => /\/(ContactUs|DropCv)$/.test(path))).toHaveLength(1);
      });
    }
  });
}

test.describe('A picture that fails to load', () => {
  const sized = { imgLinkInfo: { alt: 'The new mill', width: 1200, height: 800 } };

  for (const hasScript of [true, false]) {
    test(`shows its alt text in its shape without a layout shift, ${hasScript ? 'with' : 'without'} script`, async ({
      browser,
    }) => {
      backend.answer('GetNewsById', { ...Object(minimalResponses.GetNewsById), ...sized });
      const context = await browser.newContext({ javaScriptEnabled: hasScript });
      const page = await context.newPage();
      let fail: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        fail = resolve;
      });
      await page.route('**/pictures/**', async (route) => {
        await held;
        await route.fulfill({ status: 404 });
      });
      await page.goto(`${front.url}/news/5`, { waitUntil: 'commit' });
      const picture = main(page).getByRole('img', { name: 'The new mill' });
      const text = main(page).getByText('It spins.');
      await expect(text).toBeVisible();
      // A measurement before the style sheet has loaded sees the page without it.
      const isStyled = () =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every((link) => link.sheet);
      await expect.poll(() => page.evaluate(isStyled)).toBe(true);
      const before = [await picture.boundingBox(), await text.boundingBox()];
      const answered = page.waitForResponse('**/pictures/n.jpg');
      fail();
      await answered;
      await page.waitForLoadState('load');
      expect([await picture.boundingBox(), await text.boundingBox()]).toEqual(before);
      expect((before[0]?.width ?? 0) / (before[0]?.height ?? 1)).toBeCloseTo(1.5, 1);
      await expect(picture).toHaveAttribute('alt', 'The new mill');
      await context.close();
    });
  }

  test('has a shape even if its size is unknown, and white text over it stays readable', async ({ page }) => {
    await page.goto(`${front.url}/concern/north-mill`);
    for (const name of ['Mission', 'Vision', 'Yarn']) {
      const picture = main(page).getByRole('img', { name });
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('complete', true);
      const box = await picture.boundingBox();
      expect(box?.width, name).toBeGreaterThan(200);
      expect(box?.height, name).toBeGreaterThan(130);
    }
    const behind = main(page).locator('.banner img');
    expect(await behind.evaluate((img) => getComputedStyle(img, '::after').backgroundColor)).toBe('rgb(20, 32, 44)');
  });
});
