import { expect, test } from '@playwright/test';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { openScreen } from './testing/office/office-screens.ts';
import { emil } from './testing/office/people.ts';
import { hydrate } from './testing/page/hydrate.ts';

/* Concerns of the demo group with an address of their own in German and Portuguese. */

const main = '/concern/salgado-tile-works';
const german = '/de/concern/salgado-fliesen';
const portuguese = '/pt/concern/salgado-azulejos';

test.describe('a concern with an address in each language', () => {
  test('is linked by the menu of languages, also after a navigation by script', async ({ page }) => {
    await page.goto(main);
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(german);
    await page.getByRole('button', { name: 'Sprache: Deutsch' }).click();
    await expect(page.getByRole('link', { name: 'Português' })).toHaveAttribute('href', portuguese);
    await expect(page.getByRole('link', { name: 'العربية' })).toHaveAttribute('href', `/ar${main}`);
    await page.keyboard.press('Escape');
    await page.goto('/de/concern');
    await hydrate(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Lima Sackworks/ })
      .click();
    await expect(page).toHaveURL('/de/concern/lima-saecke');
    await page.getByRole('button', { name: 'Sprache: Deutsch' }).click();
    await page.getByRole('link', { name: 'Português' }).click();
    await expect(page).toHaveURL('/pt/concern/lima-sacos');
  });

  test('has one address in each language, to which all others redirect', async ({ request }) => {
    const moved = async (path: string) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      return [answer.status(), answer.headers().location];
    };
    expect(await moved('/concern/salgado-fliesen?x=1')).toEqual([301, `${main}?x=1`]);
    expect(await moved('/concern/salgado-azulejos')).toEqual([301, main]);
    expect(await moved(`/de${main}?x=1`)).toEqual([301, `${german}?x=1`]);
    expect(await moved('/de/concern/Salgado-Azulejos')).toEqual([301, german]);
    expect(await moved('/ar/concern/salgado-fliesen')).toEqual([301, `/ar${main}`]);
    for (const path of [main, german, portuguese]) expect((await moved(path))[0], path).toBe(200);
  });

  test('is linked by texts, lists, search, the sitemap and structured data at its address', async ({ request }) => {
    const textOf = async (path: string) => (await request.get(path)).text();
    expect(await textOf('/de/faq')).toContain(`href="${german}"`);
    for (const path of ['/de', '/de/concern', '/de/faq', '/de/search?q=salgado', '/de/llms.txt'])
      expect(await textOf(path), path).not.toContain(`/de${main}`);
    expect(await textOf('/de/search?q=salgado')).toContain(`href="${german}"`);
    expect(await textOf('/de/search/suggestions?q=salgado')).toContain('salgado-fliesen');
    const sitemap = await textOf('/sitemap.xml');
    expect(sitemap).toMatch(new RegExp(`<loc>[^<]*${german}</loc>`));
    expect(sitemap).not.toContain(`/de${main}<`);
    const html = await textOf(german);
    for (const [lang, path] of [
      ['en', main],
      ['x-default', main],
      ['de', german],
      ['pt', portuguese],
    ] as const)
      expect(html).toMatch(new RegExp(`hrefLang="${lang}" href="[^"]*\\d${path}"`, 'i'));
    expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*\\d${german}"`));
    expect(html).toMatch(new RegExp(`"item":"[^"]*\\d${german}"|"@id":"[^"]*\\d${german}`));
  });
});

test.describe('the form of a concern', () => {
  let office: OfficeAtWork;
  test.beforeAll(async ({ browser }) => {
    office = await startAtWork(browser, emil);
  });
  test.afterAll(() => office?.close());

  test('suggests an address from the translated name, and names one that is taken', async () => {
    const { page, instance } = office;
    const translations = { de: { name: 'Nordmühle' } };
    const document = { address: 'north-mill', name: 'North Mill' };
    const id = await office.add('concern', document, { status: 'published', translations });
    await openScreen(page, `/concern/${id}?lang=de`, 'North Mill');
    const field = page.getByRole('textbox', { name: 'Address' });
    await expect(field).toHaveAttribute('placeholder', 'north-mill');
    await field.fill('salgado-azulejos');
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect(
      page.getByText('The address salgado-azulejos belongs to “Salgado Tile Works” already').first(),
    ).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: 'Suggest from the name' }).click();
    await expect(field).toHaveValue('nordmuehle');
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect(page.getByText('Published. Visitors can see it now.').first()).toBeVisible();
    const answer = await page.request.get(`${instance.url}/de/concern/north-mill`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, '/de/concern/nordmuehle']);
  });
});
