import { readFileSync } from 'node:fs';
import { type BrowserContext, type Page, expect as strict, test } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import type { LibraryFile } from '#contract/office/file-view.ts';
import { expectScreenChecks } from './testing/office/office.ts';
import { type OfficeAtWork, openBrowserOf, startAtWork } from './testing/office/office-at-work.ts';
import { dropFiles, openScreen, pasteFiles } from './testing/office/office-screens.ts';
import { emil, lea } from './testing/office/people.ts';
import type { Instance } from './testing/program/instance.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const expect = strict.configure({ timeout: 40_000 });

let office: OfficeAtWork;
let instance: Instance;
let context: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, emil);
  ({ instance, context, page } = office);
});
test.afterAll(() => office?.close());

const uploads = () => page.getByRole('region', { name: 'Uploads' });
const pictureOf = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer();

async function ask<Answer>(path: string): Promise<Answer> {
  const response = await page.request.get(path);
  strict(response.status(), path).toBe(200);
  return (await response.json()) as Answer;
}

/** The colour at the centre of a picture, as the browser draws it. */
const middleOf = (target: Page, src: string) =>
  target.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
    const pen = canvas.getContext('2d');
    pen?.drawImage(picture, 0, 0);
    return [...(pen?.getImageData(canvas.width >> 1, canvas.height >> 1, 1, 1).data ?? [])].slice(0, 3);
  }, src);

test('a replaced file appears on the public page at once', async () => {
  const news = await ask<{ id: number; picture: { src: string } | null }[]>(
    '/api/Office/ListEntries?type=news&state=published&take=20',
  );
  const shown = news.find(({ picture }) => picture !== null);
  const src = shown?.picture?.src ?? '';
  await openScreen(page, `/files/show?src=${encodeURIComponent(src)}`, /./);
  await expect(page.getByRole('region', { name: 'Used in' }).getByRole('link').first()).toBeVisible();
  const lasting = page.getByRole('region', { name: 'Lasting address' });
  const address = await lasting.getByRole('textbox', { name: 'Lasting address' }).inputValue();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await lasting.getByRole('button', { name: 'Copy' }).click();
  await expect(lasting.getByRole('button', { name: 'Copied' })).toBeVisible();
  strict(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Replace' }).click();
  await (await choosing).setFiles({
    name: 'notes.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n'),
  });
  await expect(page.getByRole('alert').filter({ hasText: 'only the same kind of file' })).toBeVisible();

  const again = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Replace' }).click();
  await (await again).setFiles({ name: 'new.png', mimeType: 'image/png', buffer: await pictureOf('#d0106a') });
  await expect(page.getByText('Every page that showed the old file shows the new one')).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(encodeURIComponent(src)));
  await expect(page.getByRole('region', { name: 'Used in' }).getByRole('link').first()).toBeVisible();
  await expect(page.getByText('the lasting address leads to it')).toBeVisible();
  await expect(lasting.getByRole('textbox', { name: 'Lasting address' })).toHaveValue(address);
  await expectScreenChecks(page, 'a replaced file');
  const served = await page.request.get(address);
  strict(served.headers()).toMatchObject({
    'cache-control': 'public, max-age=300, must-revalidate',
    'content-disposition': expect.stringContaining('filename="new.png"'),
  });
  strict(
    (await served.body()).equals(
      await (await page.request.get(new URL(page.url()).searchParams.get('src') ?? '')).body(),
    ),
  ).toBe(true);

  const visitor = await context.newPage();
  await visitor.goto(`/news/${shown?.id}`);
  const now = new URL(page.url()).searchParams.get('src') ?? '';
  const picture = visitor.getByRole('main').locator(`img[src*="${now}"]`).first();
  await expect(picture).toBeVisible();
  strict(await visitor.content()).not.toContain(src);
  strict(await middleOf(visitor, now)).toEqual([0xd0, 0x10, 0x6a]);
  await visitor.close();
});

