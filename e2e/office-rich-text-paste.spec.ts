import { expect as strict, test } from '@playwright/test';
import { expect } from './testing/office/office.ts';
import { pictureOf, type RichText, startRichText } from './testing/office/rich-text.ts';

test.describe.configure({ timeout: 120_000 });

let office: RichText['office'];
let page: RichText['page'];
let text: RichText['text'];
let newQuestion: RichText['newQuestion'];
let paste: RichText['paste'];

test.beforeAll(async ({ browser }) => {
  ({ office, page, text, newQuestion, paste } = await startRichText(browser));
});
test.afterAll(() => office?.close());

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
    [
      'lines by style',
      '<p><span style="display: block">One</span><span style="display:block">two</span></p>',
      /^<p>One<br>two<\/p>$/,
    ],
    [
      'lines by style outside of paragraphs',
      '<b style="display:block">One</b><a href="/news" style="display:flex">two</a>',
      /One.*(<br>|<\/p><p>).*two/,
    ],
    ['a summary', '<details open><summary>One</summary>two</details>', /^<p>One<\/p><p>two<\/p>$/],
    ['a legend', '<fieldset><legend>One</legend>two</fieldset>', /^<p>One<\/p><p>two<\/p>$/],
    ['line separators', '<p>One\u2028two&#11;three</p>', /^<p>One<br>two<br>three<\/p>$/],
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
  strict(
    await pastedAs('<ol type="a"><li>One</li><li value="7">Seven</li><li>Eight</li><li value="9">Nine</li></ol>'),
  ).toBe(
    '<ol type="a"><li><p>One</p></li></ol>' +
      '<ol start="7" type="a"><li><p>Seven</p></li><li><p>Eight</p></li><li><p>Nine</p></li></ol>',
  );
  // A number that a list does not show stays as text, a bullet of a symbol font does not.
  for (const marker of ['2.1', '§ 4', '第三条', '가.', 'Step 4:', '廿一、'])
    strict(await pastedAs(item(marker, 'Words'))).toBe(`<p>${marker} Words</p>`);
  const symbol = item('Ø', 'Words').replace('mso-list:Ignore', 'font-family:Wingdings;mso-list:Ignore');
  for (const bullet of [symbol, item('o', 'Words'), item('§', 'Words'), item('–', 'Words'), item('q', 'Words')])
    strict(await pastedAs(bullet)).toBe('<ul><li><p>Words</p></li></ul>');
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
    'text hidden by a name, classes or a place':
      '<style>#note, div .Note b, span.Note.Inner { visibility: hidden }</style><p id=note>INTERNAL</p>' +
      '<div>Shown<p class=Note>and <b>INTERNAL</b></p> <span class="Note Inner">INTERNAL</span></div>',
    'text that is hidden on small screens':
      '<style>@media (max-width: 480px) { .wide { display: none } } .Note { display: none }</style><p class=wide>Shown</p><p class=Note>INTERNAL</p>',
    'transparent text': '<p>Shown<span style="opacity:0">INTERNAL</span></p>',
    'text beside the page': '<p>Shown<span style="position:absolute; left:-9999px">INTERNAL</span></p>',
    'clipped text':
      '<p>Shown<span style="position:absolute;width:1px;height:1px;clip:rect(0, 0, 0, 0)">INTERNAL</span></p>',
    'text hidden on screens': '<p class=MsoNormal>Shown<span style="mso-hide:screen">INTERNAL</span></p>',
    'a mark of a comment in a link': '<p>Shown<a href="#cmnt1" id="cmnt_ref1"><sup>[a]</sup></a></p>',
    'hidden columns in a group':
      '<table><colgroup style="display:none"><col><col></colgroup><colgroup span=1></colgroup><tr><td>INTERNAL</td><td>INTERNAL</td><td>Shown</td></tr></table>',
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

test('the screens report no errors', () => {
  strict(office.complaints).toEqual([]);
});
