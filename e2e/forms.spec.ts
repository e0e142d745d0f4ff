import { expect, type Locator, type Page, test } from '@playwright/test';
import { hydrate } from './testing/page/hydrate.ts';
import { readContent, type SiteContent } from './testing/page/site-content.ts';

let content: SiteContent;

test.beforeAll(async ({ request }) => {
  content = await readContent(request);
});

const pdf = {
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n'),
};

const main = (page: Page) => page.getByRole('main');
const toasts = (page: Page) => page.locator('.Toastify__toast');
const status = (page: Page) => main(page).getByRole('status');
const alert = (page: Page) => main(page).getByRole('alert');

async function openForm(page: Page, path: string, hasScript: boolean): Promise<void> {
  await page.goto(path);
  if (hasScript) await hydrate(page);
}

async function writeMessage(page: Page): Promise<void> {
  await main(page).getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await main(page).getByLabel('Email', { exact: true }).fill('ada@example.org');
  await main(page).getByLabel('Message', { exact: true }).fill('How long does a container take to Antofagasta?');
}

async function fillCv(page: Page): Promise<Locator> {
  const form = main(page).locator('form', { has: page.getByLabel('Department') });
  await form.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await form.getByLabel('Address').fill('1 Quay Street');
  await form.getByLabel('Email').fill('ada@example.org');
  await form.getByLabel('Mobile', { exact: true }).fill('+44 20 7946 0000');
  await form.getByLabel('Mobile Alternative').fill('+44 20 7946 0001');
  await form.getByLabel('Department').selectOption({ index: 1 });
  await form.getByLabel(/size under 1MB/).setInputFiles(pdf);
  return form;
}

const send = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^(Send message|Submit CV)$/ })
    .click();

test('the toast of a new attempt takes the place of the one before', async ({ page }) => {
  await openForm(page, '/contact', true);
  await main(page).getByLabel('Email', { exact: true }).fill('no address');
  await send(page);
  await expect(toasts(page)).toHaveText('Failed to send message. Please try again.');
  // Hovering over it keeps it open.
  await toasts(page).hover();
  await writeMessage(page);
  await send(page);
  await expect(toasts(page).filter({ hasText: 'Message sent successfully!' })).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);
});

