import { type Page, expect as strict, test } from '@playwright/test';
import type { EditedEntry } from '#contract/office/entry-view.ts';
import { expect, expectScreenChecks } from './testing/office/office.ts';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { openScreen } from './testing/office/office-screens.ts';
import { emil } from './testing/office/people.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let office: OfficeAtWork;
let page: Page;
let id: number;

const answer = (days: string) => `<p>Orders leave within ${days} working days.</p>`;
const name = 'When does my order leave?';
const translations = {
  ar: { name: 'متى يتم شحن طلبي؟', description: '<p>تُشحن الطلبات خلال يومي عمل.</p>' },
  fr: { name: 'Quand part ma commande ?' },
};

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, emil);
  ({ page } = office);
  const more = { translations, status: 'published' };
  id = await office.add('faq', { name, description: answer('two') }, more);
  const document = { name, description: answer('three') };
  await office.call('SaveEntry', { type: 'faq', id, revision: 1, document, ...more });
});
test.afterAll(() => office?.close());

const entry = () => office.call<EditedEntry>(`GetEntry?id=${id}`);

test('the overview leads to the outdated entries of a language', async () => {
  await openScreen(page, '/', 'Overview');
  await page.getByRole('link', { name: 'One entry is outdated in Arabic' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Translations' })).toBeVisible();
  const rows = page.getByRole('table', { name: 'Entries and their translations' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(`${name}Question`);
  await expect(page.getByRole('button', { name: 'Language: Arabic' })).toBeVisible();
  await expectScreenChecks(page, 'the outdated entries');
});

test('the screen of translations is filtered by language, state, type and words', async () => {
  await openScreen(page, '/translations', 'Translations');
  const cell = (language: string, state: string) => page.getByRole('link', { name: `${name}, ${language}: ${state}` });
  await page.getByLabel('Search in all entries').fill('order leave');
  await expect(cell('Arabic', '1 outdated')).toBeVisible();
  await expect(cell('French', '1 missing')).toBeVisible();
  await page.getByRole('button', { name: 'French: 1 partly translated' }).press('Enter');
  await expect(page).toHaveURL(/lang=fr.*state=partial/);
  await expect(cell('French', '1 missing')).toBeVisible();
  await expect(cell('Arabic', '1 outdated')).toHaveCount(0);
  await page.getByLabel('Type').click();
  await page.getByRole('option', { name: 'Concerns' }).click();
  await expect(page.getByText('No entry matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).not.toHaveURL(/lang|state|type|words/);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
});

test('the form opens at a language, where an outdated text is marked as still right', async () => {
  await openScreen(page, '/translations?lang=ar&state=outdated', 'Translations');
  await page.getByRole('link', { name: `${name}, Arabic: 1 outdated` }).press('Enter');
  await page.getByRole('link', { name: 'Open the whole form' }).press('Enter');
  await expect(page.getByRole('tab', { name: 'Arabic, 1 outdated' })).toHaveAttribute('aria-selected', 'true');
  const note = page.getByRole('note');
  await expect(note).toContainText('The text in English has changed since this was translated.');
  await expect(note.getByRole('deletion')).toHaveText(/two$/);
  await expect(note.getByRole('insertion')).toHaveText(/three$/);
  await expectScreenChecks(page, 'an outdated text');
  await note.getByRole('button', { name: 'Still right' }).press('Enter');
  await expect(note).toContainText('Marked as still right');
  await expect(note.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Published. Visitors can see it now.').first()).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Arabic Published' })).toBeVisible();
  await expect(note).toHaveCount(0);
  strict((await entry()).outdated).toEqual([]);
  strict((await entry()).translations).toEqual(translations);
});

test('a cell without a translation opens a blank one, which is saved once it has a text', async () => {
  await openScreen(page, '/translations?words=order+leave', 'Translations');
  await page.goto(`/office/faq/${id}?lang=de`);
  await expect(page.getByRole('tab', { name: 'German' })).toHaveAttribute('aria-selected', 'true');
  const question = page.getByRole('tabpanel', { name: 'German' }).getByRole('textbox', { name: 'Question' });
  await question.fill('Wann geht meine Bestellung ab?');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Published. Visitors can see it now.').first()).toBeVisible();
  strict((await entry()).translations.de).toEqual({ name: 'Wann geht meine Bestellung ab?' });
});

test('translations go with the parts of a list that are moved or removed', async () => {
  const parts = ['First', 'Second', 'Third'];
  const content = parts.map((title) => ({ title, description: '' }));
  const german = ['Erstes', 'Zweites', 'Drittes'].map((title) => ({ title }));
  const document = { address: 'translated-works', name: 'Translated Works', content };
  const works = await office.add('concern', document, { translations: { de: { content: german } } });
  await openScreen(page, `/concern/${works}`, /Translated Works/);
  const list = page.getByRole('group', { name: 'Contents', exact: true });
  await list.getByRole('button', { name: 'Move up: Third' }).click();
  await list.getByRole('button', { name: 'Remove: Second' }).click();
  await list.getByRole('button', { name: 'Undo: Second' }).click();
  await list.getByRole('button', { name: 'Remove: First' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Saved as a draft.').first()).toBeVisible();
  const saved = await office.call<EditedEntry>(`GetEntry?id=${works}`);
  strict((saved.document.content as { title: string }[]).map(({ title }) => title)).toEqual(['Third', 'Second']);
  const [third, second] = saved.document.content as { id: string }[];
  strict(saved.translations.de).toEqual({
    content: [
      { id: third?.id, title: 'Drittes' },
      { id: second?.id, title: 'Zweites' },
    ],
  });
  strict(saved.outdated).toEqual([]);
});

test('a translation that meets a changed text is outdated after the changes of both are merged', async () => {
  const start = await entry();
  await openScreen(page, `/faq/${id}?lang=fr`, name);
  const question = page.getByRole('tabpanel', { name: 'French' }).getByRole('textbox', { name: 'Question' });
  await question.fill('Quand part ma commande, exactement ?');
  const renamed = { ...start.document, name: 'When is my order sent?' };
  const { revision } = start;
  const others = { translations: start.translations, status: 'published' };
  await office.call('SaveEntry', { type: 'faq', id, revision, document: renamed, ...others });
  await page.getByRole('button', { name: 'Publish changes' }).click();
  const conflict = page.getByRole('dialog', { name: 'This entry was saved in the meantime' });
  await conflict.getByRole('button', { name: 'Use this and save' }).click();
  await expect(page.getByText('Published. Visitors can see it now.').first()).toBeVisible();
  await expect(page.getByRole('tab', { name: 'French, 1 outdated' })).toBeVisible();
  await expect(page.getByRole('note').getByRole('deletion')).not.toHaveCount(0);
  strict((await entry()).translations.fr).toEqual({ name: 'Quand part ma commande, exactement ?' });
});

test('a copy keeps what is outdated', async () => {
  const document = { name, description: answer('four') };
  const { revision } = await entry();
  await office.call('SaveEntry', { type: 'faq', id, revision, document, translations, status: 'published' });
  await openScreen(page, `/faq/create?copy=${id}`, /./);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/\/faq\/\d+$/);
  const copy = await office.call<EditedEntry>(`GetEntry?id=${page.url().split('/').at(-1)}`);
  strict(copy.outdated.map(({ lang, path }) => `${lang} ${path}`)).toEqual(['ar description']);
});

test('a preview has a link in each language, and its menu of languages stays in it', async ({ browser }) => {
  await openScreen(page, `/faq/${id}`, name);
  await page.getByRole('button', { name: 'Share preview' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  await dialog.getByLabel('Language').click();
  await page.getByRole('option', { name: 'Arabic' }).click();
  const link = dialog.getByLabel('Link to the preview');
  await expect(link).toHaveValue(/\/ar\/faq\?preview=[\w-]+#faq-\d+$/);
  await expectScreenChecks(page, 'the preview in a language');

  const visitor = await browser.newPage();
  await visitor.goto(await link.inputValue());
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'ar');
  const strip = visitor.locator('.preview-strip');
  await expect(strip).toContainText('معاينة');
  await visitor.getByRole('button', { name: 'العربية' }).click();
  await visitor.getByRole('link', { name: 'Deutsch' }).click();
  await expect(visitor).toHaveURL(/\/de\/faq\?preview=[\w-]+$/);
  await expect(strip).toContainText('Vorschau');
  await visitor.close();
  await dialog.getByRole('button', { name: 'Close' }).click();
});

test('an edit keeps the direction of words', async () => {
  const words =
    '<bdi>Porto</bdi> <bdo dir="rtl">r</bdo> <span dir="ltr">+351 22</span> <span lang="ar" dir="rtl">و</span>';
  const written = await office.add('faq', { name: 'Where are you?', description: `<p>at ${words}</p>` });
  await openScreen(page, `/faq/${written}`, 'Where are you?');
  const text = page.getByRole('textbox', { name: 'Answer' });
  await text.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('In ');
  await page.getByRole('button', { name: 'Save draft' }).click();
  const description = async () => (await office.call<EditedEntry>(`GetEntry?id=${written}`)).document.description;
  await strict.poll(description).toBe(`<p>In at ${words}</p>`);
});

test('the screens report no errors', () => {
  strict(office.complaints).toEqual([]);
});