test('uploads several dropped or pasted files, and rejects other types with a message', async () => {
  await openScreen(page, '/files', 'Files');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" onload="alert(1)">
    <script>alert(2)</script><rect width="40" height="20" fill="#2060c0"/></svg>`;
  await dropFiles(page.getByRole('main').getByLabel('Search names and descriptions'), [
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Not a picture at all') },
    { name: 'green.png', mimeType: 'image/png', buffer: await pictureOf('#108040') },
  ]);
  await expect(uploads()).toContainText('2 of 3 uploaded, 1 refused');
  await expect(uploads().getByRole('alert')).toContainText(
    'Choose a picture (JPEG, PNG, WebP, AVIF, GIF or SVG), a PDF',
  );
  await pasteFiles(page, [{ name: 'image.png', mimeType: 'image/png', buffer: await pictureOf('#e0b020') }]);
  await expect(uploads()).toContainText('3 of 4 uploaded, 1 refused');
  await expectScreenChecks(page, 'uploads');

  for (const [file, alt] of [
    ['drawing.svg', 'A blue bar'],
    ['green.png', 'A green field'],
    ['image.png', 'A field of maize'],
  ] as const) {
    const field = uploads().getByLabel(`What does ${file} show?`);
    await field.fill(alt);
    await field.press('Enter');
    await expect(field).toHaveCount(0);
  }
  await uploads().getByRole('button', { name: 'Dismiss' }).click();
  await expect(uploads()).toHaveCount(0);

  const items = await ask<LibraryFile[]>('/api/Office/ListFiles?words=blue+bar&take=5');
  strict(items.map(({ name, alt }) => [name, alt])).toEqual([['drawing.svg', 'A blue bar']]);
  const drawn = await page.request.get(items[0]?.src ?? '');
  strict(drawn.headers()['content-type']).toMatch(/^image\/(png|webp)$/);
  strict((await drawn.body()).toString('latin1')).not.toContain('alert');
  strict(await middleOf(page, items[0]?.src ?? '')).toEqual([0x20, 0x60, 0xc0]);
});

test('keeps text typed into a description while an earlier version is saved', async () => {
  await openScreen(page, '/files', 'Files');
  await dropFiles(page.getByLabel('Search names and descriptions'), [
    { name: 'loom.png', mimeType: 'image/png', buffer: await pictureOf('#a06030') },
  ]);
  const field = uploads().getByLabel('What does loom.png show?');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/Office/ChangeFile', async (route) => {
    await answered;
    await route.continue();
  });
  await field.fill('A loom');
  await field.press('Enter');
  await expect(uploads().getByRole('button', { name: 'Save', exact: true })).toHaveAttribute('aria-busy', 'true');
  await field.press('End');
  await page.keyboard.type(' at night');
  answer();
  await expect(uploads().getByText('You kept typing while this was being saved.')).toBeVisible();
  await expect(field).toHaveValue('A loom at night');
  await page.unroute('**/api/Office/ChangeFile');
  await field.press('Enter');
  await expect(field).toHaveCount(0);
  const items = await ask<LibraryFile[]>('/api/Office/ListFiles?words=loom+at+night&take=5');
  strict(items.map(({ alt }) => alt)).toEqual(['A loom at night']);
});

test('warns about a PDF without tags in the library and in the form', async () => {
  const untagged = async (words: string) => {
    const paper = await PDFDocument.create();
    paper.addPage([200, 100]).drawText(words);
    return { name: `${words}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(await paper.save()) };
  };
  await openScreen(page, '/files', 'Files');
  await dropFiles(page.getByLabel('Search names and descriptions'), [
    await untagged('plan'),
    {
      name: 'tagged.pdf',
      mimeType: 'application/pdf',
      buffer: readFileSync('demo/archive/files/water-balance-2025.pdf'),
    },
  ]);
  await expect(uploads()).toContainText('2 of 2 uploaded');
  const lineOf = (name: string) => uploads().getByRole('listitem').filter({ hasText: name });
  await expect(lineOf('plan.pdf').getByText('This PDF has no tags')).toBeVisible();
  await expect(uploads().getByText('This PDF has no tags')).toHaveCount(1);
  await expectScreenChecks(page, 'an upload without tags');

  await openScreen(page, '/report/create', /Report/);
  await page.getByRole('button', { name: /^Add to/ }).click();
  await page.getByRole('button', { name: 'Choose file' }).click();
  await page.locator('[role=dialog] input[type=file]').setInputFiles(await untagged('figures'));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('This PDF has no tags')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
});

