import { type Page, expect as strict, test } from '@playwright/test';
import sharp from 'sharp';
import type { EditedEntry } from '#contract/office/entry-view.ts';
import { editorFollowsCaret, expect, expectScreenChecks, pasteHtml } from './testing/office/office.ts';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { dropFiles, openScreen } from './testing/office/office-screens.ts';
import { edda } from './testing/office/people.ts';

test.describe.configure({ timeout: 120_000 });

let office: OfficeAtWork;
let page: Page;

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, edda, { START_EMPTY: '1' });
  ({ page } = office);
  // Leaving a form with unsaved changes opens a dialog.
  page.on('dialog', (dialog) => void dialog.accept());
});
test.afterAll(() => office?.close());

const text = () => page.getByRole('textbox', { name: 'Answer' });
const tool = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const pictureOf = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer(),
});

async function newQuestion(question: string): Promise<void> {
  await openScreen(page, '/faq', 'Questions');
  await page.evaluate(() => localStorage.clear());
  await openScreen(page, '/faq/create', /Question/);
  await page.getByRole('textbox', { name: /^Question/ }).fill(question);
}

/** Moves the cursor into the element with this text. */
async function enter(words: string): Promise<void> {
  await text().getByText(words, { exact: true }).click();
  await editorFollowsCaret(page);
}

/** Selects the words before the cursor. */
async function selectBack(words: string): Promise<void> {
  for (let letter = 0; letter < words.length; letter++) await page.keyboard.press('Shift+ArrowLeft');
  await editorFollowsCaret(page);
}

