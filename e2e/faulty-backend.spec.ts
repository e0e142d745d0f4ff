import { expect, type Page, test } from '@playwright/test';
import { type Fault, type FaultyBackend, faults, startFaultyBackend } from './testing/faulty-backend.ts';
import { type Instance, startInstance } from './testing/instance.ts';
import { plainAnswers, plainPages } from './testing/plain-answers.ts';
import { wakeUp } from './testing/wake-up.ts';

/* The site in front of a backend that does whatever a backend may do; it is never restarted. */
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
test.beforeEach(() => backend.recover());

const main = (page: Page) => page.getByRole('main');

/** The layout stands as ever, and nothing of a failure's inside is shown. */
async function expectLayout(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('navigation', { name: 'Explore' })).toBeVisible();
  expect(await page.content()).not.toMatch(/Stack trace|app\.js:12|ECONN|CallError|fetch failed/);
}

async function expectSaidSo(page: Page, path: string): Promise<void> {
  const response = await page.goto(front.url + path);
  expect(response?.status(), path).toBe(503);
  expect(Number(response?.headers()['retry-after']), path).toBeGreaterThan(0);
  expect(response?.headers()['cache-control'], path).toContain('no-store');
  await expectLayout(page);
  await expect(main(page).getByRole('alert')).toContainText('We cannot load this page at the moment.');
  await expect(main(page).getByRole('link', { name: 'Retry' })).toHaveAttribute('href', path);
}

test('a backend with the specification’s fields and no others fills every page', async ({ request }) => {
  for (const path of plainPages) {
    const response = await request.get(front.url + path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(html, path).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    expect(wordsOf(html), path).not.toMatch(leftovers);
  }
});

for (const fault of Object.keys(faults).filter(isFault)) {
  test(`a backend that answers ${fault}: the page says so, and Retry works once it is over`, async ({ page }) => {
    backend.fail(fault);
    await expectSaidSo(page, '/news');
    await backend.recover();
    await main(page).getByRole('link', { name: 'Retry' }).click();
    await expect(main(page).getByRole('alert')).toHaveCount(0);
    await expect(main(page)).toContainText('New mill opened');
  });
}

function isFault(name: string): name is Fault {
  return name in faults;
}

test('a backend that is down: so said, with what is known of the group, and no restart is needed', async ({ page }) => {
  await page.goto(`${front.url}/news`);
  await backend.stop();
  await expectSaidSo(page, '/news');
  const menu = page.getByRole('navigation', { name: 'Main', exact: true });
  await expect(menu.getByRole('link', { name: 'North Mill', includeHidden: true })).toBeAttached();
  await expect(page.getByRole('contentinfo')).toContainText('office@example.org');
  await backend.recover();
  expect((await page.goto(`${front.url}/news`))?.status()).toBe(200);
});

test('a backend that never answers is given up after ten seconds', async ({ page }) => {
  test.setTimeout(60_000);
  backend.hang();
  const begun = Date.now();
  await expectSaidSo(page, '/news');
  const took = Date.now() - begun;
  expect(took).toBeGreaterThan(9_500);
  expect(took).toBeLessThan(15_000);
});

test('what is not there stays "not found", whatever the rest of the backend does', async ({ page }) => {
  backend.fail('a page instead of data');
  for (const path of ['/nothing/here', '/news/abc']) {
    expect((await page.goto(front.url + path))?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  }
});

test.describe('A page made of parts', () => {
  for (const [path, call, said, stays] of [
    ['/', 'GetBrand', 'Our brands cannot be loaded', 'New mill opened'],
    ['/', 'GetSlider', 'The highlights cannot be loaded', 'New mill opened'],
    ['/', 'GetNews', 'The news cannot be loaded', 'We spin yarn.'],
    ['/', 'GetVideos', 'The videos cannot be loaded', 'We spin yarn.'],
    ['/', 'GetInformation', 'What we have to say of ourselves', 'New mill opened'],
    ['/about', 'GetSpeech', 'The directors cannot be loaded', 'Since 1950.'],
    ['/contact', 'GetContactInformation', 'The contact people cannot be loaded', '1 Quay Street'],
    ['/contact', 'GetInformation', 'Our address and telephone number', 'Head of sales'],
    ['/career', 'GetCareer', 'The open positions cannot be loaded', 'All fields are required.'],
    ['/career', 'GetDepartment', 'The form cannot be loaded', 'Weaver'],
    ['/career/4', 'GetDepartment', 'The form cannot be loaded', 'Weave.'],
  ] as const) {
    test(`${path} without ${call} shows the others, and says which is missing`, async ({ page }) => {
      backend.fail('data of another shape', call);
      const response = await page.goto(front.url + path);
      expect(response?.status()).toBe(503);
      expect(Number(response?.headers()['retry-after'])).toBeGreaterThan(0);
      expect(response?.headers()['cache-control']).toContain('no-store');
      await expectLayout(page);
      await expect(main(page)).toContainText(said);
      await expect(main(page)).toContainText(stays);
      await backend.recover();
      await main(page).getByRole('link', { name: 'Retry' }).click();
      await expect(main(page)).not.toContainText('at the moment');
      expect((await page.reload())?.status()).toBe(200);
    });
  }
});

/** The same data with each value that is not an id changed. */
const changed = (data: unknown, change: (value: unknown, key: string) => unknown, key = ''): unknown => {
  if (Array.isArray(data)) return data.map((item) => changed(item, change, key));
  if (typeof data !== 'object' || data === null) return key === 'id' || key === 'url' ? data : change(data, key);
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, changed(value, change, name)]));
};

