import { type Page, expect as strict, test } from '@playwright/test';
import { everyList, visitAll } from './testing/every-screen.ts';
import { type OfficeAtWork, startAtWork } from './testing/office-at-work.ts';
import { openScreen } from './testing/office-screens.ts';
import { olga } from './testing/people.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let office: OfficeAtWork;
let page: Page;

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, olga);
  ({ page } = office);
});
test.afterAll(() => office?.close());

test('no list has anything that axe finds by day, or scrolls sideways on a phone in long words', async () => {
  await openScreen(page, '/news/create', /./);
  await visitAll(page, everyList());
});

test('nothing went wrong behind the screens', () => {
  strict(office.complaints).toEqual([]);
});
