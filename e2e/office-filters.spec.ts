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

test('the screens report no errors', () => {
  strict(office.complaints).toEqual([]);
});
