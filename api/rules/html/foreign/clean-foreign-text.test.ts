import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanForeignText, cleanImportedText } from './clean-foreign-text.ts';

test.each([
  ['Yarn & cloth', 'Yarn & cloth'],
  ['Yarn &amp; cloth', 'Yarn & cloth'],
  ['F&aacute;brica &Aring;rhus &CounterClockwiseContourIntegral;', 'Fábrica Århus ∳'],
  ['5 < 7 and 9 > 8', '5 < 7 and 9 > 8'],
  ['<p>We spin.</p><p>We&nbsp;weave.</p>', 'We spin.\nWe weave.'],
  ['<div>One<br/>two</div>\r\n<ul><li>three</li></ul>', 'One\ntwo\nthree'],
  ['<script>alert(1)</script><b>Bold</b>', 'alert(1) Bold'],
])('the plain text %s is shown as %s', (given, shown) => {
  expect(cleanForeignText(given, 'long-text')).toBe(shown);
});

test('puts a single-line text on one line, and keeps rich text as HTML', () => {
  expect(cleanForeignText('<p>North</p><p>Mill</p>', 'text')).toBe('North Mill');
  expect(cleanForeignText('<p onclick="x()">North</p>', 'rich-text')).toBe('<p>North</p>');
});

test('removes all tags from plain text', () => {
  const piece = fc.constantFrom('<p>', '</p>', '<br>', '<img src=x>', 'a', ' ', '&lt;', '&amp;', '\n', '<!--', '-->');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      // A bracket written as an entity is text, not a tag.
      const text = pieces.filter((each) => each !== '&lt;').join('');
      expect(cleanForeignText(text, 'long-text')).not.toMatch(/<(p|br|img)\b[^<>]*>/);
    }),
  );
});

describe('players in texts become links', () => {
  test.each([
    [
      '<p>Watch</p><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="Mill tour"></iframe>',
      '<p>Watch</p><p><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Mill tour</a></p>',
    ],
    [
      '<p><iframe src="//player.vimeo.com/video/7?h=a1"></iframe></p>',
      '<p><a href="https://player.vimeo.com/video/7?h=a1">player.vimeo.com/video/7?h=a1</a></p>',
    ],
    [
      '<figure class="media"><oembed url="https://youtu.be/dQw4w9WgXcQ"></oembed></figure>',
      '<figure><a href="https://youtu.be/dQw4w9WgXcQ">youtu.be/dQw4w9WgXcQ</a></figure>',
    ],
    [
      '<object data="/Uploads/b.pdf"><a href="https://www.example.com/brochure.pdf">Brochure</a></object>',
      '<a href="https://www.example.com/brochure.pdf">Brochure</a>',
    ],
    ['<object data="/Uploads/b.pdf"></object>', '<p><a href="/Uploads/b.pdf">/Uploads/b.pdf</a></p>'],
    [
      '<video controls><source src="/Uploads/a.mp4"><source src="/Uploads/a.webm"></video>',
      '<p><a href="/Uploads/a.mp4">/Uploads/a.mp4</a></p>',
    ],
    [
      '<p>Tour <video poster="/p.png"><source src="Uploads/a 1.mp4"></video></p>',
      '<p>Tour <a href="/Uploads/a%201.mp4">/Uploads/a%201.mp4</a></p>',
    ],
    ['<audio src="~/Uploads/a.mp3"></audio>', '<p><a href="/Uploads/a.mp3">/Uploads/a.mp3</a></p>'],
    ['<embed src="www.example.com/a.swf">', '<p><a href="https://www.example.com/a.swf">example.com/a.swf</a></p>'],
    ['<iframe src="javascript:alert(1)"></iframe><iframe srcdoc="<b>x</b>"></iframe>', ''],
    ['<iframe src="https://count.example/a" width="1" height="1"></iframe>', ''],
    ['<script><iframe src="https://a.example"></iframe></script>', ''],
  ])('%s', (html, clean) => {
    expect(cleanForeignText(html, 'rich-text')).toBe(clean);
  });
});

test('pictures of a backend without a certificate stay, and pasted ones only for the import', () => {
  const [plain, pasted] = ['<img src="http://backend.example/a.png" />', '<img src="data:image/png;base64,iVBO" />'];
  expect(cleanForeignText(plain + pasted, 'rich-text')).toBe(`${plain}<img />`);
  expect(cleanImportedText(plain + pasted, 'rich-text')).toBe(plain + pasted);
});
