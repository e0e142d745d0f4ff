import { type Page, expect as strict, test } from '@playwright/test';
import type { EditedEntry } from '#contract/office/entry-view.ts';
import { expect, expectScreenChecks, signIn } from './testing/office/office.ts';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { openScreen } from './testing/office/office-screens.ts';
import { emil } from './testing/office/people.ts';
import { startTranslationService, type TranslationService } from './testing/program/translation-service.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let service: TranslationService;
let office: OfficeAtWork;
let page: Page;
let first: number;

/** The entries of this test are found by this word. */
const word = 'Organza';
const document = { name: `A ${word}?`, description: '<p>Yes.</p>' };

test.beforeAll(async ({ browser }) => {
  service = await startTranslationService();
  const settings = { TRANSLATE_URL: service.url, TRANSLATE_API: 'deepl', TRANSLATE_KEY: 'key-1' };
  office = await startAtWork(browser, emil, settings);
  ({ page } = office);
  first = await office.add('faq', document, { status: 'draft' });
  // Without a text in French, the list has no column for it.
  const translations = { fr: { name: `B ${word} ?` } };
  await office.add('faq', { name: `B ${word}?`, description: '<p>No.</p>' }, { status: 'draft', translations });
});
test.afterAll(async () => {
  await office?.close();
  await service?.stop();
});

const entry = () => office.call<EditedEntry>(`GetEntry?id=${first}`);
const list = `words=${word}&lang=fr`;
const path = () => `/translations/faq/${first}/fr?${list}`;
const open = (on: Page) => openScreen(on, path(), document.name);
const input = (on: Page, label: string) =>
  on.getByRole('group', { name: label, exact: true }).getByRole('textbox', { name: 'French' });
const offer = (on: Page) => on.getByRole('dialog', { name: 'Restore unsaved changes?' });
const storedText = (on: Page, text: string) =>
  on.waitForFunction(
    (wanted) => Object.entries(localStorage).some(([key, value]) => key.includes('unsaved') && value.includes(wanted)),
    text,
  );
const nothingStored = (on: Page) =>
  on.waitForFunction(() => !Object.keys(localStorage).some((key) => key.includes('unsaved')));
const leaveAnyway = (on: Page) => on.once('dialog', (dialog) => void dialog.accept());

test('a text that is typed and removed again is not offered on the next visit', async () => {
  await open(page);
  await input(page, 'Question').fill('Quoi ?');
  await storedText(page, 'Quoi ?');
  await input(page, 'Question').fill('');
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  await nothingStored(page);
  await page.reload();
  await expect(input(page, 'Question')).toHaveValue('');
  await expect(offer(page)).toHaveCount(0);
});

test('an unsaved translation stays over the back button, a reload and a lost session', async () => {
  await openScreen(page, `/translations?${list}`, 'Translations');
  await page.getByRole('link', { name: `${document.name}, French: Missing` }).click();
  await input(page, 'Question').fill('Du tissu ?');
  await page.goBack();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL(new RegExp(`/translations/faq/${first}/fr`));
  await storedText(page, 'Du tissu ?');
  leaveAnyway(page);
  await page.reload();
  await offer(page).getByRole('button', { name: 'Restore' }).click();
  await expect(input(page, 'Question')).toHaveValue('Du tissu ?');

  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const lost = page.getByRole('dialog', { name: 'Please sign in again' });
  await signIn(lost, emil);
  await expect(page.getByText('Saved as a draft.').first()).toBeVisible();
  await expect(input(page, 'Question')).toHaveValue('Du tissu ?');
  strict((await entry()).translations.fr).toEqual({ name: 'Du tissu ?' });
  await nothingStored(page);
});

test('of two tabs on one language, the second to save is asked', async () => {
  const other = await office.context.newPage();
  await open(page);
  await open(other);
  await input(page, 'Question').fill('Du fil ?');
  await input(other, 'Question').fill('De la soie ?');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved as a draft.').first()).toBeVisible();
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = other.getByRole('dialog', { name: 'This entry was saved in the meantime' });
  await expect(conflict.getByRole('radiogroup')).toContainText('Du fil ?');
  await expectScreenChecks(other, 'a conflict of two tabs');
  await conflict.getByRole('radio', { name: /Emil Editor/ }).check();
  await conflict.getByRole('button', { name: 'Use this and go on editing' }).click();
  await expect(input(other, 'Question')).toHaveValue('Du fil ?');
  await expect(other.getByText('Not saved yet')).toHaveCount(0);
  await other.close();
});

test('leaving while a translation is saved does not open the next entry', async () => {
  const { promise: answered, resolve: release } = Promise.withResolvers<void>();
  await open(page);
  await expect(page.getByText('Entry 1 of 2')).toBeVisible();
  await input(page, 'Answer').fill('Non.');
  await page.route('**/api/Office/SaveEntry', async (route) => {
    const response = await route.fetch();
    await answered;
    await route.fulfill({ response });
  });
  const saving = page.waitForRequest('**/api/Office/SaveEntry');
  await page.getByRole('button', { name: 'Save and next' }).click();
  await saving;
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'News', exact: true }).click();
  await expect(page).toHaveURL(/\/office\/news$/);
  release();
  await expect(page.getByText('Saved as a draft.').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await expect(page).toHaveURL(/\/office\/news$/);
});

test('restored work keeps what others have changed since', async () => {
  await open(page);
  await input(page, 'Question').fill('Du velours ?');
  await storedText(page, 'Du velours ?');
  leaveAnyway(page);
  await page.goto('/office/translations');
  const { revision, translations } = await entry();
  const changed = { ...translations, fr: { ...translations.fr, description: '<p>Oui.</p>' } };
  await office.call('SaveEntry', { type: 'faq', id: first, revision, document, translations: changed });
  await page.goto(`/office${path()}`);
  await offer(page).getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = page.getByRole('dialog', { name: 'This entry was saved in the meantime' });
  await conflict.getByRole('button', { name: 'Use this and save' }).click();
  await expect(page.getByText('Saved as a draft.').first()).toBeVisible();
  strict((await entry()).translations.fr).toEqual({ name: 'Du velours ?', description: '<p>Oui.</p>' });
});

test('terms stay while those of another language are edited, and over a click beside the dialog', async () => {
  await openScreen(page, '/translations', 'Translations');
  await page.getByRole('button', { name: 'Terms and tone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Terms and tone of proposals' });
  const choose = async (language: string) => {
    await dialog.getByLabel('Language').click();
    await page.getByRole('option', { name: language }).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
  };
  await choose('German');
  await dialog.getByLabel('Terms').fill('mill = Mühle');
  await choose('Arabic');
  await dialog.getByLabel('Terms').fill('mill = مصنع');
  await page.mouse.click(4, 4);
  await choose('German');
  await expect(dialog.getByLabel('Terms')).toHaveValue('mill = Mühle');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. The next proposals follow it.')).toBeVisible();
  const saved = await office.call<{ lang: string; terms: string }[]>('ListGlossaries');
  strict(saved.map(({ lang, terms }) => [lang, terms]).sort()).toEqual([
    ['ar', 'mill = مصنع'],
    ['de', 'mill = Mühle'],
  ]);
});

test('the screens report no errors', () => {
  strict(office.complaints).toEqual([]);
});
