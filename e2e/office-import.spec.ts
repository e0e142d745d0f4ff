import { expect as strict, test } from '@playwright/test';
import { startFaultyBackend } from './testing/backends/faulty-backend.ts';
import { minimalResponses } from './testing/backends/minimal-backend.ts';
import { expectScreenChecks } from './testing/office/office.ts';
import { startAtWork } from './testing/office/office-at-work.ts';
import { openScreen } from './testing/office/office-screens.ts';
import { olga } from './testing/office/people.ts';

const expect = strict.configure({ timeout: 40_000 });

/** What the import does to the content: api/office/transfer/backend/import-from-backend.test.ts. */
test('an owner imports a running site and sees its progress, and a second import changes nothing', async ({
  browser,
}) => {
  const source = await startFaultyBackend();
  const target = await startAtWork(browser, olga, { START_EMPTY: '1', IMPORT_HOSTS: '127.0.0.1:*' });
  const { page: there } = target;
  const questions = Promise.withResolvers<unknown>();
  source.answer('GetFaq', questions.promise);
  try {
    await openScreen(there, '/transfer', 'Import and export');
    await there.getByLabel('Address of the site').fill('ftp://nowhere');
    await there.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(there.getByText('Enter an address that starts with https:// or http://')).toBeVisible();
    await there.getByLabel('Address of the site').fill(source.url);
    await there.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(there.getByRole('progressbar', { name: 'Progress of the import' })).toBeVisible();
    await expectScreenChecks(there, 'a running import');
    questions.resolve(minimalResponses.GetFaq);
    await expect(there.getByText('The import is done')).toBeVisible();
    await expectScreenChecks(there, 'a finished import');
    const fact = (name: string) =>
      there.getByText(name, { exact: true }).locator('xpath=following-sibling::dd').innerText();
    strict(Number(await fact('Created'))).toBeGreaterThan(20);
    const questionsThere = await target.call<{ title: string }[]>('ListEntries?type=faq&take=9');
    strict(questionsThere.map(({ title }) => title)).toEqual(['How long does it take?']);

    await there.getByLabel('Address of the site').fill(source.url);
    await there.getByRole('button', { name: 'Import', exact: true }).click();
    await expect.poll(() => fact('Created')).toBe('0');
    await expect(there.getByText('The import is done')).toBeVisible();
    strict([await fact('Created'), await fact('Changed')]).toEqual(['0', '0']);
  } finally {
    questions.resolve(minimalResponses.GetFaq);
    await target.close();
    await source.stop();
  }
});
