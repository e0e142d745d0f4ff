import fc from 'fast-check';
import { expect, test } from 'vitest';
import { processorTime } from '#contract/testing/processor-time.ts';
import { cleanForeignText } from './clean-foreign-text.ts';
import { withoutWordStyles } from './word-html.ts';

const cleaned = (html: string) => cleanForeignText(html, 'rich-text').replace(/\s+/g, ' ');
const ignored = (marker: string) =>
  `<![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>`;
const item = (list: string, level: number, marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:${list} level${level} lfo1'>${ignored(marker)}${text}<o:p></o:p></p>\n`;

test('paragraphs with bullets and numbers become nested lists', () => {
  const html =
    item('l0', 1, '·', 'Yarn') +
    item('l0', 2, 'o', 'Ring <b>spun</b>') +
    item('l0', 1, '·', 'Cloth') +
    item('l1', 1, '1.', 'First') +
    item('l1', 1, '2.', 'Second') +
    '<p class=MsoNormal>After</p>';
  expect(cleaned(html).replaceAll(' ', '')).toBe(
    '<ul><li>Yarn<ul><li>Ring<b>spun</b></li></ul></li><li>Cloth</li></ul><ol><li>First</li><li>Second</li></ol><p>After</p>',
  );
});

test('numbers that no list shows stay as text, and bullets as entities do not', () => {
  const html = item('l0', 2, '2.1', 'One') + item('l0', 2, '第三条', 'Two') + item('l0', 2, '&middot;', 'Three');
  expect(cleaned(html).replaceAll('> <', '><')).toBe('<p>2.1 One</p><p>第三条 Two</p><ul><li>Three </li></ul>');
});

test('letters and Roman numbers become the types of lists', () => {
  const html =
    item('l0', 1, 'c)', 'Third') +
    item('l0', 2, 'i.', 'Sub') +
    item('l0', 1, 'd)', 'Fourth') +
    item('l1', 1, 'I.', 'One');
  expect(cleaned(html).replaceAll(' ', '')).toBe(
    '<olstart="3"type="a"><li>Third<oltype="i"><li>Sub</li></ol></li><li>Fourth</li></ol><oltype="I"><li>One</li></ol>',
  );
});

test.each([
  [
    'items whose styles are gone',
    '<p class="MsoListParagraph">·&nbsp;&nbsp;&nbsp; Yarn</p><p class="MsoListParagraph"><span>•</span>&nbsp;<b>Cloth</b></p>',
    '<ul><li>Yarn</li><li><b>Cloth</b></li></ul>',
  ],
  [
    'numbered items whose styles are gone',
    '<p class="MsoListParagraph">1.&nbsp;&nbsp; Yarn</p><p class="MsoListParagraph">2)&nbsp;Cloth</p>',
    '<ol><li>Yarn</li><li>Cloth</li></ol>',
  ],
  ['an indented paragraph', '<p class="MsoListParagraph">Only indented</p>', '<p>Only indented</p>'],
  [
    'emphasis by styles',
    '<p><span style="font-weight: bold; font-style:italic">A</span><span style="vertical-align:super">2</span></p>',
    '<p><strong><em>A</em></strong><sup>2</sup></p>',
  ],
  [
    'emphasis by styles of blocks',
    '<p style="font-weight:bold">A <i>B</i></p><ul><li style="font-style:italic">C</li></ul><font style="font-weight:700">D</font>',
    '<p><strong>A <i>B</i></strong></p><ul><li><em>C</em></li></ul><strong>D</strong>',
  ],
  ['a bold paragraph without an end', '<p style="font-weight:bold">A<p>B</p>', '<p>A</p><p>B</p>'],
  [
    'list styles',
    '<p class=MsoListBullet>A</p><p class=MsoListBullet2>B</p><p class=MsoListNumber>·&nbsp;C</p><p class=MsoListNumber3>D</p>',
    '<ul><li>A<ul><li>B</li></ul></li></ul><ul><li>C<ol><li>D</li></ol></li></ul>',
  ],
  [
    'hidden text',
    "<p class=MsoNormal>A<span style='display:none;mso-hide:all'>x <b>y</b></span>B</p><p style='mso-hide:all'>z<p>C</p>",
    '<p>AB</p><p>C</p>',
  ],
  ['hidden text without an end', "<p class=MsoNormal>A<span style='mso-hide:all'>B", '<p>AB</p>'],
  ['bold set to normal', '<b style="font-weight:normal"><p>A</p></b>', '<p>A</p>'],
  ['bold in Word', "<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>A</b></p>", '<p><b>A</b></p>'],
  ['a title', '<p class=MsoTitle>A</p>', '<h2>A</h2>'],
  [
    'hidden and shown conditions',
    '<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--><p class=MsoNormal>A</p><!--[if !mso]><!--><p>B</p><!--<![endif]-->',
    '<p>A</p><p>B</p>',
  ],
  [
    'data of Word',
    '<xml><w:View>Normal</w:View></xml><p class=MsoNormal lang=EN-US>A<o:p>&nbsp;</o:p></p>',
    '<p>A </p>',
  ],
  ['smart tags', '<p class=MsoNormal><st1:City w:st="on">Dhaka</st1:City></p>', '<p>Dhaka</p>'],
  [
    'bookmarks of a table of contents',
    '<p class=MsoNormal><a name="_Toc1">A</a> <a href="#_Toc1">B</a></p>',
    '<p>A B</p>',
  ],
  ['empty paragraphs', '<p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>A</p>', '<p>A</p>'],
  [
    'tables',
    "<table class=MsoTableGrid style='border:none'><tr><td width=9 style='x'><p class=MsoNormal>A</p></td></tr></table>",
    '<table><tr><td><p>A</p></td></tr></table>',
  ],
  ['other HTML', '<p lang="de">A</p><ul><li>B</li></ul>', '<p lang="de">A</p><ul><li>B</li></ul>'],
])('%s', (_, html, expected) => {
  expect(cleaned(html).replaceAll('\u00a0', ' ')).toBe(expected);
});

const piece = fc.constantFrom(
  item('l0', 1, '·', 'word'),
  "<p style='mso-list:l0 level3 lfo1'>word",
  '</p>',
  '<span style="font-weight:bold">',
  '</span>',
  '<b style="font-weight:normal">',
  '</b>',
  '<h1>',
  '</h1>',
  '<xml>',
  '</xml>',
  '<p class=MsoListParagraph>',
  '·&nbsp;',
  'word',
  '<table><tr><td>',
  '</td></tr></table>',
  '<!--',
  '-->',
  '<![endif]>',
  '<',
  '>',
);

test('loses no word outside of data and comments, and closes each tag', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const html = pieces.join('');
      const result = withoutWordStyles(html);
      const count = (text: string) => text.split('word').length;
      if (!/<xml>/.test(html)) expect(count(result)).toBe(count(html));
      for (const tag of ['ul', 'ol', 'li']) {
        expect(result.split(`<${tag}>`).length, tag).toBe(result.split(`</${tag}>`).length);
      }
    }),
  );
});

test('takes linear time', () => {
  const parts = [
    '<p class=MsoListParagraph>',
    "<span style='mso-list:Ignore'>",
    '<xml>',
    '<span style=x>',
    '<!--[if',
    '<',
  ];
  const took = processorTime(() => {
    for (const part of parts) withoutWordStyles(`<o:p>${part.repeat(40_000)}`);
  });
  expect(took).toBeLessThan(3_000);
});
