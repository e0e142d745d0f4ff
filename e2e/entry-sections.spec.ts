import { type Page, expect as strict, test } from '@playwright/test';
import { hasSectionsBelow } from '#content/entry-sections/definition.ts';
import { entityNames, entityOf } from '#content/registry.ts';
import type { EditedEntry, EntryRow } from '#contract/office/entry-view.ts';
import { expect } from './testing/office/office.ts';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { emil } from './testing/office/people.ts';
import { expectAllHydrated, hydrate } from './testing/page/hydrate.ts';
import { expectPageChecksInWindows } from './testing/page/page-checks.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let office: OfficeAtWork;
let page: Page;
/** The path of the page of an entry with sections, by its type. */
const paths = new Map<string, string>();
let plainNews: string;

const types = entityNames.filter((name) => hasSectionsBelow(entityOf(name)));

const sections = [
  { kind: 'text', heading: 'Clean water', text: '<p>Nine tenths are used again.</p>' },
  { kind: 'questions', heading: 'Asked often', questions: [{ name: 'How clean?', description: '<p>Clear.</p>' }] },
  { kind: 'text', heading: 'Not yet', hidden: true },
  { kind: 'form', form: 'contact', heading: 'Write to us' },
];
const translated = [{ heading: 'Sauberes Wasser' }, {}, {}, {}];

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, emil);
  ({ page } = office);
  for (const type of types) {
    const rows = await office.call<EntryRow[]>(`ListEntries?type=${type}&take=3`);
    const { id = 0 } = rows[0] ?? {};
    const { revision, parent, document, translations, path } = await office.call<EditedEntry>(`GetEntry?id=${id}`);
    const german = { ...translations.de, sections: translated };
    await office.call('SaveEntry', {
      ...{ type, id, revision, parent, status: 'published' },
      document: { ...document, sections, searchTitle: `All about this ${type}` },
      translations: { ...translations, de: german },
    });
    paths.set(type, path ?? '');
    if (type === 'news') plainNews = (await office.call<EditedEntry>(`GetEntry?id=${rows[1]?.id}`)).path ?? '';
  }
});
test.afterAll(() => office?.close());

test('the sections are below the content of every type with a page, without script and with it', async ({
  browser,
}) => {
  strict(paths.size).toBe(8);
  const context = await browser.newContext({ baseURL: office.instance.url, javaScriptEnabled: false });
  const plain = await context.newPage();
  for (const [type, path] of paths) {
    await plain.goto(path);
    const main = plain.locator('main');
    await expect(main.getByRole('heading', { name: 'Clean water' }), type).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Write to us' }), type).toBeVisible();
    await expect(main.getByText('Not yet')).toHaveCount(0);
    await plain.goto(`/de${path}`);
    await expect(plain.getByRole('heading', { name: 'Sauberes Wasser' }), type).toBeVisible();
  }
  await context.close();
});

test('the sections of a news item come before other news', async () => {
  await page.goto(paths.get('news') ?? '');
  const headings = await page.locator('main').getByRole('heading', { level: 2 }).allTextContents();
  strict(headings.indexOf('More news')).toBeGreaterThan(headings.indexOf('Write to us'));
});

test('the pages pass the general checks', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: office.instance.url });
  const visitor = await context.newPage();
  for (const path of paths.values()) {
    await expectPageChecksInWindows(visitor, path, { windows: ['390 light', '1440 light'] });
  }
  await context.close();
});

test('a visitor who moves on by script gets the sections too, and a question closes', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: office.instance.url });
  const visitor = await context.newPage();
  const path = paths.get('news') ?? '';
  await visitor.goto('/news');
  await hydrate(visitor);
  await expectAllHydrated(visitor);
  await visitor.locator(`main a[href="${path}"]`).first().click();
  await expect(visitor).toHaveTitle('All about this news');
  const answer = visitor.getByText('Clear.');
  await expect(answer, 'the first question is open').toBeVisible();
  await visitor.getByText('How clean?').click();
  await expect(answer).toBeHidden();
  await context.close();
});

test('a page without sections loads nothing for them', async () => {
  const [plain, full] = await Promise.all(
    [plainNews, paths.get('news') ?? ''].map(async (path) => (await page.request.get(path)).text()),
  );
  strict(full).toMatch(/<link[^>]+sections[^>]+\.css/);
  strict(plain).not.toMatch(/sections/i);
});

test('a form of a section is sent to the page of the entry without script', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: office.instance.url, javaScriptEnabled: false });
  const plain = await context.newPage();
  for (const type of ['product', 'career']) {
    await plain.goto(paths.get(type) ?? '');
    const form = plain.locator('form[action^="?form=contact"]');
    await form.getByRole('button').last().click();
    await expect(plain).toHaveURL(/\?form=contact/);
    await expect(plain.getByRole('heading', { name: 'Clean water' })).toBeVisible();
  }
  await context.close();
});

test('editors add a section in the form, where its part is closed at first, and see it in the preview', async () => {
  const id = /\d+$/.exec(plainNews)?.[0] ?? '';
  await page.goto(`/office/news/${id}`);
  const summary = page.locator('summary', { hasText: 'Sections' });
  const add = page.getByRole('button', { name: 'Add to “Sections below the content”' });
  await expect(summary).toBeVisible();
  await expect(add).toBeHidden();
  await summary.click();
  await add.click();
  await page.getByRole('menuitem', { name: /^Text A heading/ }).click();
  const heading = page.locator('[id="field-document-sections-0-heading"]');
  await heading.fill('From the mill');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const frame = page.frameLocator('iframe[title="Preview of the page"]');
  const shown = frame.getByRole('heading', { name: 'From the mill' });
  await expect(shown).toBeVisible();
  await summary.click();
  await shown.click();
  await expect(heading).toBeFocused();
});

test('a section added above another has the focus, and translations stay with their sections', async () => {
  const path = paths.get('tradeFair') ?? '';
  const id = /\d+$/.exec(path)?.[0] ?? '';
  await page.goto(`/office/tradeFair/${id}`);
  await page.locator('summary', { hasText: 'Sections' }).click();
  await page.getByRole('button', { name: 'Add above: Asked often' }).click();
  await page.getByRole('menuitem', { name: /^Text A heading/ }).click();
  const heading = page.locator('[id="field-document-sections-1-heading"]');
  await expect(heading).toBeFocused();
  await heading.fill('Between');
  await page.getByRole('button', { name: 'Add above: Clean water' }).click();
  await page.getByRole('menuitem', { name: /^Quotation/ }).click();
  await page.getByRole('button', { name: 'Save for later' }).click();
  await expect
    .poll(async () => {
      const { document, translations } = await office.call<EditedEntry>(`GetEntry?id=${id}`);
      const english = (document as { sections: { heading?: string }[] }).sections.map((section) => section.heading);
      const german = (translations.de as { sections: { heading?: string }[] }).sections.map(({ heading }) => heading);
      return { english, german };
    })
    .toEqual({
      english: [undefined, 'Clean water', 'Between', 'Asked often', 'Not yet', 'Write to us'],
      german: [undefined, 'Sauberes Wasser', undefined, undefined, undefined, undefined],
    });
});
