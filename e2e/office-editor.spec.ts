import { type Page, test } from '@playwright/test';
import type { EditedEntry } from '#contract/office/entry-view.ts';
import { expect, expectScreenChecks, pasteHtml } from './testing/office/office.ts';
import { startOffice } from './testing/office/office-at-work.ts';
import { docsText, wordText } from './testing/office/pasted-text.ts';
import { emil as colleague, edda as editor } from './testing/office/people.ts';
import { createEntrance } from './testing/office/sessions.ts';
import { signInByCall } from './testing/office/sign-in.ts';
import type { Instance } from './testing/program/instance.ts';

const main = (page: Page) => page.getByRole('main');
const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const saved = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible();

/** A red square as PNG, to upload a picture. */
const redSquare = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
  'base64',
);

/** The field of the form. The list has a search box with a similar name. */
const questionField = (page: Page) => page.getByRole('textbox', { name: /^Question/ });

test.describe('An editor', () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 });
  let instance: Instance;

  test.beforeAll(async () => {
    instance = await startOffice({ START_EMPTY: '1' });
  });
  test.afterAll(() => instance?.remove());

  const { enter } = createEntrance(() => instance.url);

  test('writes a news item with a text from Word and a picture, and schedules it to appear', async ({ page }) => {
    await enter(page, editor, '/news');
    await expect(page.getByText('No news yet')).toBeVisible();
    await expectScreenChecks(page, 'empty list');
    await main(page).getByRole('link', { name: 'Add news item' }).first().click();
    await page.getByLabel('Heading').fill('A second weaving shed opens this spring');
    await expect(page.getByText('A second weaving shed opens th…')).toBeVisible();
    await pasteHtml(textOf(page), wordText);
    await expect(textOf(page).locator('ul > li > ul > li')).toHaveText('Ring spun');
    expect(await textOf(page).evaluate((element) => element.innerHTML)).not.toMatch(/style=|class="Mso|o:p|file:/);
    await expect(textOf(page).getByRole('heading', { level: 2 })).toHaveText('The new shed');
    await expect(textOf(page).locator('ol > li')).toHaveText(['First', 'Second']);
    await expect(textOf(page).locator('strong')).toHaveText(['looms', 'forty people']);

    await page.getByRole('button', { name: 'Choose picture' }).click();
    const picker = page.getByRole('dialog', { name: 'Choose a picture' });
    // The list must be loaded first: a file uploaded earlier would not be in it.
    await expect(picker.getByText('There are no files yet')).toBeVisible();
    await picker.locator('input[type=file]').setInputFiles({
      name: 'shed.png',
      mimeType: 'image/png',
      buffer: redSquare,
    });
    await picker.getByRole('textbox', { name: /What does/ }).fill('The shed in the morning');
    await picker.getByRole('button', { name: 'Save and choose' }).click();
    await expect(picker).toBeHidden();
    await expect(page.getByLabel('What the picture shows')).toHaveValue('The shed in the morning');
    await expectScreenChecks(page, 'news form');

    await page.getByRole('button', { name: 'Share preview' }).click();
    const preview = page.getByRole('dialog', { name: 'Preview' });
    const url = await preview.getByLabel('Link to the preview').inputValue();
    await expectScreenChecks(page, 'preview');
    const guest = await page.context().browser()?.newPage();
    await guest?.goto(url);
    await expect(guest?.getByRole('heading', { level: 1 }) ?? page.locator('nothing')).toHaveText(
      /A second weaving shed/,
    );
    await preview.getByRole('button', { name: 'End all preview links' }).click();
    await expect(preview.getByText('One link has ended.')).toBeVisible();
    expect((await guest?.goto(url))?.status()).toBe(410);
    await guest?.close();
    await preview.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: 'Save draft' }).click();
    await saved(page, 'Saved as a draft.');
    await expect(page).toHaveURL(/\/office\/news\/\d+$/);
    const id = /\d+$/.exec(page.url())?.[0];
    const path = `${instance.url}/news/${id}`;
    expect((await page.request.get(path)).status()).toBe(404);

    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Schedule…' }).click();
    const schedule = page.getByRole('dialog', { name: 'Schedule' });
    const past = new Date(Date.now() - 3600_000).toISOString().slice(0, 16);
    await schedule.getByLabel('Date and time').fill(past);
    await schedule.getByRole('button', { name: 'Schedule' }).click();
    await expect(schedule.getByText('This time has passed.')).toBeVisible();
    await expectScreenChecks(page, 'schedule');
    const nextYear = new Date().getUTCFullYear() + 1;
    await schedule.getByLabel('Date and time').fill(`${nextYear}-05-04T09:30`);
    await schedule.getByRole('button', { name: 'Schedule' }).click();
    await saved(page, /Saved\. It will appear/);
    await expect(page.getByRole('heading', { level: 1 }).getByText(/Scheduled:/)).toBeVisible();
    const answer = await page.request.get(`${instance.url}/api/Office/GetEntry?id=${id}`);
    const { revision, publishAt, document }: EditedEntry = await answer.json();
    expect(publishAt).toBe(`${nextYear}-05-04T09:30:00.000Z`);
    await expect(page.getByLabel('Published at')).toHaveValue(`${nextYear}-05-04T09:30`);
    await expect(page.getByLabel('Published at')).toHaveAccessibleDescription(
      new RegExp(`follows the publication.* (4 May|May 4,) ${nextYear}`),
    );

    // The dialog allows whole minutes only; the call accepts an earlier time.
    const soon = new Date(Date.now() + 3_000);
    const moved = await page.request.post(`${instance.url}/api/Office/SaveEntry`, {
      data: { type: 'news', id: Number(id), revision, status: 'scheduled', publishAt: soon.toISOString(), document },
      headers: { origin: instance.url },
    });
    expect(moved.status(), await moved.text()).toBe(200);
    expect((await page.request.get(path)).status()).toBe(404);
    await expect
      .poll(async () => (await page.request.get(path)).status(), { timeout: 20_000, intervals: [100] })
      .toBe(200);
    expect(Date.now(), 'not early').toBeGreaterThanOrEqual(soon.getTime());
    const html = await (await page.request.get(path)).text();
    expect(html).toContain('forty people');
    expect(html).toContain('The shed in the morning');
  });

  test('corrects a news item, compares its versions, and restores an earlier one', async ({ page }) => {
    await enter(page, editor, '/news');
    await page.getByRole('link', { name: /A second weaving shed/ }).click();
    await page.getByLabel('Heading').fill('A third weaving shed opens this spring');
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await saved(page, 'Published. Visitors can see it now.');
    const path = `${instance.url}/news/${/\d+$/.exec(page.url())?.[0]}`;
    expect(await (await page.request.get(path)).text()).toContain('A third weaving shed');

    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Versions' }).click();
    const versions = page.getByRole('dialog', { name: /Versions of/ });
    await expect(versions.locator('del')).toContainText('second');
    await expect(versions.locator('ins')).toContainText('third');
    await expectScreenChecks(page, 'versions');
    await versions.getByRole('button', { name: /Version 1 / }).click();
    await versions.getByRole('button', { name: 'Restore this version' }).click();
    await expect(page.getByLabel('Heading')).toHaveValue('A second weaving shed opens this spring');
    await page.getByRole('button', { name: 'Save for later' }).click();
    await saved(page, /Visitors will not see the changes/);
    expect(await (await page.request.get(path)).text()).toContain('A third weaving shed');
    await expect(page.getByRole('heading', { level: 1 }).getByText('Unpublished changes')).toBeVisible();
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await saved(page, 'Published. Visitors can see it now.');
    expect(await (await page.request.get(path)).text()).toContain('A second weaving shed');
  });

  test('sees each error at its field', async ({ page }) => {
    await enter(page, editor, '/concern/create');
    const address = page.getByLabel('Address').first();
    await page.getByLabel('Name').first().fill('Größe & Söhne');
    await expect(address).toHaveValue('groesse-and-soehne');
    await address.fill('');
    await page.getByRole('button', { name: 'Add to “Contents”' }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'needs attention' });
    await expect(summary).toBeFocused();
    await expectScreenChecks(page, 'errors');
    await summary.getByRole('button', { name: 'Address' }).click();
    await expect(address).toBeFocused();
    await page.getByRole('button', { name: 'Suggest from the name' }).click();
    await expect(address).toHaveValue('groesse-and-soehne');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await saved(page, 'Published. Visitors can see it now.');
  });

  test('finds a language by each of its names', async ({ page }) => {
    await enter(page, editor, '/concern/create');
    await page.getByRole('button', { name: 'Add a language' }).click();
    for (const [typed, offered] of [
      ['Bengali', 'Bangla'],
      ['bangl', 'Bangla'],
      ['বাংলা', 'Bangla'],
      ['Mandarin', 'Chinese'],
      ['Farsi', 'Persian'],
    ] as const) {
      await page.getByRole('combobox', { name: 'Language' }).fill(typed);
      await expect(page.getByRole('option'), typed).toHaveText([offered]);
    }
    await page.getByRole('combobox', { name: 'Language' }).fill('Bengali');
    await page.getByRole('dialog').getByRole('button', { name: 'Add a language' }).click();
    await expect(page.getByRole('tab', { name: /^Bangla/ })).toBeVisible();
  });

  test('translates an entry, whose empty fields fall back to the default language', async ({ page }) => {
    await enter(page, editor, '/concern');
    await page.getByRole('link', { name: 'Größe & Söhne' }).click();
    await page.getByRole('textbox', { name: 'Headline' }).fill('Cloth for the world');
    await page.getByRole('button', { name: 'Add a language' }).click();
    await page.getByRole('combobox', { name: 'Language' }).fill('German');
    await page.getByRole('dialog').getByRole('button', { name: 'Add a language' }).click();
    await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveAttribute('placeholder', 'Cloth for the world');
    await page.getByRole('textbox', { name: 'Headline' }).fill('Tuch für die Welt');
    await expectScreenChecks(page, 'translation');
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await saved(page, 'Published. Visitors can see it now.');
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const entry = await (await page.request.get(`${instance.url}/api/Office/GetEntry?id=${id}`)).json();
    expect(entry.translations.de).toMatchObject({ title: 'Tuch für die Welt' });
    // Visitors read only the languages of the site, and this one has none but the main one.
    const answer = await page.request.get(`${instance.url}/api/WebApi/GetConcern?lang=de`);
    expect(await answer.json()).toMatchObject([{ name: 'Größe & Söhne', title: 'Cloth for the world' }]);
  });

  test('pastes from Google Docs, and keeps all allowed HTML unchanged', async ({ page }) => {
    await enter(page, colleague, '/faq/create');
    await questionField(page).fill('When are you open?');
    const text = page.getByRole('textbox', { name: 'Answer' });
    await pasteHtml(text, docsText);
    await expect(text.getByRole('heading', { level: 2 })).toHaveText('Opening hours');
    await expect(text.locator('strong')).toHaveText('daily');
    await expect(text.locator('em')).toHaveText('from nine');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await saved(page, 'Published. Visitors can see it now.');

    const everything =
      '<h2>A</h2><h3>B</h3><h4>C</h4><p>x<br><strong>b</strong><em>i</em><u>u</u><s>s</s><sub>2</sub><sup>3</sup>' +
      '<small>m</small><abbr title="t">a</abbr><cite>c</cite><q>q</q><bdi>n</bdi><code>k</code><a href="/career">l</a>' +
      '<img src="/images/page_header_1.jpeg" alt="p" width="2" height="3"></p><ul><li><p>1</p></li></ul>' +
      '<ol start="3"><li><p>2</p></li></ol><blockquote><p>q</p></blockquote><hr><pre><code>z</code></pre>' +
      '<figure><p>f</p><figcaption>cap</figcaption></figure><dl><dt>t</dt><dd><p>d</p></dd></dl>' +
      '<table><caption>c</caption><thead><tr><th scope="col"><p>h</p></th></tr></thead><tbody><tr><td colspan="2"><p>d</p></td></tr></tbody></table>';
    await page.getByRole('combobox', { name: 'Paragraph style' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused();
    await text.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await expect(text).toHaveText('');
    await pasteHtml(text, everything);
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await saved(page, 'Published. Visitors can see it now.');
    const faqs = (await (await page.request.get(`${instance.url}/api/WebApi/GetFaq`)).json()) as {
      description: string;
    }[];
    const clean = faqs
      .map(({ description }) => description.replaceAll(' />', '>'))
      .find((html) => html.includes('<dl>'));
    expect(clean).toBe(everything);
  });

  test('works on a phone in dark mode', async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
      hasTouch: true,
    });
    const page = await context.newPage();
    await signInByCall(page.request, instance.url, colleague);
    await page.goto(`${instance.url}/office/news`);
    await expect(page.getByRole('link', { name: 'Add news item' }).first()).toBeVisible();
    await expectScreenChecks(page, 'list on a phone');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectScreenChecks(page, 'menu on a phone');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Add news item' }).first().click();
    await page.getByLabel('Heading').fill('Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung');
    await expectScreenChecks(page, 'form on a phone');
    // One row of tools, in which the focused one is marked.
    expect((await page.getByRole('toolbar').first().boundingBox())?.height).toBeLessThan(60);
    await textOf(page).press('Alt+F10');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('toolbar').first().locator(':focus-visible')).toHaveCSS('outline-style', 'solid');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await saved(page, 'Published. Visitors can see it now.');
    await page.goto(`${instance.url}/office/profile`);
    await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible();
    await expectScreenChecks(page, 'profile on a phone');
    await context.close();
  });
});
