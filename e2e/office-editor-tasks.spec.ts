import { expect, type Locator, type Page, test } from '@playwright/test';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { olga } from './testing/office/people.ts';

/*
 * Twelve tasks of an editor, as people do them: each from the overview of the office to what visitors see. The steps are
 * those that docs/editor-tasks.md counts.
 */

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let office: OfficeAtWork;
let page: Page;
let steps = 0;

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, olga);
  ({ page } = office);
});
test.afterAll(() => office?.close());

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const field = (name: string) => page.getByRole('textbox', { name }).last();

/** A step: a press, a filled field, or a choice. */
async function press(what: Locator): Promise<void> {
  steps += 1;
  await what.click();
}
async function fill(what: Locator, text: string): Promise<void> {
  steps += 1;
  await what.fill(text);
}
/** Begins at the overview and opens a screen by the menu. */
async function begin(menu: string): Promise<void> {
  await page.goto('/office/');
  steps = 0;
  await press(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: menu, exact: true }));
}

/** Opens an entry of a list by its name. */
const openEntry = (name: string) => press(page.getByRole('link', { name }).first());

/** Publishes, confirms the languages if they are asked, and waits for the answer. */
async function publish(): Promise<void> {
  const saved = page.waitForResponse((response) => response.url().includes('/SaveEntry'));
  await press(page.getByRole('button', { name: /^Publish/ }));
  await expect(dialog().or(page.getByText('Published. Visitors can see it now.')).first()).toBeVisible();
  if (await dialog().isVisible()) await press(dialog().getByRole('button', { name: 'Publish' }));
  expect((await saved).status()).toBe(200);
}

async function addSection(kind: string): Promise<void> {
  await press(button('Add to “Sections”'));
  await press(page.getByRole('menuitem').filter({ has: page.getByText(kind, { exact: true }) }));
}

async function addLanguage(name: string): Promise<void> {
  await press(button('Add a language'));
  await press(page.getByRole('option', { name, exact: true }));
}

const seen = async (path: string): Promise<string> => (await page.request.get(path)).text();

test('a campaign page in three languages', async () => {
  await begin('Pages');
  await press(page.getByRole('link', { name: 'Add page' }));
  await fill(field('Title'), 'Summer of linen');
  await addSection('Text');
  await fill(field('Heading'), 'Linen from the river');
  await addLanguage('German');
  await fill(field('Title'), 'Sommer aus Leinen');
  await fill(field('Heading'), 'Leinen vom Fluss');
  await addLanguage('Portuguese');
  await fill(field('Title'), 'Verão de linho');
  await fill(field('Heading'), 'Linho do rio');
  await publish();
  expect(await seen('/summer-of-linen')).toContain('Linen from the river');
  expect(await seen('/de/summer-of-linen')).toContain('Leinen vom Fluss');
  expect(await seen('/pt/summer-of-linen')).toContain('Linho do rio');
  expect(steps).toBeLessThanOrEqual(16);
});

test('a section of the home page moves up', async () => {
  await begin('Home page');
  const sections = page.locator('[id="field-document-sections"]');
  await press(sections.getByRole('button', { name: /^Move up: .*News/ }));
  await publish();
  expect(steps).toBeLessThanOrEqual(4);
});

test('an entry of the main menu leads to the page', async () => {
  await begin('Menus');
  await press(button('Add to “Main menu”'));
  await fill(field('Label'), 'Summer');
  await fill(page.getByRole('combobox', { name: 'Target' }).last(), '/summer-of-linen');
  await page.keyboard.press('Escape');
  await publish();
  expect(await seen('/')).toContain('>Summer<');
  expect(steps).toBeLessThanOrEqual(6);
});

test('an imprint with what the law asks for', async () => {
  await begin('Company information');
  await press(page.getByRole('tab', { name: 'Imprint, privacy and accessibility' }));
  await fill(field('Legal name'), 'Alvorim Group SGPS, S.A.');
  await fill(field('VAT number'), 'PT500000000');
  await publish();
  expect(await seen('/imprint')).toContain('PT500000000');
  expect(steps).toBeLessThanOrEqual(7);
});

