import { type Page, test } from '@playwright/test';
import { entityNames, entityOf } from '#content/registry.ts';
import { metaOf } from '#contract/fields.ts';
import { type EntryRow, entityName } from '#contract/office/entry-view.ts';
import type { LibraryFile } from '#contract/office/file-view.ts';
import { goTo } from './testing/office/every-screen.ts';
import { chooseEntry, fillShape, type Sources, type } from './testing/office/fill-fields.ts';
import { editorFollowsCaret, expect } from './testing/office/office.ts';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { openScreen } from './testing/office/office-screens.ts';
import { olga } from './testing/office/people.ts';

test.describe.configure({ mode: 'serial', timeout: 600_000 });

let office: OfficeAtWork;
let page: Page;
let sources: Sources;
let attributeCount = 0;

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, olga);
  ({ page } = office);
  await page.request.post('/api/Office/UploadFile', {
    headers: { origin: office.instance.url },
    multipart: {
      file: { name: 'talk.vtt', mimeType: 'text/vtt', buffer: Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nHello') },
    },
  });
  const srcs = async (kind: string) =>
    (await office.call<LibraryFile[]>(`ListFiles?kind=${kind}&take=5`)).map(({ src }) => src);
  sources = {
    files: { picture: await srcs('picture'), document: await srcs('document'), captions: await srcs('captions') },
    entry: async (type) => {
      // Of the categories, only those above have others below. Two facts of a product have different attributes.
      const top = entityOf(entityName.parse(type)).parents?.includes(type) ? '&top=1' : '';
      const own = type === 'attribute' ? attributes[attributeCount++ % 2] : undefined;
      if (own) return own;
      const [entry] = await office.call<EntryRow[]>(`ListEntries?type=${type}&skip=0${top}&take=1`);
      return { id: entry?.id ?? 0, title: entry?.title ?? '' };
    },
  };
  const attributes: { id: number; title: string }[] = [];
  for (const title of ['Girth', 'Mass']) {
    const id = await office.add('attribute', { name: title, kind: 'number', decimals: 4 });
    attributes.push({ id, title });
  }
  await office.add('location', { name: 'Spinning mill' });
  await office.add('document', { name: 'Care of yarn' });
  await openScreen(page, '/', /./);
});
test.afterAll(() => office?.close());

/** Goes to a screen, and leaves what is typed behind. */
async function leave(path: string): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await openScreen(page, path, /./);
}

/** Saves with the keyboard, and returns the id. */
async function save(): Promise<number> {
  const answer = page.waitForResponse((response) => response.url().includes('/SaveEntry'));
  await page.keyboard.press('ControlOrMeta+s');
  expect((await answer).status()).toBe(200);
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  return ((await (await answer).json()) as { id: number }).id;
}

const stored = async (id: number) => (await office.call<{ document: object }>(`GetEntry?id=${id}`)).document;

/** What the inputs of the form show. */
const shown = () =>
  page
    .getByRole('main')
    .evaluate((main) =>
      [
        ...main.querySelectorAll<HTMLElement>(
          'form :is(input:not([type=file]), textarea, [contenteditable], [id^=field-] img)',
        ),
      ].map((each) =>
        each instanceof HTMLInputElement && (each.type === 'radio' || each.type === 'checkbox')
          ? each.checked
          : each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement
            ? each.value
            : (each.getAttribute('src') ?? each.textContent),
      ),
    );

/** Opens the parts of the form that are closed at first. */
async function openParts(): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.locator('[id^=field-]').first()).toBeAttached();
  // An opened one is no longer among them.
  const closed = main.locator('details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
}

/** Opens the items of lists that show their fields only then. */
async function unfold(): Promise<void> {
  await openParts();
  const folded = page.locator('[data-sortable] [aria-expanded="false"][aria-label^="Expand"]');
  while ((await folded.count()) > 0)
    await folded.evaluateAll((all) => all.map((each) => each instanceof HTMLElement && each.click()));
}