for (const width of [390, 1280]) {
  test(`the browser’s own check of the CV form shows the label too, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 600 });
    await openForm(page, '/career', true);
    const button = main(page).getByRole('button', { name: 'Submit CV' });
    await button.focus();
    await button.press('Enter');
    const field = main(page).locator('#cv-name');
    await expect(field).toBeFocused();
    const headerEnd = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
    const label = await main(page).locator('label[for=cv-name]').boundingBox();
    expect(label?.y).toBeGreaterThanOrEqual(headerEnd);
  });
}

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'With JavaScript' : 'Without JavaScript', () => {
    test.use({ javaScriptEnabled: hasScript });

    test('sends a message, confirms it, and clears the form', async ({ page }) => {
      await openForm(page, '/contact', hasScript);
      await writeMessage(page);
      await main(page).getByLabel('Mobile', { exact: true }).fill('+44 20 7946 0000');
      await main(page).getByLabel('Subject').fill('Delivery');
      await send(page);
      await expect(status(page)).toHaveText('Message sent successfully!');
      for (const label of ['Name', 'Email', 'Mobile', 'Subject', 'Message']) {
        await expect(main(page).getByLabel(label, { exact: true }), label).toHaveValue('');
      }
      await expect(toasts(page)).toHaveCount(hasScript ? 1 : 0);
    });

    test('marks the invalid fields of a rejected message and keeps the typed values', async ({ page }) => {
      await openForm(page, '/contact', hasScript);
      await main(page).getByLabel('Subject').fill('Samples');
      await main(page).getByLabel('Email', { exact: true }).fill('no address');
      await send(page);
      await expect(alert(page)).toContainText('Failed to send message. Please try again.');
      const email = main(page).getByLabel('Email', { exact: true });
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(email).toHaveAccessibleDescription('Enter an email address such as name@example.com');
      await expect(email).toHaveValue('no address');
      await expect(main(page).getByLabel('Subject')).toHaveValue('Samples');
    });

    test('sends a CV and shows the server’s receipt', async ({ page }) => {
      await openForm(page, '/career', hasScript);
      await fillCv(page);
      await send(page);
      await expect(status(page)).toHaveText(/CV-[2-9A-Z]{4}-[2-9A-Z]{4}/);
      for (const label of ['Name', 'Address', 'Email', 'Mobile', 'Mobile Alternative', 'Department']) {
        await expect(main(page).getByLabel(label, { exact: true }), label).toHaveValue('');
      }
      await expect(main(page).getByLabel(/size under 1MB/)).toHaveValue('');
    });

    test('shows the error of an invalid CV file and keeps the other fields', async ({ page }) => {
      await openForm(page, `/career/${content.openJob.id}`, hasScript);
      const form = await fillCv(page);
      await form
        .getByLabel(/size under 1MB/)
        .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not a PDF at all') });
      await send(page);
      await expect(alert(page)).not.toBeEmpty();
      await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Ada Lovelace');
      await expect(form.getByLabel('Mobile Alternative')).toHaveValue('+44 20 7946 0001');
      await expect(form.getByLabel(/size under 1MB/)).toHaveAccessibleDescription(/.+/);
    });

    test('the newsletter box shows the same message for new and known addresses', async ({ page }) => {
      for (const email of ['first@example.org', 'first@example.org']) {
        await openForm(page, '/news', hasScript);
        const box = page.getByRole('contentinfo');
        await box.getByLabel('Email address').fill(email);
        await box.getByRole('button', { name: 'Go' }).click();
        await expect(box.getByRole('status')).toHaveText(/confirm with the link in the email/);
      }
    });

    test('an incomplete or unknown newsletter link shows an error', async ({ page }) => {
      for (const path of ['/newsletter/confirm', '/newsletter/unsubscribe']) {
        await openForm(page, path, hasScript);
        await expect(alert(page)).toContainText('This link is incomplete');
        await openForm(page, `${path}?token=${'a'.repeat(43)}`, hasScript);
        await main(page).getByRole('button').click();
        await expect(alert(page)).toContainText('no longer valid');
      }
    });
  });
}

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  for (const path of ['/news?page=2', '/contact', '/', '/nothing/here', '/newsletter']) {
    test(`the newsletter box of ${path} shows its result on the same page, in view`, async ({ page }) => {
      await page.goto(path);
      const title = await page.title();
      const box = page.getByRole('contentinfo');
      const email = box.getByLabel('Email address');
      const notice = page.locator('#footer-newsletter-notice');
      // The browser accepts this as an address, the server does not.
      await email.fill('box@example');
      await box.getByRole('button', { name: 'Go' }).click();
      await expect(box.getByRole('alert')).toContainText('Enter an email address such as name@example.com');
      await expect(page).toHaveURL(`${path}#footer-newsletter-notice`);
      await expect(email).toHaveValue('box@example');
      await expect(notice).toBeInViewport({ ratio: 1 });

      await email.fill('box@example.org');
      await box.getByRole('button', { name: 'Go' }).click();
      await expect(box.getByRole('status')).toHaveText(/confirm with the link in the email/);
      await expect(page).toHaveURL(`${path}#footer-newsletter-notice`);
      await expect(page).toHaveTitle(title);
      await expect(email).toHaveValue('');
      await expect(notice).toBeInViewport({ ratio: 1 });
      await expect(notice).toBeFocused();
      await expect(main(page).getByRole('status').filter({ hasText: 'confirm' })).toHaveCount(0);
    });
  }

  test('a newsletter response is not cached, and a rejected one has an error status', async ({ request }) => {
    const send = (email: string, path = '/news') => request.post(path, { form: { form: 'newsletter', email } });
    const taken = await send('kept@example.org');
    expect([taken.status(), taken.headers()['cache-control']]).toEqual([200, 'no-store']);
    expect((await send('kept@example')).status()).toBe(422);
    expect((await send('kept@example.org', '/nothing/here')).status()).toBe(404);
    expect(await (await request.get('/news')).text()).not.toContain('confirm with the link');
    // Without the box's hidden field, the page does not accept the form.
    expect((await request.post('/news', { form: { email: 'kept@example.org' } })).status()).toBe(405);
  });
});

