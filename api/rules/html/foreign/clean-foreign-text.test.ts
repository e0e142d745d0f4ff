import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanForeignText, cleanImportedText } from './clean-foreign-text.ts';

test.each([
  ['Yarn & cloth', 'Yarn & cloth'],
  ['Yarn &amp; cloth', 'Yarn & cloth'],
  ['F&aacute;brica &Aring;rhus &CounterClockwiseContourIntegral;', 'Fábrica Århus ∳'],
  ['5 < 7 and 9 > 8', '5 < 7 and 9 > 8'],
  ['&copy 2026, R&ampD &amp;copy 3 &lt b', '© 2026, R&ampD &copy 3 < b'],
  ['https://example.com/?a=1&copy=2&reg=3', 'https://example.com/?a=1&copy=2&reg=3'],
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
    [
      '<iframe data-src="https://player.vimeo.com/video/7?h=a1" src="about:blank"></iframe>',
      '<p><a href="https://player.vimeo.com/video/7?h=a1">player.vimeo.com/video/7?h=a1</a></p>',
    ],
    [
      '<object><param name="movie" value="https://www.youtube.com/v/dQw4w9WgXcQ"></object>',
      '<p><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">youtube.com/watch?v=dQw4w9WgXcQ</a></p>',
    ],
    ['<div data-oembed-url="https://vimeo.com/7"></div>', '<p><a href="https://vimeo.com/7">vimeo.com/7</a></p>'],
    [
      '<div data-oembed-url="https://vimeo.com/7"><div><iframe src="https://player.vimeo.com/video/7"></iframe></div></div>',
      '<p><a href="https://player.vimeo.com/video/7">player.vimeo.com/video/7</a></p>',
    ],
    [
      '<lite-youtube videoid="dQw4w9WgXcQ"></lite-youtube>',
      '<p><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">youtube.com/watch?v=dQw4w9WgXcQ</a></p>',
    ],
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

test.each([
  ['<a href="www.example.com/x">a</a>', '<a href="https://www.example.com/x">a</a>'],
  ['<a href="//example.com/y">a</a>', '<a href="https://example.com/y">a</a>'],
  ['<a href="../files/a b.pdf">a</a>', '<a href="/files/a%20b.pdf">a</a>'],
  ['<a href="~/files/No #2.pdf">a</a>', '<a href="/files/No%20%232.pdf">a</a>'],
  ['<a href="files\\c.pdf">a</a>', '<a href="/files/c.pdf">a</a>'],
  ['<a href="#top">a</a><a href="?page=2">b</a>', '<a href="#top">a</a><a href="?page=2">b</a>'],
  ['<a href="javascript:x()">a</a><a href="~/javascript:x()">b</a>', '<a>a</a><a href="/javascript:x()">b</a>'],
  ['<img src="Uploads/a.png">', '<img src="/Uploads/a.png" />'],
  ['<img src="../Uploads/up up.png">', '<img src="/Uploads/up%20up.png" />'],
  ['<img src="//cdn.example.com/a.png">', '<img src="https://cdn.example.com/a.png" />'],
  ['<img src="/blank.gif" data-src="/a.png">', '<img src="/a.png" />'],
  ['<img srcset="/a.png 1x, /b.png 2x">', '<img src="/a.png" />'],
  ['<menu><li>x</li></menu>', '<ul><li>x</li></ul>'],
])('the addresses and lists of %s', (html, clean) => {
  expect(cleanForeignText(html, 'rich-text')).toBe(clean);
});
