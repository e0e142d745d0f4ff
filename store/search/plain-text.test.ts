import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { processorTime } from '#contract/testing/processor-time.ts';
import { plainText } from './plain-text.ts';

describe('plainText', () => {
  test.each([
    ['<p>One</p><p>two</p>', 'One two'],
    ['<p>Com<b>bed</b> <em>yarn</em></p>', 'Combed yarn'],
    ['a<br>b<br/>c<hr />d', 'a b c d'],
    ['<ul><li>x</li><li>y</li></ul>', 'x y'],
    ['Fish &amp; chips &lt;b&gt; &quot;q&quot; caf&eacute; &#8211; &#x41;', 'Fish & chips <b> "q" café – A'],
    ['F&aacute;brica de S&atilde;o Jo&atilde;o &Aring;rhus &scaron;', 'Fábrica de São João Århus š'],
    ['&#150; &CounterClockwiseContourIntegral; &euml;&AMP;', '– ∳ ë&'],
    ['a=1&copy=2 R&D; AT&T', 'a=1&copy=2 R&D; AT&T'],
    ['&amp;lt; &unknown; &#0; &#xD800; &#9999999; &', '&lt; &unknown; &'],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['<a href="/x" title="t">link</a>ed', 'linked'],
    ['a<!-- note -->b', 'a b'],
    [' lines\n\tand\u00A0spaces ', 'lines and spaces'],
  ])('%s', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  test('restores any escaped text', () => {
    const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(plainText(`<p>${escaped(text)}</p>`)).toBe(text.replace(/\s+/g, ' ').trim());
      }),
    );
  });

  test.each(['<', '<a', '<!--', '&', '&#', '&a', '<a "', '<p>&am'])(
    'parses a long run of %s in linear time',
    (piece) => {
      expect(processorTime(() => plainText(piece.repeat(60_000 / piece.length)))).toBeLessThan(1_000);
    },
  );
});