test.describe('With JavaScript', () => {
  for (const [path, said] of [
    ['/contact', 'Message sent successfully!'],
    ['/about', /confirm with the link in the email/],
  ] as const) {
    test(`exactly one live region announces the result of the form on ${path}`, async ({ page }) => {
      await openForm(page, path, true);
      if (path === '/contact') {
        await writeMessage(page);
        await send(page);
      } else {
        await page.getByRole('contentinfo').getByLabel('Email address').fill('once@example.org');
        await page.getByRole('contentinfo').getByRole('button', { name: 'Go' }).click();
      }
      await expect(toasts(page)).toHaveText(said);
      const live = page.locator('[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])');
      await expect(live.filter({ hasText: said })).toHaveCount(1);
    });
  }

  test('announces a file of the wrong type or size as soon as it is chosen', async ({ page }) => {
    await openForm(page, '/career', true);
    const file = main(page).getByLabel(/size under 1MB/);
    const live = page.locator('[aria-live=assertive]');
    await expect(live).toHaveText('');
    await file.setInputFiles({ name: 'cv.exe', mimeType: 'application/pdf', buffer: pdf.buffer });
    await expect(live).toHaveText('Save the CV as a .pdf, .doc or .docx file and choose it again');
    await file.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(1_000_000) });
    await expect(live).toHaveText('Choose a file smaller than 1 MB, such as a PDF without photos');
    await file.setInputFiles(pdf);
    await expect(live).toHaveText('');
  });

  test('telephone fields allow autofill', async ({ page }) => {
    for (const path of ['/contact', '/career']) {
      await page.goto(path);
      const fields = page.locator('input[type=tel]');
      await expect(fields.first()).toBeVisible();
      for (const field of await fields.all()) await expect(field).toHaveAttribute('autocomplete', 'tel');
    }
  });

  test('a toast is in the corner and disappears after five seconds', async ({ page }) => {
    // The test controls the page's clock and its animations.
    await page.clock.install();
    await openForm(page, '/contact', true);
    await writeMessage(page);
    await send(page);
    await expect(toasts(page)).toHaveText('Message sent successfully!');
    const box = await toasts(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1_200);
    expect(box?.y).toBeLessThan(100);
    // The toast disappears at the end of its bar's animation.
    const bar = page.locator('.Toastify__progress-bar');
    await expect(bar).toHaveCSS('animation-duration', '5s');
    const runTo = (ms: number) =>
      bar.evaluate((element, time) => {
        for (const animation of element.getAnimations()) {
          animation.currentTime = time;
          if (time < 5_000) animation.pause();
          else animation.play();
        }
      }, ms);
    // The clock can be paused only in the future, so this is later than any timer that may fire until then.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
    await runTo(4_900);
    await page.clock.runFor(4_400);
    await expect(toasts(page)).toHaveCount(1);
    await expect(toasts(page)).toBeVisible();
    await runTo(5_000);
    await page.clock.resume();
    await expect(toasts(page)).toHaveCount(0);
  });

  for (const [path, said] of [
    ['/contact', 'Message sent successfully!'],
    ['/career', /CV-[2-9A-Z]{4}-[2-9A-Z]{4}/],
  ] as const) {
    test(`on a phone the success message of ${path} is in view and has the focus`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openForm(page, path, true);
      if (path === '/contact') await writeMessage(page);
      else await fillCv(page);
      await send(page);
      await expect(status(page)).toHaveText(said);
      const notice = page.locator(path === '/contact' ? '#contact-notice' : '#cv-notice');
      await expect(notice).toBeFocused();
      await expect(notice).toBeInViewport({ ratio: 1 });
      // The notice must not be under the header, which reappears when the page scrolls up.
      const header = page.getByRole('banner');
      await expect(async () => {
        const [top, bottom] = await Promise.all([notice, header].map((each) => each.boundingBox()));
        expect(top?.y).toBeGreaterThanOrEqual((bottom?.y ?? 0) + (bottom?.height ?? 0));
      }).toPass();
    });
  }

  test('the error summary of a rejected form takes the focus and links to the field', async ({ page }) => {
    await openForm(page, '/contact', true);
    await send(page);
    await expect(page.locator('#contact-notice')).toBeFocused();
    await alert(page).getByRole('link', { name: 'Write something before you send' }).click();
    await expect(main(page).getByLabel('Message', { exact: true })).toBeFocused();
  });

  test('does not send a file of the wrong type or size', async ({ page }) => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    await openForm(page, '/career', true);
    const form = await fillCv(page);
    const file = form.getByLabel(/size under 1MB/);
    await file.setInputFiles({ name: 'cv.exe', mimeType: 'application/pdf', buffer: pdf.buffer });
    await expect(file).toHaveAccessibleDescription('Save the CV as a .pdf, .doc or .docx file and choose it again');
    await send(page);
    await file.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(1_000_000) });
    await expect(file).toHaveAccessibleDescription('Choose a file smaller than 1 MB, such as a PDF without photos');
    await send(page);
    expect(posts).toEqual([]);
    await file.setInputFiles(pdf);
    await expect(file).toHaveAccessibleDescription('');
    await send(page);
    await expect(status(page)).not.toBeEmpty();
    expect(posts).toHaveLength(1);
  });

  for (const [path, said] of [
    ['/contact', 'An error occurred. Please try again.'],
    ['/career', 'An error occurred. Please try again.'],
  ] as const) {
    test(`a network failure on ${path} keeps the typed values`, async ({ page, context }) => {
      await openForm(page, path, true);
      if (path === '/contact') await writeMessage(page);
      else await fillCv(page);
      // Interaction with the form has loaded the toast library.
      await expect(page.locator('.Toastify')).toBeAttached();
      await context.setOffline(true);
      await send(page);
      await expect(alert(page)).toContainText(said);
      await expect(toasts(page)).toHaveText(said);
      await expect(main(page).getByLabel('Name', { exact: true })).toHaveValue('Ada Lovelace');
      await context.setOffline(false);
      await send(page);
      await expect(status(page)).not.toBeEmpty();
    });
  }

  for (const path of ['/contact', '/career', '/news'] as const) {
    test(`no response to the form on ${path} within ten seconds keeps the typed values`, async ({ page }) => {
      const isNewsletter = path === '/news';
      await page.clock.install();
      await openForm(page, path, true);
      const form = isNewsletter ? page.getByRole('contentinfo') : main(page);
      if (path === '/contact') await writeMessage(page);
      if (path === '/career') await fillCv(page);
      if (isNewsletter) await form.getByLabel('Email address').fill('ada@example.org');
      const asked = Promise.withResolvers<void>();
      await page.route(/\/(contact\.data|career\/send|newsletter\/request)/, () => asked.resolve());
      if (isNewsletter) await form.getByRole('button', { name: 'Go' }).click();
      else await send(page);
      await asked.promise;
      await page.clock.runFor(9_000);
      await expect(form.getByRole('alert')).toBeEmpty();
      await page.clock.runFor(2_000);
      await expect(form.getByRole('alert')).toHaveText('An error occurred. Please try again.');
      const field = isNewsletter ? form.getByLabel('Email address') : form.getByLabel('Name', { exact: true });
      await expect(field).toHaveValue(isNewsletter ? 'ada@example.org' : 'Ada Lovelace');
    });
  }

  test('a second click while sending sends nothing', async ({ page }) => {
    let posts = 0;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await openForm(page, '/contact', true);
    await page.route('**/contact.data*', async (route) => {
      posts += 1;
      await held;
      await route.continue();
    });
    await writeMessage(page);
    const button = main(page).getByRole('button', { name: 'Send message' });
    await button.click();
    const busy = main(page).getByRole('button', { name: 'Sending' });
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await busy.click({ force: true });
    release();
    await expect(status(page)).toHaveText('Message sent successfully!');
    expect(posts).toBe(1);
  });

  test('the newsletter box shows an error and stays on its page when the network fails', async ({ page, context }) => {
    await openForm(page, '/news', true);
    await context.setOffline(true);
    const box = page.getByRole('contentinfo');
    await box.getByLabel('Email address').fill('ada@example.org');
    await box.getByRole('button', { name: 'Go' }).click();
    await expect(box.getByRole('alert')).toHaveText('An error occurred. Please try again.');
    await expect(page).toHaveURL('/news');
  });
});
