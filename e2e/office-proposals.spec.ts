import { type Page, expect as strict, test } from '@playwright/test';
import type { EditedEntry } from '#contract/office/entry-view.ts';
import { expect, expectScreenChecks } from './testing/office/office.ts';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { openScreen } from './testing/office/office-screens.ts';
import { emil } from './testing/office/people.ts';
import { startTranslationService, type TranslationService } from './testing/program/translation-service.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const key = 'key-99f9';
const name = 'When does my order leave?';
const answer = '<p>Orders leave <strong>within two days</strong>.</p>';

let service: TranslationService;
let office: OfficeAtWork;
let page: Page;
let id: number;

test.beforeAll(async ({ browser }) => {
  service = await startTranslationService();
  office = await startAtWork(browser, emil, {
    START_EMPTY: '1',
    TRANSLATE_URL: service.url,
    TRANSLATE_API: 'deepl',
    TRANSLATE_KEY: key,
  });
  ({ page } = office);
  const translations = { fr: { name: 'Quand part ma commande ?' } };
  id = await office.add('faq', { name, description: answer }, { translations, status: 'published' });
  await office.add('faq', { name: 'How do I pay?' }, { status: 'published' });
});
test.afterAll(async () => {
  await office?.close();
  await service?.stop();
});

const dialog = () => page.getByRole('dialog');
const proposal = (label: string) => page.getByRole('group', { name: `Machine proposal: ${label}` });
const entry = () => office.call<EditedEntry>(`GetEntry?id=${id}`);

test('terms and tone are saved for a language, and a wrong line is named', async () => {
  await openScreen(page, '/translations', 'Translations');
  await page.getByRole('button', { name: 'Terms and tone' }).click();
  await dialog().getByLabel('Tone').click();
  await page.getByRole('option', { name: 'Formal', exact: true }).click();
  await dialog().getByLabel('Terms').fill('order = a = b');
  await expect(dialog().getByText('Line 1: write a term and its translation')).toBeVisible();
  await dialog().getByLabel('Terms').fill('order = la commande\nAtrium');
  await expectScreenChecks(page, 'the terms');
  await dialog().getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. The next proposals follow it.')).toBeVisible();
});

test('the matrix proposes translations of selected entries after it has named the host', async () => {
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Propose translations' }).click();
  await expect(dialog()).toContainText(`are sent to ${new URL(service.url).host}`);
  strict(service.sent).toEqual([]);
  await expectScreenChecks(page, 'what is sent');
  await dialog().getByRole('button', { name: 'Send the texts' }).click();
  await expect(dialog()).toContainText('There are 2 new proposals.');
  strict(service.sent.toSorted()).toEqual([answer, 'How do I pay?']);
  await expectScreenChecks(page, 'the result');
  await dialog().getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('link', { name: `${name}, French: 1 missing` })).toBeVisible();
  strict((await entry()).translations).toEqual({ fr: { name: 'Quand part ma commande ?' } });
});

test('a proposal is used, and is part of the entry once it is saved', async () => {
  await openScreen(page, `/faq/${id}?lang=fr`, name);
  await expect(page.getByText('One machine proposal waits below.')).toBeVisible();
  const own = proposal('Answer');
  await expect(own).toContainText('Orders-x leave-x within-x two-x days-x.');
  await expectScreenChecks(page, 'a proposal');
  await own.getByRole('button', { name: 'Use and edit' }).press('Enter');
  const editor = page.getByRole('tabpanel', { name: 'French' }).getByRole('textbox', { name: 'Answer' });
  await expect(editor).toBeFocused();
  await expect(own).toHaveCount(0);
  await expect(editor.locator('strong')).toHaveText('within-x two-x days-x');
  strict((await entry()).translations.fr).toEqual({ name: 'Quand part ma commande ?' });
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Published. Visitors can see it now.').first()).toBeVisible();
  await expect(page.getByText('machine proposal')).toHaveCount(0);
  strict((await entry()).translations.fr?.description).toBe(
    '<p>Orders-x leave-x <strong>within-x two-x days-x</strong>.</p>',
  );
});

