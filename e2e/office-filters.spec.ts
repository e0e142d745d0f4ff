import { type Page, expect as strict, test } from '@playwright/test';
import { expect, expectScreenChecks } from './testing/office/office.ts';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { openScreen } from './testing/office/office-screens.ts';
import { olga } from './testing/office/people.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let office: OfficeAtWork;
let page: Page;

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, olga);
  ({ page } = office);
});
test.afterAll(() => office?.close());

/** Each list with its menu entry, an address with all its filters, and the expected chips. */
const lists: [menu: string, address: string, chips: string[]][] = [
  [
    'Messages',
    '/messages?words=loom&assignee=me&status=new',
    ['Search: loom', `Assigned to: ${olga.name} (you)`, 'Status: New'],
  ],
  ['Applications', '/applications?words=loom&status=hired', ['Search: loom', 'Status: Hired']],
  ['Subscribers', '/subscribers?words=loom&status=asked', ['Search: loom', 'Status: Not confirmed yet']],
  [
    'Files',
    '/files?words=loom&kind=document&unused=1&withoutAlt=1',
    ['Search: loom', 'Kind: Documents', 'Unused', 'Without a description'],
  ],
  [
    'Translations',
    '/translations?words=loom&type=news&lang=de&state=outdated&publication=draft',
    ['Search: loom', 'Type: News', 'Language: German', 'State: Outdated', 'Publication: Draft'],
  ],
  ['Redirects', '/redirects?words=loom', ['Search: loom']],
  ['Audit log', `/audit?words=loom&by=${olga.name}`, ['Search: loom', `Who: ${olga.name}`]],
];

const chips = () => page.getByRole('list', { name: 'Active filters' }).getByRole('listitem');

for (const [menu, address, expected] of lists) {
  test(`shows the filters of “${menu}” as removable chips, and opens it unfiltered from the menu`, async () => {
    await openScreen(page, address, /./);
    await expect(chips()).toHaveText(expected);
    await expectScreenChecks(page, address);
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: new RegExp(`^${menu}`) })
      .click();
    await expect(chips()).toHaveCount(0);
    strict(new URL(page.url()).search).toBe('');

    await openScreen(page, address, /./);
    for (const [index, chip] of expected.entries()) {
      await page.getByRole('button', { name: `Remove filter: ${chip}` }).press('Enter');
      await expect(chips()).toHaveText(expected.slice(index + 1));
      const next = expected[index + 1];
      if (next) await expect(page.getByRole('button', { name: `Remove filter: ${next}` })).toBeFocused();
      else await expect(page.locator('#content')).toBeFocused();
    }
    strict(new URL(page.url()).search).toBe('');
    await expect(page.getByRole('searchbox')).toHaveValue('');
  });
}

test('the health page leads to the outdated translations of a language, and names it in the audit log', async () => {
  const translations = { ar: { name: 'متى يتم الشحن؟' } };
  const id = await office.add('faq', { name: 'When is it sent?' }, { translations, status: 'published' });
  const document = { name: 'When is my order sent?' };
  await office.call('SaveEntry', { type: 'faq', id, revision: 1, document, translations, status: 'published' });
  await openScreen(page, '/health', 'Health');
  const outdated = page.getByRole('link', { name: 'One entry is outdated in Arabic' });
  await outdated.click();
  await expect(page).toHaveURL(/translations\?lang=ar&state=outdated/);
  await expect(page.getByRole('link', { name: 'When is my order sent?, Arabic: 1 outdated' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Dismiss: One entry is outdated in Arabic' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Sent to translators');
  await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Sent to translators (')).toBeVisible();
  await openScreen(page, '/audit', 'Audit log');
  await page.getByRole('link', { name: 'Outdated translations into Arabic' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Translations' })).toBeVisible();
});

test('the screens report no errors', () => {
  strict(office.complaints).toEqual([]);
});
