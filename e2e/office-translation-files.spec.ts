import { readFile } from 'node:fs/promises';
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
let file: string;

const document = {
  name: 'Who packs the yarn?',
  description: '<p>Our <strong>own</strong> people.</p><ul><li>In cartons</li></ul>',
};
const more = { translations: { fr: { name: 'Qui emballe ?' } }, status: 'published' };
const french = [
  ['Our ', 'Nos '],
  ['own', 'propres'],
  [' people.', ' équipes.'],
  ['In cartons', 'En cartons'],
  ['Who packs the yarn?', 'Qui emballe le fil ?'],
] as const;

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, emil);
  ({ page } = office);
  id = await office.add('faq', document, more);
});
test.afterAll(() => office?.close());

const entry = () => office.call<EditedEntry>(`GetEntry?id=${id}`);

/** A file as translators return it: each segment has a target. */
const translated = (xliff: string): string =>
  xliff.replace(
    /<segment([^>]*)>(<source>(.*?)<\/source>)(<target>.*?<\/target>)?<\/segment>/gs,
    (_, about, source, words) => {
      const target = french.reduce((text: string, [from, to]) => text.replaceAll(`${from}`, to), words as string);
      return `<segment${about.replace(/state="\w+"/, 'state="translated"')}>${source}<target>${target}</target></segment>`;
    },
  );

async function exported(): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Download' }).click(),
  ]);
  strict(download.suggestedFilename()).toMatch(/^translations-en-fr-\d{4}-\d\d-\d\d\.xlf$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return readFile(await download.path(), 'utf8');
}

const choose = (xliff: string) =>
  page
    .getByLabel('Choose a file')
    .and(page.locator('input'))
    .setInputFiles({ name: 'returned.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(xliff) });

test('the texts of the list are exported in a language, and those of a selection', async () => {
  await openScreen(page, '/translations?words=packs+yarn&lang=fr', 'Translations');
  await page.getByRole('button', { name: 'Export for translators' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export for translators' });
  await expect(dialog).toContainText('The one entry in the list.');
  await expectScreenChecks(page, 'the export for translators');
  const open = await exported();
  strict(open.match(/<unit id="\w+"/g)).toEqual(['<unit id="description"']);
  await page.getByRole('checkbox', { name: `Select ${document.name}` }).check();
  await page
    .getByRole('group', { name: 'Selected entries' })
    .getByRole('button', { name: 'Export for translators' })
    .click();
  await dialog.getByRole('checkbox', { name: 'Only missing and outdated texts' }).uncheck();
  file = await exported();
  strict(file.match(/<unit id="\w+"/g)).toEqual(['<unit id="name"', '<unit id="description"']);
  await page.getByRole('button', { name: 'Export for translators' }).first().click();
  await dialog.getByLabel('Translate into').click();
  await page.getByRole('option', { name: 'Dutch' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});

test('a returned file is imported after a report, with a choice where words were changed meanwhile', async () => {
  const translations = { fr: { name: 'Qui emballe donc ?' } };
  await office.call('SaveEntry', { type: 'faq', id, revision: 1, document, ...more, translations });
  await openScreen(page, '/translations?words=packs+yarn&lang=fr', 'Translations');
  await page.getByRole('button', { name: 'Import translations' }).click();
  await choose('no XML');
  const dialog = page.getByRole('dialog', { name: 'Import translations' });
  await expect(dialog.getByRole('alert')).toContainText('The file is not valid XML');
  await page
    .getByLabel('Choose another file')
    .and(page.locator('input'))
    .setInputFiles({ name: 'returned.xlf', mimeType: '', buffer: Buffer.from(translated(file)) });
  await expect(dialog.getByRole('alert')).toContainText('Nothing is saved yet.');
  const entries = dialog.getByRole('list', { name: 'Entries in the file' });
  await expect(entries).toContainText('Answer: new translation');
  await expect(entries).toContainText('Question: also changed here since the export');
  const choice = dialog.getByRole('radiogroup', { name: 'Translation of Question' });
  await expect(choice.getByRole('radio', { name: 'Keep ours' })).toBeChecked();
  await expectScreenChecks(page, 'the report of an import of translations');
  await choice.getByRole('radio', { name: 'Use the file’s' }).check();
  strict((await entry()).revision).toBe(2);
  await dialog.getByRole('button', { name: 'Import 2 texts' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Imported 2 texts in one entry.');
  strict(await entry()).toMatchObject({
    ...{ revision: 3, status: 'published', pending: true },
    translations: {
      fr: {
        name: 'Qui emballe le fil ?',
        description: '<p>Nos <strong>propres</strong> équipes.</p><ul><li>En cartons</li></ul>',
      },
    },
  });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Import translations' })).toBeFocused();
  await expect(page.getByRole('link', { name: `${document.name}, French: Complete` })).toBeVisible();
});

test('the same file again changes nothing', async () => {
  await page.getByRole('button', { name: 'Import translations' }).click();
  await choose(translated(file));
  const dialog = page.getByRole('dialog', { name: 'Import translations' });
  await expect(dialog.getByRole('alert')).toContainText('The file changes nothing');
  await expect(dialog.getByRole('button', { name: /^Import/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  strict((await entry()).revision).toBe(3);
});
