import { type Page, expect as strict, test } from '@playwright/test';
import type { EditedEntry } from '#contract/office/entry-view.ts';
import { expect, expectScreenChecks } from './testing/office/office.ts';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { emil } from './testing/office/people.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let office: OfficeAtWork;
let page: Page;
let id: number;

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, emil);
  ({ page } = office);
  const translations = { de: { name: 'Wann kommt die Wolle?' }, fr: { name: 'Quand arrive la laine ?' } };
  id = await office.add('faq', { name: 'When does the wool arrive?', description: '' }, { translations });
});
test.afterAll(() => office?.close());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const tab = (name: string) => page.getByRole('tab', { name });
const statuses = async () =>
  (await office.call<EditedEntry>(`GetEntry?id=${id}`)).languages.map(({ lang, status }) => `${lang} ${status}`);
const openForm = async (lang: string) => {
  await page.goto(`/office/faq/${id}?lang=${lang}`);
  await expect(page.getByRole('tab', { selected: true })).toBeVisible();
};

test('the first publication asks for the languages, and includes the default one and the open one', async () => {
  await openForm('de');
  await expect(tab('German Draft')).toHaveAttribute('aria-selected', 'true');
  await button('Publish').click();
  await expect(dialog().getByRole('checkbox', { name: 'English Draft' })).toBeDisabled();
  await expect(dialog().getByRole('checkbox', { name: 'German Draft' })).toBeChecked();
  await expect(dialog().getByRole('checkbox', { name: 'French Draft' })).not.toBeChecked();
  await expectScreenChecks(page, 'the choice of languages');
  await dialog().getByRole('button', { name: 'Publish' }).click();
  await expect(tab('German Published')).toBeVisible();
  await expect(tab('French Draft')).toBeVisible();
  strict(await statuses()).toEqual([' published', 'de published', 'fr draft']);
});

test('a changed language is published alone; a draft is not chosen unless its tab is open', async () => {
  await page.getByRole('textbox', { name: 'Question' }).fill('Wann kommt unsere Wolle?');
  await button('Publish changes').click();
  await expect(dialog().getByRole('checkbox', { name: 'German' })).toBeChecked();
  await expect(dialog().getByRole('checkbox', { name: 'French' })).not.toBeChecked();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await button('Save for later').click();
  await expect(tab('German Changed')).toBeVisible();
  strict(await statuses()).toEqual([' published', 'de changed', 'fr draft']);
  await tab('French').click();
  await button('Publish changes').click();
  await dialog().getByRole('checkbox', { name: 'German' }).uncheck();
  await dialog().getByRole('button', { name: 'Publish' }).click();
  await expect(tab('French Published')).toBeVisible();
  strict(await statuses()).toEqual([' published', 'de changed', 'fr published']);
});

test('a language is scheduled alone, and saving keeps its time', async () => {
  await tab('French').click();
  await page.getByRole('textbox', { name: 'Question' }).fill('Quand arrive notre laine ?');
  await button('More').click();
  await page.getByRole('menuitem', { name: 'Schedule changes' }).click();
  await dialog().getByRole('checkbox', { name: 'German' }).uncheck();
  await dialog().getByLabel('Date and time').fill('2040-01-01T10:00');
  await expectScreenChecks(page, 'scheduling a language');
  await dialog().getByRole('button', { name: 'Schedule' }).click();
  await expect(tab('French Scheduled')).toBeVisible();
  strict(await statuses()).toEqual([' published', 'de changed', 'fr scheduled']);
  await page.getByRole('textbox', { name: 'Question' }).fill('Quand notre laine arrive-t-elle ?');
  const saved = page.waitForResponse('**/api/Office/SaveEntry');
  await button('Save').click();
  await saved;
  await expect(page.getByText('Last saved')).toBeVisible();
  strict(await statuses()).toEqual([' published', 'de changed', 'fr scheduled']);
});

test('a language is unpublished alone', async () => {
  await tab('German').click();
  await button('More').click();
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  await expect(dialog().getByRole('checkbox', { name: 'German' })).toBeChecked();
  await expect(dialog().getByRole('checkbox', { name: 'English' })).not.toBeChecked();
  await expectScreenChecks(page, 'the choice of languages to unpublish');
  await dialog().getByRole('button', { name: 'Unpublish' }).click();
  await expect(tab('German Draft')).toBeVisible();
  strict(await statuses()).toEqual([' published', 'de draft', 'fr scheduled']);
});

test('the list of translations shows what visitors do not see yet', async () => {
  await page.goto('/office/translations?type=faq&words=wool');
  const row = page.getByRole('row', { name: 'When does the wool arrive?' });
  await expect(row.getByRole('cell').filter({ hasText: 'Draft' })).toHaveAttribute('data-label', 'German');
  await expect(row.getByRole('cell').filter({ hasText: 'Scheduled' })).toHaveAttribute('data-label', 'French');
  await page.getByLabel('Publication').click();
  await page.getByRole('option', { name: 'Scheduled' }).click();
  await expect(page).toHaveURL(/publication=scheduled/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Publication: Scheduled' })).toBeVisible();
  await expect(row).toBeVisible();
  await page.getByLabel('Language', { exact: true }).click();
  await page.getByRole('option', { name: 'German' }).click();
  await expect(page.getByText('No entry matches')).toBeVisible();
  await openForm('de');
});

test('the versions of the open language are listed and restored alone', async () => {
  await tab('German').click();
  await button('More').click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  const versions = dialog().getByRole('list', { name: 'Versions' }).getByRole('listitem');
  await expect(dialog().getByRole('combobox', { name: 'Language' })).toHaveText('German');
  await expect(versions).toHaveCount(4);
  await expectScreenChecks(page, 'the versions of a language');
  await expect(versions.first()).toContainText('Draft');
  await dialog().getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'All languages' }).click();
  await expect(versions.filter({ hasText: /Version 2\b/ })).toContainText('English, GermanPublishedFrenchDraft');
  await expectScreenChecks(page, 'the versions of all languages');
  await dialog().getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'German' }).click();
  await versions.last().getByRole('button').click();
  await button('Restore this version').click();
  await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue('Wann kommt die Wolle?');
  await tab('French').click();
  await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue('Quand notre laine arrive-t-elle ?');
});
