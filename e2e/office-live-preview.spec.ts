import { type FrameLocator, type Page, expect as strict, test } from '@playwright/test';
import { expect, expectScreenChecks } from './testing/office/office.ts';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { emil } from './testing/office/people.ts';

test.describe.configure({ mode: 'serial', timeout: 90_000 });

let office: OfficeAtWork;
let page: Page;
let frame: FrameLocator;
let id: number;
let published: string;

const address = 'rivers-and-wool';

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, emil);
  ({ page } = office);
  const sections = [
    { kind: 'text', heading: 'Clean water', text: '<p>Nine tenths are used again.</p>' },
    { kind: 'news', heading: 'What is new' },
    { kind: 'callToAction', heading: 'Ask us', lead: 'We answer within a day.' },
  ];
  const translations = { de: { name: 'Flüsse und Wolle', sections: [{ heading: 'Sauberes Wasser' }, {}, {}] } };
  const document = { name: 'Rivers and wool', address, sections };
  id = await office.add('freePage', document, { status: 'published', translations });
  published = await (await page.request.get(`/${address}`)).text();
  await page.goto(`/office/freePage/${id}`);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  frame = page.frameLocator('iframe[title="Preview of the page"]');
});
test.afterAll(() => office?.close());

const part = (text: string) => frame.locator('main').getByText(text);
const title = () => page.getByRole('textbox', { name: /^Title/ }).first();

test('the page opens at its beginning', async () => {
  const heading = frame.getByRole('heading', { level: 1 });
  await expect
    .poll(() => heading.evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize)))
    .toBeGreaterThan(32);
  strict(await heading.evaluate(() => scrollY)).toBe(0);
});

test('the page beside the form follows what is typed, and stays where it was scrolled to', async () => {
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Rivers and wool');
  await expect(page.getByText('Shows what is in the form.')).toBeVisible();
  await title().focus();
  await frame.locator('body').evaluate(() => scrollTo(0, 300));
  await title().fill('Rivers and cotton');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Rivers and cotton');
  strict(await frame.locator('body').evaluate(() => scrollY)).toBe(300);
  await expectScreenChecks(page, 'form with its page');
  // Nothing is saved, and visitors get a page without marks.
  const visitors = await (await page.request.get(`/${address}`)).text();
  strict(visitors).toBe(published);
  strict(visitors).toContain('Rivers and wool');
  strict(visitors).not.toMatch(/data-(field|item|current)|[\u{F0000}-\u{FFFFD}]/u);
});

test('the page has the width of the chosen device', async () => {
  const width = () => frame.locator('body').evaluate(() => innerWidth);
  for (const [name, pixels] of [
    ['Phone', 390],
    ['Tablet', 820],
    ['Desktop', 1440],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect.poll(width).toBe(pixels);
  }
});

test('a click on a part opens its field', async () => {
  await part('Nine tenths').click();
  await expect(page.locator('[id="field-document-sections-0"] [contenteditable]')).toBeFocused();
  await part('We answer within a day.').click();
  await expect(page.locator('[id="field-document-sections-2-lead"]')).toBeFocused();
  await frame.locator('[data-item="sections.1"] a').first().click();
  await expect(page.locator('[id="field-document-sections-1"] input').first()).toBeFocused();
  // The frame leads nowhere.
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Rivers and cotton');
});

test('what the focused field shows is marked', async () => {
  await title().focus();
  await expect(frame.locator('h1[data-current], h1 [data-current]')).toHaveText('Rivers and cotton');
  await page.locator('[id="field-document-sections-2-lead"]').focus();
  await expect(frame.locator('[data-current]')).toHaveText('We answer within a day.');
  await expect(part('We answer within a day.')).toBeInViewport();
});

test('values that are not valid keep the last page, and the fields are named', async () => {
  await title().fill('');
  await expect(page.getByText('Shows the last valid state. To correct: Title')).toBeVisible();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Rivers and cotton');
  await title().fill('Rivers and silk');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Rivers and silk');
});

test('the page is in the language of the open tab, and a click opens the translation', async () => {
  await page.getByRole('tab', { name: 'German' }).click();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Flüsse und Wolle');
  strict(await frame.locator('html').getAttribute('lang')).toBe('de');
  await part('Sauberes Wasser').click();
  await expect(page.locator('[id="field-translations-de-sections-0-heading"]')).toBeFocused();
  // A text without a translation leads to the empty field.
  await part('We answer within a day.').click();
  await expect(page.locator('[id="field-translations-de-sections-2-lead"]')).toBeFocused();
});

test('on a narrow screen the page is in the place of the form', async () => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Flüsse und Wolle');
  await expect(page.getByRole('tab', { name: 'German' })).toBeHidden();
  await expectScreenChecks(page, 'page on a phone');
  await part('Sauberes Wasser').click();
  await expect(page.locator('[id="field-translations-de-sections-0-heading"]')).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 720 });
});

test('a page with 200 sections follows', async () => {
  const sections = Array.from({ length: 200 }, (_, index) => ({
    kind: 'text',
    heading: `Section ${index + 1}`,
    text: `<p>${'Clean water for wool. '.repeat(20)}</p>`,
  }));
  const long = await office.add('freePage', { name: 'Long', address: 'long-page', sections });
  await page.goto(`/office/freePage/${long}`);
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Long');
  for (const name of ['Longer', 'Even longer', 'The longest']) {
    await title().fill(name);
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(name);
  }
  // The page scrolls to the section, the form does not: the button would move away from under the pointer.
  await page.locator('[id="field-document-sections-150"] [data-fold]').click();
  await page.locator('[id="field-document-sections-150-heading"]').fill('Far below');
  await expect(part('Far below')).toBeInViewport();
});

test('nothing in the frame is refused or fails', () => {
  strict(office.complaints).toEqual([]);
});