test('links to the existing copy of an uploaded file, and rejects an invalid drawing with the reason', async () => {
  await openScreen(page, '/files?words=nothing+of+the+kind', 'Files');
  await dropFiles(page.getByRole('main').getByLabel('Search names and descriptions'), [
    { name: 'again.png', mimeType: 'image/png', buffer: await pictureOf('#108040') },
    { name: 'open.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>') },
  ]);
  await expect(
    uploads().getByRole('alert').filter({ hasText: 'in the library already, as “green.png”' }),
  ).toBeVisible();
  await expect(uploads().getByRole('alert').filter({ hasText: 'The drawing cannot be read' })).toBeVisible();
  await expectScreenChecks(page, 'a file that already exists');
  await uploads().getByRole('link', { name: 'Show it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'green.png' })).toBeVisible();
});

test('the focal point is moved by the keyboard and saved', async () => {
  await openScreen(page, '/files?words=green', 'Files');
  await page.getByRole('link', { name: 'green.png' }).click();
  const point = page.getByRole('button', { name: /^Point that stays in view/ });
  await point.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowDown', 'Shift+ArrowRight']) await page.keyboard.press(key);
  await expect(point).toHaveAccessibleName(/62 % from the left, 60 % from the top/);
  for (let press = 0; press < 12; press++) await page.keyboard.press('Shift+ArrowUp');
  await expect(point).toHaveAccessibleName(/62 % from the left, 0 % from the top/);
  const crops = page
    .getByRole('listitem')
    .filter({ hasText: /^\d+:\d+$/ })
    .locator('img');
  await expect(crops).toHaveCount(5);
  for (const crop of await crops.all()) await expect(crop).toHaveCSS('object-position', '62% 0%');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(point).toHaveAccessibleName(/62 % from the left, 0 % from the top/);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
});

test('rejects a file that is too large before the upload, and shows the limit', async () => {
  await openScreen(page, '/files', 'Files');
  const sent: string[] = [];
  const note = (request: { url(): string }) => request.url().includes('UploadFile') && sent.push(request.url());
  page.on('request', note);
  await page.getByLabel('Search names and descriptions').evaluate((place) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(25 * 1024 * 1024 + 1)], 'tour.mp4', { type: 'video/mp4' }));
    for (const name of ['dragenter', 'dragover', 'drop']) {
      place.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }));
    }
  });
  await expect(uploads().getByRole('alert')).toContainText('The file is too large: at most 25 MB.');
  page.off('request', note);
  strict(sent).toEqual([]);
});

test('keeps the focus on the button that opens the last page', async () => {
  const answer = await page.request.get('/api/Office/ListFiles?take=1');
  const last = Math.ceil(Number(answer.headers()['x-total-count']) / 25);
  await openScreen(page, `/files?page=${last - 1}`, 'Files');
  const next = page.getByRole('button', { name: 'Next page' });
  await next.press('Enter');
  await expect(page).toHaveURL(new RegExp(`page=${last}$`));
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
});

test('filters the library by unused files and missing descriptions', async () => {
  await openScreen(page, '/files', 'Files');
  await page.getByRole('checkbox', { name: 'Unused' }).click();
  await expect(page).toHaveURL(/unused=1/);
  await expect(page.getByRole('link', { name: 'new.png' })).toHaveCount(0);
  for (const name of ['drawing.svg', 'green.png', 'image.png']) {
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await page.getByLabel('Without a description').click();
  await expect(page.getByText('No matching files')).toBeVisible();
  await page.getByRole('button', { name: 'Show all files' }).click();
  await expect(page.getByRole('checkbox', { name: 'Unused' })).not.toBeChecked();
  await expect(page.getByRole('link', { name: 'new.png' })).toBeVisible();
});

test('removing several files keeps those in use, and names them', async () => {
  await openScreen(page, '/files', 'Files');
  await page.getByRole('checkbox', { name: 'Mark image.png' }).check();
  await page.getByRole('checkbox', { name: 'Mark new.png' }).check();
  await expect(page.getByText('2 files marked')).toBeVisible();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'These stayed:' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'image.png' })).toHaveCount(0);
  await expectScreenChecks(page, 'files that were kept');
});

test('a reader sees the files, but no control to change them', async ({ browser }) => {
  const own = await openBrowserOf(browser, instance, lea);
  const hers = await own.newPage();
  await hers.goto('/office');
  await hers.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Files' }).click();
  await expect(hers.getByRole('heading', { level: 1, name: 'Files' })).toBeVisible();
  await expect(hers.getByText('You may look at files but not change them.')).toBeVisible();
  await hers.getByRole('link', { name: 'new.png' }).click();
  await expect(hers.getByRole('heading', { level: 1, name: 'new.png' })).toBeVisible();
  await expect(hers.getByLabel('Description')).toBeDisabled();
  for (const name of ['Save', 'Replace', 'Remove', 'Upload files']) {
    await expect(hers.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await expectScreenChecks(hers, 'a file for a reader');
  await own.close();
});

test('the screens report no errors', () => {
  strict(office.complaints).toEqual([]);
});
