import { expect, type Page, test } from '@playwright/test';
import { minimalResponses } from './testing/backends/minimal-backend.ts';
import { startOldBackend } from './testing/backends/old-backend.ts';
import { hydrate } from './testing/page/hydrate.ts';
import { type Instance, startInstance } from './testing/program/instance.ts';

/* A site in front of another backend takes no enquiries: a question about a product is a message. */

let backend: Instance;
let front: Instance;
let product: string;

test.beforeAll(async () => {
  backend = await startInstance();
  front = await startInstance({ BACKEND_URL: backend.url });
  const sitemap = await (await fetch(`${backend.url}/sitemap.xml`)).text();
  product = /\/product-details\/(\d+)</.exec(sitemap)?.[1] ?? '';
});
test.afterAll(async () => {
  await front?.remove();
  await backend?.remove();
});

const main = (page: Page) => page.getByRole('main');

const languages = ['en', 'de', 'fr', 'es', 'pt', 'ar', 'bn', 'zh'];

for (const hasScript of [true, false]) {
  test.describe(`${hasScript ? 'With' : 'Without'} JavaScript`, () => {
    test.use({ javaScriptEnabled: hasScript });

    test('a question about a product has its name as the subject, in each language of the site', async ({ page }) => {
      let seen = 0;
      for (const language of languages) {
        const prefix = language === 'en' ? '' : `/${language}`;
        const answer = await page.goto(`${front.url}${prefix}/product-details/${product}`);
        // The backend has not published this language.
        if (answer?.status() === 404) continue;
        seen += 1;
        if (hasScript) await hydrate(page);
        const name = (await main(page).getByRole('heading', { level: 1 }).innerText()).trim();
        await main(page).locator('a[href*="/contact?"]').click();
        await expect(page).toHaveURL(`${front.url}${prefix}/contact?product=${product}`);
        await expect(main(page).locator('#contact-subject')).toHaveValue(name);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${prefix}/contact$`));
      }
      expect(seen).toBeGreaterThan(2);
    });

    test('the subject can be changed, arrives, and is cleared', async ({ page }) => {
      await page.goto(`${front.url}/contact?product=${product}`);
      if (hasScript) await hydrate(page);
      const subject = main(page).getByLabel('Subject', { exact: true });
      const email = main(page).getByLabel('Email', { exact: true });
      await expect(subject).not.toHaveValue('');
      await subject.fill('');
      await email.fill('ada@');
      await main(page).getByRole('button', { name: 'Send message' }).click();
      await expect(email).toHaveAccessibleDescription(/.+/);
      await expect(subject).toHaveValue('');
      await subject.fill('Price?');
      await email.fill('ada@example.org');
      await main(page).getByRole('button', { name: 'Send message' }).click();
      await expect(main(page).getByRole('status')).toHaveText('Message sent successfully!');
      await expect(subject).toHaveValue('');
    });
  });
}

test('an address without a product of the site suggests no subject', async ({ page }) => {
  for (const asked of ['', 'product=999999', 'product=', 'product=%3Cb%3E', `product=${'9'.repeat(3_000)}`]) {
    const answer = await page.goto(`${backend.url}/contact?${asked}`);
    expect([asked.slice(0, 20), answer?.status()]).toEqual([asked.slice(0, 20), 200]);
    await expect(main(page).getByLabel('Subject', { exact: true })).toHaveValue('');
  }
  expect(backend.complaints()).toBe('');
});

test('any name of a backend is a subject of at most 200 characters', async ({ page }) => {
  const old = await startOldBackend();
  const name = `"Yarn" & 'x' autofocus= ${'x'.repeat(300)}`;
  old.answer('GetProductById', { ...(minimalResponses.GetProductById as object), name });
  const site = await startInstance({ BACKEND_URL: old.url });
  try {
    await page.goto(`${site.url}/contact?product=1`);
    await expect(main(page).getByLabel('Subject', { exact: true })).toHaveValue(name.slice(0, 200));
  } finally {
    await site.remove();
    await old.stop();
  }
});