test('a section of the page is hidden until Monday', async () => {
  await begin('Pages');
  await openEntry('Summer of linen');
  await press(page.getByRole('button', { name: /^Expand/ }).first());
  await fill(page.getByLabel('Show from'), '2040-01-02');
  await publish();
  expect(await seen('/summer-of-linen')).not.toContain('Linen from the river');
  expect(steps).toBeLessThanOrEqual(6);
});

test('a new address of the page, to which the former one leads', async () => {
  await begin('Pages');
  await openEntry('Summer of linen');
  await fill(field('Address'), 'linen');
  await publish();
  const response = await page.request.get('/summer-of-linen', { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([301, '/linen']);
  expect(steps).toBeLessThanOrEqual(5);
});

test('a form and questions on a page', async () => {
  await begin('Pages');
  await openEntry('Summer of linen');
  await addSection('Questions');
  await press(button('Add to “Questions”'));
  await fill(field('Question'), 'From where is it?');
  await addSection('Form');
  await publish();
  const html = await seen('/linen');
  expect(html).toContain('From where is it?');
  expect(html).toMatch(/<textarea[^>]*name="message"/);
  expect(steps).toBeLessThanOrEqual(10);
});

test('a version from before is back', async () => {
  await begin('Pages');
  await openEntry('Summer of linen');
  await press(button('More'));
  await press(page.getByRole('menuitem', { name: 'Versions' }));
  await press(dialog().getByRole('list', { name: 'Versions' }).getByRole('listitem').nth(1).getByRole('button'));
  await press(button('Restore this version'));
  await publish();
  expect(await seen('/linen')).not.toContain('From where is it?');
  expect(steps).toBeLessThanOrEqual(9);
});

test('what search engines and shared links show of a page, with a picture of its own', async () => {
  const shareImage = async () => /property="og:image" content="([^"]*)"/.exec(await seen('/sustainability'))?.[1];
  const drawn = await shareImage();
  await begin('Pages');
  await openEntry('Sustainability');
  await press(page.getByRole('heading', { name: 'Search engines and sharing' }));
  await fill(field('Title in search results'), 'Water used twice');
  await fill(field('Description in search results'), 'How our works use nine tenths of their water again.');
  const picture = page.getByRole('group', { name: 'Picture of shared links' });
  await press(picture.getByRole('button', { name: 'Choose picture' }));
  await press(
    dialog()
      .getByRole('button', { name: /\.webp|\.jpg/ })
      .first(),
  );
  await publish();
  expect(await seen('/sustainability')).toContain('<title>Water used twice</title>');
  expect(await shareImage()).not.toBe(drawn);
  expect(steps).toBeLessThanOrEqual(10);
});

test('a page goes offline at the end of the year', async () => {
  await begin('Pages');
  await openEntry('Summer of linen');
  await press(button('More'));
  await press(page.getByRole('menuitem', { name: 'Go offline later…' }));
  await fill(dialog().getByLabel('Goes offline'), '2040-12-31T18:00');
  await press(dialog().getByRole('button', { name: 'Save' }));
  await expect(page.getByText('It goes offline on')).toBeVisible();
  await begin('Calendar');
  expect(steps).toBe(1);
});

test('four figures and chosen products on the home page', async () => {
  await begin('Home page');
  await addSection('Figures');
  await press(button('Add to “Figures”'));
  await fill(field('Number'), '3,140');
  await fill(field('What it counts'), 'people');
  await publish();
  expect(await seen('/')).toContain('3,140');
  expect(steps).toBeLessThanOrEqual(8);
});

test('the page follows while an editor types', async () => {
  await begin('Pages');
  await openEntry('Press');
  await press(button('Preview'));
  await fill(field('Title'), 'For journalists');
  const preview = page.frameLocator('iframe[src="/office/preview-frame"]');
  await expect(preview.getByRole('heading', { level: 1, name: 'For journalists' })).toBeVisible();
  expect(steps).toBe(4);
});
