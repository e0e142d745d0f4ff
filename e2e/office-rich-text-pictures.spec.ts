import { expect as strict, test } from '@playwright/test';
import { expect, expectScreenChecks, pasteHtml } from './testing/office/office.ts';
import { dropFiles } from './testing/office/office-screens.ts';
import { pictureOf, type RichText, startRichText } from './testing/office/rich-text.ts';

test.describe.configure({ timeout: 120_000 });

let office: RichText['office'];
let page: RichText['page'];
let text: RichText['text'];
let tool: RichText['tool'];
let newQuestion: RichText['newQuestion'];
let published: RichText['published'];
let paste: RichText['paste'];

test.beforeAll(async ({ browser }) => {
  ({ office, page, text, tool, newQuestion, published, paste } = await startRichText(browser));
});
test.afterAll(() => office?.close());

test('a picture dropped into a text is uploaded, described and positioned, and visitors see it', async () => {
  await newQuestion('What does the mill look like?');
  await text().click();
  await page.keyboard.type('Like this.');
  await dropFiles(text(), [await pictureOf('mill.png', '#1060a0')]);
  const shown = text().locator('figure img');
  await expect(shown).toHaveAttribute('src', /^\/files\//);
  await expect(page.getByText('One thing to check before this is published')).toBeVisible();
  await expect(page.getByText(/A picture has no alt text/)).toBeVisible();
  await shown.click();
  await tool('Alt text, caption and position').click();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await expectScreenChecks(page, 'a picture in a text');
  await dialog.getByLabel('Alt text').fill('The mill from the river');
  await dialog.getByLabel('Caption').fill('The mill in 1978');
  await dialog.getByRole('combobox', { name: 'Width' }).click();
  await page.getByRole('option', { name: 'Half of the text' }).click();
  await dialog.getByRole('combobox', { name: 'Position' }).click();
  await page.getByRole('option', { name: 'Right, text beside it' }).click();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toBeHidden();
  await expect(text()).toBeFocused();
  await expect(page.getByText(/thing to check/)).toHaveCount(0);
  await expectScreenChecks(page, 'a positioned picture');
  const html = await published();
  strict(html).toMatch(
    /<figure class="align-right width-medium"><img src="\/files\/[^"]+" alt="The mill from the river" width="900" height="600" \/><figcaption>The mill in 1978<\/figcaption><\/figure>/,
  );
  // Another edit does not change the picture.
  await page.reload();
  await text().getByText('Like this.').click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('Well. ');
  strict((await published()).replace('Well. ', '')).toBe(html);
  // Saving keeps the cursor, and typing does not replace a selected picture.
  await text().focus();
  await page.keyboard.type('Look: ');
  await expect(text().locator('p').first()).toHaveText('Well. Look: Like this.');
  await shown.click();
  await page.keyboard.type('Below');
  await expect(shown).toBeVisible();
  await expect(text().locator('figure + p')).toHaveText('Below');

  const visitor = await office.context.newPage();
  await visitor.setViewportSize({ width: 1440, height: 900 });
  await visitor.goto('/faq');
  const figure = visitor.getByRole('figure', { name: 'The mill in 1978' });
  await expect(figure.getByRole('img', { name: 'The mill from the river' })).toBeVisible();
  await expect(figure).toHaveCSS('float', 'inline-end');
  await visitor.setViewportSize({ width: 390, height: 800 });
  await expect(figure).toHaveCSS('float', 'none');
  await visitor.close();
});

test('marking a picture as decorative removes the warning about its alt text', async () => {
  await newQuestion('What divides the halls?');
  const { buffer } = await pictureOf('line.png', '#c0c020');
  await pasteHtml(text(), `<p>A line.</p><img src="data:image/png;base64,${buffer.toString('base64')}">`);
  await expect(text().locator('img[src^="/files/"]')).toHaveCount(1);
  await expect(page.getByText(/A picture has no alt text/)).toBeVisible();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await tool('Alt text, caption and position').click();
  await page.getByLabel(/^Decorative/).check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(/thing to check/)).toHaveCount(0);
  strict(await published()).toMatch(/<img [^>]*alt="" [^>]*role="presentation"/);
});

test('pasted pictures are uploaded, and those without content are listed for upload', async () => {
  await newQuestion('What comes from elsewhere?');
  const [red, blue] = [await pictureOf('red.png', '#c02020'), await pictureOf('blue.png', '#2020c0')];
  await text().click();
  await paste('', red);
  await expect(text().locator('img')).toHaveAttribute('src', /^\/files\//);
  await paste(
    `<p>Before <img alt="A blue field" src="data:image/png;base64,${blue.buffer.toString('base64')}"> after.</p>` +
      '<p class=MsoNormal>Word <img src="file:///C:/Users/m/Temp/clip_image001.png"></p>',
  );
  await expect(text().getByRole('img', { name: 'A blue field' })).toHaveAttribute('src', /^\/files\//);
  const notice = page.getByRole('alert').filter({ hasText: 'One picture was left out' });
  await expect(notice).toContainText('clip_image001.png');
  await expectScreenChecks(page, 'missing pictures');
  const choosing = page.waitForEvent('filechooser');
  await notice.getByRole('button', { name: 'Upload them here' }).click();
  await (await choosing).setFiles(await pictureOf('clip_image001.png', '#20c020'));
  await expect(notice).toHaveCount(0);
  await expect(text().locator('img[src^="/files/"]')).toHaveCount(3);
  await dropFiles(text(), [{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('No picture') }]);
  await expect(page.getByRole('alert').filter({ hasText: 'notes.txt' })).toBeVisible();
  strict(await published()).not.toMatch(/blob:|data:|file:/);
});

test('a pasted picture from another website is removed and listed, and one of this site is kept', async () => {
  await newQuestion('Where is the picture from?');
  await text().click();
  await paste('', await pictureOf('red.png', '#c02020'));
  await expect(text().locator('img[src^="/files/"]')).toHaveCount(1);
  const own = (await text().locator('img').getAttribute('src')) ?? '';
  await paste(
    `<p>Seen there <img src="https://pictures.example/a/loom.jpg?w=300"><img src="http://pictures.example/b.png" alt="A hall"> ` +
      `and here <img src="${office.instance.url}${own}" alt="A red field"></p>`,
  );
  await expect(text().getByRole('img', { name: 'A red field' })).toHaveAttribute('src', own);
  await expect(text().locator('img[src]')).toHaveCount(2);
  const notice = page.getByRole('alert').filter({ hasText: 'left out' });
  await expect(notice).toContainText(
    '2 pictures from other websites were left out: loom.jpg, A hall. Upload them instead.',
  );
  strict(await published()).not.toContain('pictures.example');
});

test('the screens report no errors', () => {
  strict(office.complaints).toEqual([]);
});
