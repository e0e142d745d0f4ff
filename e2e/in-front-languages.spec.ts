import { expect, test } from '@playwright/test';
import { minimalResponses } from './testing/backends/minimal-backend.ts';
import { startOldBackend } from './testing/backends/old-backend.ts';
import { type Instance, startInstance } from './testing/program/instance.ts';

/* The languages of a site in front of a backend are those that its company information lists. */

test('in front of Atrium, pages exist in each published language', async ({ page }) => {
  const backend = await startInstance();
  let front: Instance | undefined;
  try {
    front = await startInstance({ BACKEND_URL: backend.url });
    await page.goto(`${front.url}/de/faq`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    const own = await (await fetch(`${backend.url}/de/faq`)).text();
    const question = page.getByRole('main').locator('summary, h2, h3').filter({ hasText: '?' }).first();
    expect(own).toContain((await question.innerText()).trim());
    await expect(page.locator('link[hreflang="pt"]')).toHaveCount(1);
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toHaveAttribute(
      'href',
      /^(\/de|https?:|tel:|mailto:)/,
    );

    await page.getByRole('button', { name: 'Deutsch' }).click();
    await page.getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL(`${front.url}/ar/faq`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect((await fetch(`${front.url}/fr/faq`)).status).toBe(404);

    // Search is unavailable until the backend's content is indexed.
    await expect(async () => {
      const answer = await fetch(`${front?.url}/de/search?q=Flaschen`);
      expect(await answer.text()).toContain('href="/de/product-details/');
    }).toPass();
  } finally {
    await front?.remove();
    await backend.remove();
  }
});

test('texts of a backend that does not know the language are marked with the main language', async ({ page }) => {
  const backend = await startOldBackend();
  const languages = [{ lang: 'de', published: true }, { lang: 'fr' }];
  backend.answer('GetInformation', { ...(minimalResponses.GetInformation as object), languages });
  const front = await startInstance({ BACKEND_URL: backend.url });
  try {
    await page.goto(`${front.url}/de/faq`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    const question = page.getByRole('main').getByText('How long does it take?').first();
    await expect(question).toBeVisible();
    expect(await question.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('en');
    // Not published.
    expect((await fetch(`${front.url}/fr/faq`)).status).toBe(404);
    // The old backend has no call that names the languages of a page.
    await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(0);
  } finally {
    await front.remove();
    await backend.stop();
  }
});