test('the form asks for proposals, names a failure, and discards them', async () => {
  await openScreen(page, `/faq/${id}?lang=de`, name);
  await page.getByRole('button', { name: 'Propose translations' }).click();
  service.status = 429;
  await dialog().getByRole('button', { name: 'Send the texts' }).click();
  await expect(dialog()).toContainText(
    'The translation service answers 429: it gets too many requests. Try again later.',
  );
  service.status = 200;
  await dialog().getByRole('button', { name: 'Try again' }).click();
  await expect(dialog()).toContainText('There are 2 new proposals.');
  await dialog().getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('2 machine proposals wait below.')).toBeVisible();
  await proposal('Question').getByRole('button', { name: 'Use', exact: true }).press('Enter');
  await expect(proposal('Answer').getByRole('button', { name: 'Use', exact: true })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'German' }).getByRole('textbox', { name: 'Question' })).toHaveValue(
    'When-x does-x my-x order-x leave-x?',
  );
  await proposal('Answer').getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(proposal('Answer')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Published. Visitors can see it now.').first()).toBeVisible();
  strict((await entry()).translations.de).toEqual({ name: 'When-x does-x my-x order-x leave-x?' });
  strict(await office.call(`GetProposals?id=${id}&lang=de`)).toEqual([]);
});

test('the texts side by side have their proposals', async () => {
  await openScreen(page, `/translations/faq/${id}/ar`, name);
  await page.getByRole('button', { name: 'Propose translations' }).click();
  await dialog().getByRole('button', { name: 'Send the texts' }).click();
  await expect(dialog()).toContainText('There are 2 new proposals.');
  await dialog().getByRole('button', { name: 'Close' }).click();
  await proposal('Question').getByRole('button', { name: 'Use and edit' }).click();
  const question = page.getByRole('group', { name: 'Question', exact: true }).getByRole('textbox');
  await expect(question).toBeFocused();
  await expect(question).toHaveValue('When-x does-x my-x order-x leave-x?');
  await expectScreenChecks(page, 'proposals side by side');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('One machine proposal waits below.')).toBeVisible();
  strict((await entry()).translations.ar).toEqual({ name: 'When-x does-x my-x order-x leave-x?' });
});

test('a proposal without a term of the glossary is marked', async () => {
  const { revision, document, translations } = await entry();
  const renamed = { ...document, name: 'Where is my order?' };
  await office.call('SaveEntry', { type: 'faq', id, revision, document: renamed, translations, status: 'published' });
  await office.call('ProposeTranslations', { entries: [id], lang: 'fr' });
  await openScreen(page, `/faq/${id}?lang=fr`, 'Where is my order?');
  await expect(proposal('Question').getByRole('note')).toHaveText('Missing terms: order = la commande');
  await page.setViewportSize({ width: 390, height: 800 });
  await expectScreenChecks(page, 'a marked proposal on a phone');
});

test('without a service the office shows nothing of it', async ({ browser }) => {
  const other = await startAtWork(browser, emil, { START_EMPTY: '1' });
  const faq = await other.add('faq', { name }, { translations: { fr: { name: 'Quand ?' } } });
  await openScreen(other.page, '/translations', 'Translations');
  await other.page.getByLabel('Select all on this page').check();
  await expect(other.page.getByRole('button', { name: 'Assign' })).toBeVisible();
  await expect(other.page.getByRole('button', { name: /Propose|Terms/ })).toHaveCount(0);
  await openScreen(other.page, `/faq/${faq}?lang=fr`, name);
  await expect(other.page.getByRole('tabpanel', { name: 'French' })).toBeVisible();
  await expect(other.page.getByText(/propos/i)).toHaveCount(0);
  await other.close();
});

test('neither the log nor the office contains the key', async () => {
  strict(office.instance.printed()).not.toContain(key);
  strict(await (await page.request.get('/api/Office/GetMe')).text()).not.toContain(key);
  strict(office.complaints).toEqual([]);
});
