import { expect as strict, test } from '@playwright/test';
import { editorFollowsCaret, expect, expectScreenChecks, pasteHtml } from './testing/office/office.ts';
import { type RichText, startRichText } from './testing/office/rich-text.ts';

test.describe.configure({ timeout: 120_000 });

let office: RichText['office'];
let page: RichText['page'];
let text: RichText['text'];
let tool: RichText['tool'];
let newQuestion: RichText['newQuestion'];
let selectBack: RichText['selectBack'];
let published: RichText['published'];
let paste: RichText['paste'];

test.beforeAll(async ({ browser }) => {
  ({ office, page, text, tool, newQuestion, selectBack, published, paste } = await startRichText(browser));
});
test.afterAll(() => office?.close());

/** Moves the cursor into the element with this text. */
async function enter(words: string): Promise<void> {
  await text().getByText(words, { exact: true }).click();
  await editorFollowsCaret(page);
}

test('words get a lang, which is kept when they are copied and published', async () => {
  await newQuestion('What is a weaving mill called?');
  await text().click();
  await page.keyboard.type('It is a Weberei');
  await selectBack('Weberei');
  await tool('Language of the selected words').click();
  const dialog = page.getByRole('dialog', { name: 'Language of the selected words' });
  await dialog.getByRole('combobox', { name: 'Language' }).fill('german please');
  await dialog.getByRole('button', { name: 'Set language' }).click();
  await expect(dialog.getByText('Enter a language tag such as de or pt-BR.')).toBeVisible();
  await expectScreenChecks(page, 'the language of words');
  await dialog.getByRole('combobox', { name: 'Language' }).fill('German');
  await dialog.getByRole('button', { name: 'Set language' }).click();
  await expect(text().locator('span[lang="de"]')).toHaveText('Weberei');
  await expect(tool('Language of the selected words: German')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+End');
  await editorFollowsCaret(page);
  await paste('<p lang="en">In French it is called <em lang="fr">filature</em> as far as I know.</p>');
  const html = await published();
  strict(html).toContain('It is a <span lang="de">Weberei</span>');
  strict(html).toMatch(/<span lang="fr"><em>filature<\/em><\/span>|<em><span lang="fr">filature<\/span><\/em>/);
  strict(html).not.toContain('lang="en"');
  const { description } = (await (await page.request.get(`${office.instance.url}/api/WebApi/GetFaq`)).json()).at(-1);
  strict(description).toContain('<span lang="de">Weberei</span>');
});

test('tables get rows and columns on all sides and a header row, and Tab moves between cells and adds a row', async () => {
  await newQuestion('How much?');
  await pasteHtml(text(), '<table><tr><td>Year</td><td>Tonnes</td></tr><tr><td>2025</td><td>14</td></tr></table>');
  await expect(page.getByText('A table has no header row (“Year Tonnes 2025 14”).')).toBeVisible();
  await enter('Year');
  await tool('Header row').click();
  await expect(text().locator('thead th')).toHaveText(['Year', 'Tonnes']);
  await expect(page.getByText(/A table has no header row/)).toHaveCount(0);
  await expect(tool('Header row')).toHaveAttribute('aria-pressed', 'true');
  await enter('2025');
  await tool('Row above').click();
  await expect(text().locator('tbody tr')).toHaveText(['', '202514']);
  await tool('Column to the left').click();
  await expect(text().locator('th')).toHaveText(['', 'Year', 'Tonnes']);
  await enter('Year');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('Mill');
  await expectScreenChecks(page, 'a table');

  const cell = () => page.evaluate(() => getSelection()?.anchorNode?.parentElement?.closest('td, th')?.textContent);
  await enter('Year');
  await page.keyboard.press('Tab');
  await expect.poll(cell).toBe('Tonnes');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(cell).toBe('Mill');
  const rows = await text().locator('tr').count();
  await enter('14');
  await page.keyboard.press('Tab');
  await expect(text().locator('tr')).toHaveCount(rows + 1);
  await page.keyboard.type('2026');
  await expect(text().locator('tr').last().locator('td').first()).toHaveText('2026');
  await tool('Delete row').click();
  await enter('14');
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('combobox', { name: 'Paragraph style' })).toBeFocused();
  await enter('Year');
  await tool('Header row').click();
  await expect(text().locator('th')).toHaveCount(0);
  await expect(text().locator('tbody tr')).toHaveCount(3);
});

test('adds a row above the header row to the header, and one below to the body, with the adjacent row’s column spans', async () => {
  await newQuestion('Which sizes?');
  await pasteHtml(
    text(),
    '<table><thead><tr><th colspan="2">Size</th><th>Price</th></tr></thead><tbody><tr><td>S</td><td>M</td><td>7</td></tr></tbody></table>',
  );
  const cellsOf = (row: string) =>
    text()
      .locator(row)
      .evaluate((element) =>
        [...(element as HTMLTableRowElement).cells].map(({ tagName, colSpan }) => `${tagName} ${colSpan}`),
      );
  await enter('Size');
  await tool('Row above').click();
  await expect(text().locator('thead tr')).toHaveText(['', 'SizePrice']);
  strict(await cellsOf('thead tr:first-child')).toEqual(['TH 2', 'TH 1']);
  await tool('Row below').click();
  await expect(text().locator('thead tr')).toHaveCount(2);
  await expect(text().locator('tbody tr')).toHaveText(['', 'SM7']);
  strict(await cellsOf('tbody tr:first-child')).toEqual(['TD 2', 'TD 1']);

  await enter('Size');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('Net');
  await tool('Row below').click();
  await expect(text().locator('thead tr')).toHaveText(['Net', '', 'SizePrice']);
  await tool('Delete row').click();
  await tool('Header row').click();
  await tool('Header row').click();
  await expect(text().locator('thead tr')).toHaveCount(1);
});

test('Ctrl+K opens the link dialog, and a link with meaningless text has a warning', async () => {
  await newQuestion('Where is more?');
  await text().click();
  await page.keyboard.type('For more click here');
  await selectBack('click here');
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByRole('combobox').fill('/news');
  await dialog.getByRole('button', { name: 'Set link' }).click();
  await expect(text()).toBeFocused();
  await expect(page.getByText('The link “click here” does not say where it leads.')).toBeVisible();
  await expectScreenChecks(page, 'things to check');
  await page.keyboard.press('ControlOrMeta+Home');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(tool('Link')).toHaveAttribute('aria-pressed', 'true');
  strict(await published()).toContain('<a href="/news">click here</a>');
});

test('the screens report no errors', () => {
  strict(office.complaints).toEqual([]);
});

test('on a phone, the arrow keys bring each tool into view', async () => {
  await newQuestion('On a phone?');
  await page.setViewportSize({ width: 390, height: 800 });
  await text().click();
  await page.keyboard.press('Alt+F10');
  const first = await page.evaluate(() => document.activeElement?.ariaLabel);
  const hidden = await page.getByRole('toolbar').evaluate(async (toolbar) => {
    const found: string[] = [];
    const tools = toolbar.querySelectorAll('button:not(:disabled), [role="combobox"]').length;
    for (let step = 0; step < tools; step++) {
      const focused = document.activeElement;
      if (!focused) break;
      const [edge, own] = [toolbar.getBoundingClientRect(), focused.getBoundingClientRect()];
      if (own.left < edge.left || own.right > edge.right) found.push(focused.ariaLabel ?? '');
      focused.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    }
    return found;
  });
  expect(hidden).toEqual([]);
  expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe(first);
  await page.setViewportSize({ width: 1280, height: 720 });
});