// The company last: its languages and time zone are those of the office.
for (const type of [...entityNames.filter((name) => name !== 'company'), 'company' as const]) {
  test(`every input of the type ${type} is filled, saved, loaded and duplicated`, async () => {
    const { document, single, parents = [] } = entityOf(type);
    await goTo(page, single ? `/${type}` : `/${type}/create`);
    await openParts();
    const filling = { page, sources, path: 'document' };
    const filled = await fillShape(filling, document.shape);
    const [parentType] = parents;
    const parent = parentType ? await chooseEntry({ ...filling, path: 'parent' }, parentType) : null;
    const id = await save();
    expect(await stored(id)).toMatchObject(filled);
    expect((await office.call<EntryRow>(`GetEntry?id=${id}`)).parent).toBe(parent);
    await unfold();
    const before = await shown();
    await goTo(page, '/profile');
    await goTo(page, single ? `/${type}` : `/${type}/${id}`);
    await unfold();
    await expect.poll(shown).toEqual(before);

    if (single) return;
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect(page.getByText('This is a copy').first()).toBeVisible();
    // An address is unique.
    const addresses = Object.entries(document.shape).filter(([, schema]) => metaOf(schema)?.input === 'page-address');
    const other = await fillShape(filling, Object.fromEntries(addresses));
    expect(await stored(await save())).toMatchObject({ ...filled, ...other });
  });
}

test('a number is emptied and typed anew, and the wheel scrolls the page', async () => {
  await goTo(page, '/career/create');
  const field = page.getByLabel('Vacancies');
  await field.click();
  await field.press('End');
  await field.press('Backspace');
  await field.pressSequentially('5');
  await expect(field).toHaveValue('5');
  await field.hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(field).toHaveValue('5');
  await field.press('Backspace');
  await page.getByLabel('Salary').click();
  await expect(page.locator('#field-document-vacancy-error')).toHaveText('This must not be empty.');
  await field.click();
  await field.pressSequentially('2x');
  await page.getByLabel('Salary').click();
  await expect(page.locator('#field-document-vacancy-error')).toHaveText('Enter a whole number.');
  await field.click();
  await field.press('End');
  await field.press('Backspace');
  await field.pressSequentially('٧');
  await expect(field).toHaveValue('27');
});

test('the error of a field that a click leaves does not move what is clicked', async () => {
  await leave('/product/create');
  await page.getByRole('textbox', { name: 'Name' }).click();
  const button = page.getByRole('button', { name: 'Add pictures' });
  await button.scrollIntoViewIfNeeded();
  await button.hover();
  const before = await button.boundingBox();
  await page.mouse.down();
  await editorFollowsCaret(page);
  await editorFollowsCaret(page);
  expect(await button.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Choose pictures' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#field-document-name-error')).toBeVisible();
});

test('what is typed in a picker replaces its value, and Enter chooses what is shown', async () => {
  const ids: number[] = [];
  for (let at = 0; at < 60; at++) ids.push(await office.add('category', { name: `Picked ${at}` }));
  await leave('/product/create');
  await page.getByRole('textbox', { name: 'Name' }).fill('Belongs to the last');
  const picker = page.locator('[id="field-parent"]');
  await picker.click();
  await picker.pressSequentially('picked 3');
  await page.getByRole('option', { name: 'Picked 3', exact: true }).click();
  await expect(picker).toHaveValue('Picked 3');
  await picker.pressSequentially('picked 59');
  // The options of before are not there any more.
  await picker.press('ArrowDown');
  await picker.press('Enter');
  await expect(
    page.getByRole('option').or(page.locator('[id="field-parent"][value="Picked 59"]')).first(),
  ).toBeVisible();
  if (await page.getByRole('option', { name: 'Picked 59' }).isVisible()) await picker.press('Enter');
  await expect(picker).toHaveValue('Picked 59');
  // Also after a click into the field, which has the focus.
  await picker.click();
  await picker.pressSequentially('picked 58');
  await expect(picker).toHaveValue('picked 58');
  await picker.press('Escape');
  await picker.press('Tab');
  await expect(picker).toHaveValue('Picked 59');
  const { parent } = await office.call<EntryRow>(`GetEntry?id=${await save()}`);
  expect(parent).toBe(ids[59]);
});

