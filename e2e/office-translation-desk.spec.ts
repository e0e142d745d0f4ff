import { type Page, expect as strict, test } from '@playwright/test';
import type { EditedEntry } from '#contract/office/entry-view.ts';
import { expect, expectScreenChecks } from './testing/office/office.ts';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { openScreen } from './testing/office/office-screens.ts';
import { emil } from './testing/office/people.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let office: OfficeAtWork;
let page: Page;
let first: number;
let second: number;

/** The entries of this test are found by this word. */
const word = 'Zibeline';
const answer = (days: string) => `<p>Orders leave within <strong>${days}</strong> days.</p>`;

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, emil);
  ({ page } = office);
  const translations = { de: { name: `Wann kommt ${word}?`, description: '<p>In zwei Tagen.</p>' } };
  const published = { translations, status: 'published' };
  first = await office.add('faq', { name: `A ${word}?`, description: answer('two') }, published);
  const changed = { name: `A ${word}?`, description: answer('three') };
  await office.call('SaveEntry', { type: 'faq', id: first, revision: 1, document: changed, ...published });
  second = await office.add('faq', { name: `B ${word}?`, description: '<p>Yes.</p>' }, { status: 'draft' });
});
test.afterAll(() => office?.close());

const entry = (id: number) => office.call<EditedEntry>(`GetEntry?id=${id}`);
const row = (label: string) => page.getByRole('group', { name: label, exact: true });
const cell = (title: string, language: string, state: string) =>
  page.getByRole('link', { name: `${title} ${word}?, ${language}: ${state}` });

test('selected translations are assigned to a person, with a due date', async () => {
  await openScreen(page, `/translations?words=${word}&lang=de`, 'Translations');
  await page.getByRole('checkbox', { name: `Select A ${word}?` }).check();
  await expect(page.getByText('One selected')).toBeVisible();
  await page.getByRole('checkbox', { name: `Select B ${word}?` }).check();
  await expectScreenChecks(page, 'a selection');
  await page.getByRole('button', { name: 'Assign' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Assign 2 entries' });
  await dialog.getByLabel('Translator').click();
  await page.getByRole('option', { name: 'Emil Editor (you)' }).click();
  await dialog.getByLabel('Due date', { exact: true }).fill('2026-01-31');
  await expectScreenChecks(page, 'the assignment');
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByText('2 entries are assigned.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Assigned to Emil Editor' })).toHaveCount(2);
  await expect(page.getByText('Overdue: 31 Jan 2026')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Emil Editor: 2 \(3 texts\), 2 overdue$/ })).toBeVisible();
  await expectScreenChecks(page, 'assigned translations');
});

test('the overview leads a translator to their translations', async () => {
  await openScreen(page, '/', 'Overview');
  await page.getByRole('link', { name: 'Your translations: 2, 2 overdue' }).press('Enter');
  await expect(page).toHaveURL(/assignee=me/);
  await expect(cell('A', 'German', '1 outdated')).toBeVisible();
  await expect(cell('B', 'German', 'Missing')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Assigned to: Emil Editor (you)' })).toBeVisible();
});

test('an outdated text is confirmed and the next entry translated by keyboard alone', async () => {
  await cell('A', 'German', '1 outdated').press('Enter');
  await expect(page.getByText('1 of 2 done')).toBeVisible();
  await expect(row('Answer').getByRole('note').getByRole('insertion')).toHaveText(/three$/);
  await expectScreenChecks(page, 'an outdated text beside its original');
  await page.keyboard.press('F8');
  await expect(row('Answer').getByRole('textbox', { name: 'German' })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('2 of 2 done')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Next entry' })).toBeVisible();
  strict(await entry(first)).toMatchObject({ status: 'published', outdated: [] });
  strict((await entry(first)).translations.de).toMatchObject({ description: '<p>In zwei Tagen.</p>' });

  await page.getByRole('button', { name: 'Next entry' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `B ${word}?` })).toBeVisible();
  await expect(row('Question').getByLabel('German')).toBeFocused();
  await page.keyboard.type('Kommt es?');
  await page.keyboard.press('Control+Enter');
  await expect(row('Answer').getByRole('textbox', { name: 'German' })).toBeFocused();
  await page.keyboard.type('Ja.');
  await page.keyboard.press('Shift+F8');
  await expect(page.getByText('2 of 2 done')).toBeVisible();
  await page.getByRole('button', { name: 'Save and back to the list' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Translations' })).toBeVisible();
  await expect(page).toHaveURL(/assignee=me/);
  await expect(page.getByText('No entry matches')).toBeVisible();
  strict((await entry(second)).translations.de).toEqual({ name: 'Kommt es?', description: '<p>Ja.</p>' });
});

test('alt texts and titles of videos are translated beside their originals', async () => {
  const files = await office.call<{ src: string; mediaType: string }[]>('ListFiles?take=50&skip=0');
  const src = files.find(({ mediaType }) => mediaType.startsWith('image/'))?.src ?? '';
  const picture = { src, alt: 'A loom' };
  const video = { kind: 'video', video: 'https://example.com/v', title: 'The mill', transcript: '', description: '' };
  const document = { name: `${word} hall`, image: picture, media: [{ kind: 'picture', picture }, video] };
  const gallery = await office.add('gallery', document, { status: 'draft' });
  await openScreen(page, `/translations/gallery/${gallery}/ar`, `${word} hall`);
  const alts = page.getByRole('group', { name: /alt text$/i });
  await expect(alts).toHaveCount(2);
  await alts.nth(1).getByLabel('Arabic').fill('نول');
  await expect(alts.nth(1).getByLabel('Arabic')).toHaveAttribute('dir', 'rtl');
  await expect(alts.nth(1).getByLabel('Arabic')).toHaveAttribute('lang', 'ar');
  await row('Title of the video').getByRole('button', { name: 'Copy the original' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved as a draft.').first()).toBeVisible();
  strict((await entry(gallery)).translations.ar).toMatchObject({
    media: [{ picture: { alt: 'نول' } }, { title: 'The mill' }],
  });
  await expectScreenChecks(page, 'texts of pictures');
});

test('a conflict with another editor is solved side by side', async () => {
  await openScreen(page, `/translations/faq/${first}/fr`, `A ${word}?`);
  await row('Question').getByLabel('French').fill('Quand ?');
  const { revision, translations, document } = await entry(first);
  const others = { translations: { ...translations, fr: { description: '<p>Bientôt.</p>' } }, status: 'published' };
  await office.call('SaveEntry', { type: 'faq', id: first, revision, document, ...others });
  await page.getByRole('button', { name: 'Save and publish' }).click();
  const conflict = page.getByRole('dialog', { name: 'This entry was saved in the meantime' });
  await conflict.getByRole('button', { name: 'Use this and save' }).click();
  await expect(page.getByText('Published. Visitors can see it now.').first()).toBeVisible();
  strict((await entry(first)).translations.fr).toEqual({ name: 'Quand ?', description: '<p>Bientôt.</p>' });
});

test('the screens report no errors', () => {
  strict(office.complaints).toEqual([]);
});
