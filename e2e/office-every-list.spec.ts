import { type Page, expect as strict, test } from '@playwright/test';
import { everyList, visitAll } from './testing/office/every-screen.ts';
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

test('no list has axe violations in light mode, or scrolls sideways on a phone with long words', async () => {
  await openScreen(page, '/news/create', /./);
  await visitAll(page, everyList());
});

test('the screens report no errors', () => {
  strict(office.complaints).toEqual([]);
});