test('a link is found by names first, files among them, with the status of its target', async () => {
  const date = '2026-03-02T09:00:00Z';
  await office.add(
    'news',
    { heading: 'The new dam', date, description: '<p>With a sluice.</p>' },
    { status: 'published' },
  );
  await office.add('news', { heading: 'Sluice opened', date });
  await page.request.post('/api/Office/UploadFile', {
    headers: { origin: office.instance.url },
    multipart: {
      file: {
        name: 'sluice-talk.vtt',
        mimeType: 'text/vtt',
        buffer: Buffer.from('WEBVTT\n\n00:00.000 --> 00:03.000\nSluice'),
      },
    },
  });
  await goTo(page, '/slider/create');
  const link = page.getByRole('combobox', { name: 'Link' });
  await link.pressSequentially('sluice open');
  await expect(page.getByRole('option')).toHaveText([/^Sluice opened/]);
  await type(link, 'sluice');
  const options = page.getByRole('option');
  await expect(options).toHaveText([/^Sluice opened.*Draft/, /^sluice-talk.vtt/, /^The new dam.*Published/]);
  await expect(options.first()).toHaveAccessibleName('Sluice opened');
  await link.press('ArrowDown');
  await link.press('Enter');
  await expect(link).toHaveValue(/^\/news\/\d+$/);
  await type(link, '+++');
  await expect(options).toHaveCount(0);
});

test('a list of more entries than a picker loads at once is offered the others', async () => {
  const products: number[] = [];
  for (let at = 0; at < 100; at++) {
    const [entry] = await office.call<EntryRow[]>(`ListEntries?type=product&skip=${at}&take=1`);
    products.push(entry?.id ?? (await office.add('product', { name: `Listed ${at}` })));
  }
  await office.add('product', { name: 'Not listed yet' });
  const id = await office.add('certificate', { name: 'Of many', products });
  await leave(`/certificate/${id}`);
  await openParts();
  const picker = page.locator('[id="field-document-products-add"]');
  await picker.click();
  await expect(page.getByRole('option', { name: 'Not listed yet' })).toBeVisible();
});

test('Enter chooses the language that is shown', async () => {
  await leave('/faq/create');
  await page.getByRole('button', { name: 'Add a language' }).click();
  const dialogue = page.getByRole('dialog', { name: 'Add a language' });
  const field = dialogue.getByRole('combobox');
  await field.pressSequentially('Ger');
  await expect(page.getByRole('option')).toHaveText(['German']);
  await field.press('Enter');
  await expect(field).toHaveValue('German');
  await page.keyboard.press('Escape');
  await expect(dialogue).toHaveCount(0);
});

test('two forms of new entries are both offered again', async () => {
  const slots = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /\.faq\.new\./.test(key)).length);
  await leave('/faq/create');
  const other = await office.context.newPage();
  await other.goto('/office/faq/create');
  await expect(other.getByLabel('Question')).toBeVisible();
  await page.getByLabel('Question').fill('First question');
  await expect.poll(slots).toBe(1);
  await other.getByLabel('Question').fill('Second question');
  await expect.poll(slots).toBe(2);
  await other.close();
  await page.goto('/office/faq/create');
  const dialogue = page.getByRole('dialog');
  await dialogue.getByRole('button', { name: 'Discard' }).click();
  await expect(dialogue).toBeVisible();
  await dialogue.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Question')).toHaveValue('First question');
  expect(await slots()).toBe(1);
});

test('a language has the alt texts of pictures, and copies of the original', async () => {
  const [src] = sources.files.picture;
  const media = [{ kind: 'picture', picture: { src, alt: 'A loom' } }];
  const id = await office.add(
    'product',
    { name: 'Denim', media },
    { translations: { de: { description: '<p>Stoff</p>' } } },
  );
  await leave(`/product/${id}`);
  await page.getByRole('tab', { name: /German/ }).click();
  const copy = page.getByRole('button', { name: 'Copy the original' }).first();
  await expect(copy).toHaveAccessibleDescription('Name');
  await copy.click();
  const name = page.getByRole('tabpanel').getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue('Denim');
  await expect(name).toBeFocused();
  await type(page.getByRole('tabpanel').getByRole('textbox', { name: 'Alt text' }), 'Ein Webstuhl');
  const { translations } = await office.call<{ translations: object }>(`GetEntry?id=${await save()}`);
  expect(translations).toMatchObject({
    de: { name: 'Denim', description: '<p>Stoff</p>', media: [{ picture: { alt: 'Ein Webstuhl' } }] },
  });
});

test('the screens report no errors', () => {
  expect(office.complaints).toEqual([]);
});
