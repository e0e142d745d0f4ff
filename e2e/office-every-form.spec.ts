import { type Page, expect as strict, test } from '@playwright/test';
import { everyForm, sidewaysOnPhone, visitAll } from './testing/office/every-screen.ts';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { openScreen } from './testing/office/office-screens.ts';
import { olga } from './testing/office/people.ts';

test.describe.configure({ mode: 'serial', timeout: 600_000 });

let office: OfficeAtWork;
let page: Page;

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, olga);
  ({ page } = office);
});
test.afterAll(() => office?.close());

test('no form has axe violations in dark mode, or scrolls sideways on a phone with long words', async () => {
  const forms = await everyForm(office);
  await page.emulateMedia({ colorScheme: 'dark' });
  await openScreen(page, '/', /./);
  await visitAll(page, forms);
});

test('no tab of the company form scrolls sideways on a phone with long words', async () => {
  await openScreen(page, '/company', /./);
  const tabs = page.getByRole('tab');
  const wide: string[] = [];
  for (let index = 0; index < (await tabs.count()); index++) {
    await tabs.nth(index).click();
    wide.push(...(await sidewaysOnPhone(page, `/company, tab ${index + 1}`)));
  }
  strict(wide).toEqual([]);
});

test('the screens report no errors', () => {
  strict(office.complaints).toEqual([]);
});