/** Publishes the question and returns the text as it is stored. */
async function published(): Promise<string> {
  await page.getByRole('button', { name: /^Publish/ }).click();
  await expect(page.getByText('Published. Visitors can see it now.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/faq\/\d+$/);
  const { document } = await office.call<EditedEntry>(`GetEntry?id=${/\d+$/.exec(page.url())?.[0]}`);
  return String(document.description);
}

/** Pastes at the cursor. `file`: a picture on the clipboard. */
const paste = (html: string, file?: { name: string; buffer: Buffer }) =>
  text().evaluate(
    (element, [pasted, name, content]) => {
      const clipboardData = new DataTransfer();
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      if (name !== '') clipboardData.items.add(new File([bytes], name, { type: 'image/png' }));
      if (pasted !== '') clipboardData.setData('text/html', pasted);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [html, file?.name ?? '', file?.buffer.toString('base64') ?? ''] as const,
  );

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

test('a text from Word is pasted as text, without the rendered picture of it on the clipboard', async () => {
  await newQuestion('What is meant?');
  await text().click();
  await paste('<p class=MsoNormal>These words.</p>', await pictureOf('rendition.png', '#808080'));
  await expect(text()).toContainText('These words.');
  await expect(text().locator('img')).toHaveCount(0);
});

const pastedAs = async (html: string) => {
  await text().click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(text()).toHaveText('');
  const before = office.complaints.length;
  await paste(html);
  const pasted = await text().evaluate((element) =>
    element.innerHTML.replace(/ (class|contenteditable|draggable)="[^"]*"/g, ''),
  );
  // The browser reports that the page's policy keeps the pasted styles from being applied, which is right.
  for (const complaint of office.complaints.splice(before))
    strict(complaint).toMatch(/^Applying inline style violates/);
  return pasted;
};

test('pasted lines stay lines, also without paragraphs', async () => {
  await newQuestion('Where is the office?');
  const cases: [string, string, RegExp][] = [
    [
      'an address',
      '<span>Example Ltd</span><br style="color:#333"><span>1 Quay Street</span><br><span>Hamburg</span>',
      /Ltd<br>1 Quay Street<br>Hamburg/,
    ],
    ['links', '<a href="/news">News</a><br><a href="/about">About</a>', /News<\/a><br><a/],
    ['paragraphs', 'First part.<br><br>Second part.', /^<p>First part\.<\/p><p>Second part\.<\/p>$/],
    [
      'lines in a box',
      '<div>One<br>two<br><br>three</div><div><br></div><div>four</div>',
      /^<p>One<br>two<\/p><p>three<\/p><p>four<\/p>$/,
    ],
    ['lines as characters', '<span style="white-space:pre-wrap">One\ntwo</span>', /One<br>two/],
    ['spacing', '<p>One</p><br><p>Two</p>', /^<p>One<\/p><p>Two<\/p>$/],
    ['lines of a cell', '<table><tr><td>One<br>two</td></tr></table>', /One<br>two/],
  ];
  for (const [name, html, wanted] of cases) strict(await pastedAs(html), name).toMatch(wanted);
});

test('pasted lists keep their numbers, in any script', async () => {
  await newQuestion('In which order?');
  const item = (marker: string, words: string, list = 1) =>
    `<p class=MsoListParagraph style="mso-list:l${list} level1 lfo1"><span style="mso-list:Ignore">${marker}<span>&nbsp; </span></span>${words}</p>`;
  strict(await pastedAs(item('3.', 'Third') + item('4.', 'Fourth'))).toBe(
    '<ol start="3"><li><p>Third</p></li><li><p>Fourth</p></li></ol>',
  );
  strict(await pastedAs(item('١.', 'One') + item('٢.', 'Two'))).toMatch(/^<ol><li>/);
  strict(await pastedAs(item('三、', 'Three'))).toMatch(/^<ol start="3">/);
  strict(await pastedAs(item('·', 'Dot'))).toMatch(/^<ul>/);
  strict(await pastedAs('<ol><li value="5">Five</li></ol>')).toMatch(/^<ol start="5">/);
  // Letters and Roman numbers, also in levels.
  strict(await pastedAs(item('c)', 'Third') + item('d)', 'Fourth'))).toMatch(/^<ol start="3" type="a">/);
  strict(await pastedAs(item('A.', 'One') + item('i.', 'Sub').replace('level1', 'level2'))).toMatch(
    /^<ol type="A"><li><p>One<\/p><ol type="i">/,
  );
  const docs =
    '<li dir="ltr" style="list-style-type:lower-roman" aria-level="2"><p dir="ltr"><span>Sub</span></p></li>';
  strict(await pastedAs(`<ol><li style="list-style-type:upper-alpha"><p>One</p></li><ol>${docs}</ol></ol>`)).toMatch(
    /^<ol type="A">.*<ol type="i">/,
  );
  strict(await pastedAs('<ol type="I"><li>One</li></ol>')).toMatch(/^<ol type="I">/);
  // Word for the web has a list for each level.
  const web = (tag: string, level: number, words: string, start = '') =>
    `<div class="ListContainerWrapper SCXW1 BCX0"><${tag} class="SCXW1 BCX0" role="list"${start}><li data-listid="4" data-aria-level="${level}" class="OutlineElement SCXW1 BCX0"><p class="Paragraph SCXW1 BCX0"><span class="TextRun">${words}</span></p></li></${tag}></div>`;
  const levels = [
    web('ol', 1, 'One'),
    ...[web('ul', 2, 'Dot'), web('ul', 3, 'Deep'), web('ul', 2, 'Next')],
    web('ol', 1, 'Two', ' start="2"'),
  ];
  strict(await pastedAs(`${levels.join('')}<p class="Paragraph SCXW1 BCX0">After</p>${web('ul', 1, 'Other')}`)).toBe(
    '<ol><li><p>One</p><ul><li><p>Dot</p><ul><li><p>Deep</p></li></ul></li><li><p>Next</p></li></ul></li>' +
      '<li><p>Two</p></li></ol><p>After</p><ul><li><p>Other</p></li></ul>',
  );
});

test('hidden text, comments and tracked deletions are not pasted', async () => {
  await newQuestion('What is published?');
  const cases = {
    'a comment of Word':
      '<p class=MsoNormal>Shown<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1" name="_msoanchor_1">[MR1]</a><span style="mso-special-character:comment">&nbsp;</span></span>.</p>' +
      '<div style="mso-element:comment-list"><hr class=msocomoff><div style="mso-element:comment"><div id="_com_1" class=msocomtxt><p class=MsoCommentText>INTERNAL</p></div></div></div>',
    'a comment of Google Docs':
      '<p>Shown<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a>INTERNAL</p></div>',
    'hidden text': '<p class=MsoNormal>Shown <span style="display:none;mso-hide:all">INTERNAL</span></p>',
    'text hidden by a class':
      '<style><!-- span.Note {color:red; display:none;} --></style><p>Shown <span class=Note>INTERNAL</span></p>',
    'a tracked deletion': '<p>Shown <del cite="mailto:Ann" datetime="2026-01-01T10:00">INTERNAL</del></p>',
    'a tracked deletion without a class': '<p>Shown <ins>too</ins><del>INTERNAL</del></p>',
    'a tracked deletion of Word for the web':
      '<p class="Paragraph SCXW1 BCX0">Shown <del><span class="TextRun BCX0">INTERNAL</span></del><span class="TrackChangeTextDeletion">INTERNAL</span></p>',
    'a hidden row': '<table><tr><td>Shown</td></tr><tr height=0 style="display:none"><td>INTERNAL</td></tr></table>',
    'a hidden column': '<table><col><col style="display:none"><tr><td>Shown</td><td>INTERNAL</td></tr></table>',
    'a hidden cell': '<table><tr><td>Shown</td><td width=0 style="display: none">INTERNAL</td></tr></table>',
    'a row without height': '<table><tr><td>Shown</td></tr><tr style="height:0px"><td>INTERNAL</td></tr></table>',
    'a column without width': '<table><col width=64><col width=0><tr><td>Shown</td><td>INTERNAL</td></tr></table>',
    'a comment of Excel':
      '<table><tr><td>Shown<span class=msocomspan1><a class=msocomanch>[MR1]</a></span></td></tr></table><div style="mso-element:comment-list"><div style="mso-element:comment">INTERNAL</div></div>',
    'the end of a paragraph in Word for the web': '<p>Shown<span class="EOP">INTERNAL</span></p>',
    'text without size': '<p>Shown<span style="font-size:0px">INTERNAL</span></p>',
    'the box of a mail without gaps': '<div style="font-size:0"><div style="font-size:14px">Shown</div></div>',
    'the preview of a mail': '<div style="display:none;max-height:0">INTERNAL</div><p>Shown</p>',
  };
  for (const [name, html] of Object.entries(cases)) {
    const pasted = await pastedAs(html);
    strict(pasted, name).toContain('Shown');
    strict(pasted, name).not.toMatch(/INTERNAL|\[MR1\]|\[a\]/);
  }
});

test('struck text is pasted as such, also from a document with tracked changes', async () => {
  await newQuestion('What was the price?');
  strict(await pastedAs('<p>Now <del>9</del> 7</p>')).toBe('<p>Now <s>9</s> 7</p>');
  strict(await pastedAs('<p class=MsoNormal>Now <s>9</s> <ins>7</ins></p>')).toBe('<p>Now <s>9</s> 7</p>');
});

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
