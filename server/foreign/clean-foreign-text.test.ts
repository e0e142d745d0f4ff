import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanForeignText } from './clean-foreign-text.ts';

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
