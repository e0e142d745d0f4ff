import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanForeignText } from './clean-foreign-text.ts';

const cleaned = (html: string) => cleanForeignText(html, 'rich-text');

test.each([
  ['<div>One</div><div>Two <b>three</b></div>', '<p>One</p><p>Two <b>three</b></p>'],
  ['<div><div>One<br>two</div><div><br></div>Three</div>', '<p>One<br />two</p><p>Three</p>'],
  [
    '<div><p>One</p><ul><li><div>Two</div><div>Three</div></li></ul></div>',
    '<p>One</p><ul><li><p>Two</p><p>Three</p></li></ul>',
  ],
  ['<section><h2>One</h2>Two</section>', '<h2>One</h2><p>Two</p>'],
  ['<center>One</center>Two', '<p>One</p>Two'],
  ['<div>&nbsp;</div><div><img src="/a.png" alt=""></div>', ' <p><img src="/a.png" alt="" /></p>'],
  ['<p>One</p>Two', '<p>One</p>Two'],
  ['<details><summary>One</summary>Two<p>Three</p></details>', '<p>One</p><p>Two</p><p>Three</p>'],
  ['<fieldset><legend>One</legend>Two</fieldset>', '<p>One</p><p>Two</p>'],
])('%s is shown as %s', (html, shown) => {
  expect(cleaned(html).replaceAll('\u00a0', ' ')).toBe(shown.trim());
});

test('words of different blocks never run together, and none is lost', () => {
  const piece = fc.constantFrom(
    '<div>',
    '</div>',
    '<p>',
    '</p>',
    '<td>',
    '</td>',
    '<center>',
    '<b>',
    '</b>',
    '<br>',
    ' ',
    'word',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 16 }), (pieces) => {
      const html = pieces.join('');
      expect(cleaned(html).split('word').length).toBe(html.split('word').length);
      expect(cleaned(`<div>word</div>${html}`)).toMatch(/^<p>word<\/p>/);
    }),
  );
});