/** What an item cannot be without: its name, and the address of a video. */
const needed = new Set(['name', 'heading', 'title', 'imgLink', 'isVideo']);

/** What a page says, without its tags and what they hold for programs. */
const wordsOf = (html: string): string =>
  html.replace(/<(script|style|head)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ');

const leftovers = /undefined|\bnull\b|NaN|Invalid Date|\[object/;

test('fields that are null or missing leave their places empty, and nothing else', async ({ request }) => {
  for (const missing of [null, undefined]) {
    backend.changeAll((data) => changed(data, (value, key) => (needed.has(key) ? value : missing)));
    for (const path of plainPages) {
      const response = await request.get(front.url + path);
      expect(response.status(), path).toBe(200);
      const words = wordsOf(await response.text());
      expect(words, path).toContain('Explore');
      expect(words, path).not.toMatch(leftovers);
    }
  }
});

test('fields nobody knows change nothing', async ({ page }) => {
  await page.goto(`${front.url}/news`);
  const before = await main(page).innerText();
  const more = (data: unknown): unknown => {
    if (Array.isArray(data)) return data.map(more);
    return typeof data === 'object' && data !== null ? { ...data, secretNote: 'for the staff', __v: 3 } : data;
  };
  backend.changeAll(more);
  await page.goto(`${front.url}/news`);
  expect(await main(page).innerText()).toBe(before);
  expect(await page.content()).not.toContain('for the staff');
});

const evil =
  '<p>Good words.</p><script>window.hacked = 1</script><img src="x" onerror="window.hacked = 2">' +
  '<svg onload="window.hacked = 3"></svg><a href="javascript:window.hacked = 4">here</a>' +
  '<iframe srcdoc="<script>parent.hacked = 5</script>"></iframe></title></style></textarea><b onclick="hacked = 6">b</b>';

test('HTML with scripts in whatever field does nothing', async ({ page }) => {
  test.slow();
  const isLink = (key: string) => /link|url/i.test(key);
  backend.changeAll((data) =>
    changed(data, (value, key) => {
      if (typeof value !== 'string' || key === 'type') return value;
      return isLink(key) ? 'javascript:window.hacked = 7' : evil;
    }),
  );
  for (const path of plainPages) {
    const response = await page.goto(front.url + path);
    expect(response?.status(), path).toBeLessThan(500);
    await expectLayout(page);
    const found = await page.evaluate(() => ({
      hacked: 'hacked' in window,
      handlers: document.querySelectorAll('body [onerror], body [onload], body [onclick]').length,
      frames: document.querySelectorAll('iframe').length,
      links: [...document.querySelectorAll('[href], [src], [action]')]
        .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? element.getAttribute('action'))
        .filter((address) => /^\s*javascript:/i.test(address ?? '') && !address?.includes('React has blocked')),
    }));
    expect(found, path).toEqual({ hacked: false, handlers: 0, frames: 0, links: [] });
  }
  await page.goto(`${front.url}/about`);
  await expect(main(page).locator('.rich-text').first()).toContainText('Good words.');
});

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
  await main(page)
    .getByLabel(/size under 1MB/)
    .setInputFiles(cv);
}

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

const paths = ['/contact', '/career', '/career/4'] as const;

for (const hasScript of [true, false]) {
  test.describe(`Forms ${hasScript ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled: hasScript });

    for (const path of paths) {
      for (const [what, trouble, said] of [
        ['is down', () => backend.stop(), /An error occurred\. Please try again\./],
        [
          'breaks',
          () => backend.fail('a fault of its own'),
          /^Failed to (send message|submit CV)\. Please try again\./,
        ],
      ] as const) {
        test(`${path} keeps what was typed while the backend ${what}, and sends it afterwards`, async ({ page }) => {
          await page.goto(front.url + path);
          if (hasScript) await wakeUp(page);
          await fill(page, path);
          await trouble();
          await send(page);
          await expect(main(page).getByRole('alert').first()).toContainText(said);
          await expectKept(page, path);
          await expectLayout(page);
          await backend.recover();
          // No page can put a file back into a form that was loaded anew.
          if (path !== '/contact' && !hasScript)
            await main(page)
              .getByLabel(/size under 1MB/)
              .setInputFiles(cv);
          await send(page);
          const thanks = path === '/contact' ? 'Message sent successfully!' : 'Your CV has arrived.';
          await expect(main(page).getByRole('status').first()).toHaveText(thanks);
          expect(backend.made.filter((call) => call === 'ContactUs' || call === 'DropCv')).toHaveLength(1);
        });
      }
    }
  });
}

test.describe('A picture that cannot be loaded', () => {
  const sized = { imgLinkInfo: { alt: 'The new mill', width: 1200, height: 800 } };

  for (const hasScript of [true, false]) {
    test(`shows its text in its shape, ${hasScript ? 'with' : 'without'} script, and nothing moves`, async ({
      browser,
    }) => {
      backend.answer('GetNewsById', { ...Object(plainAnswers.GetNewsById), ...sized });
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

  test('has a shape even where its size is not known, and white words stay readable', async ({ page }) => {
    await page.goto(`${front.url}/concern/north-mill`);
    await page.waitForLoadState('networkidle');
    for (const name of ['Mission', 'Vision', 'Yarn']) {
      const box = await main(page).getByRole('img', { name }).boundingBox();
      expect(box?.width, name).toBeGreaterThan(200);
      expect(box?.height, name).toBeGreaterThan(130);
    }
    const behind = main(page).locator('.banner img');
    expect(await behind.evaluate((img) => getComputedStyle(img, '::after').backgroundColor)).toBe('rgb(20, 32, 44)');
  });
});
