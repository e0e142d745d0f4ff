import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

describe('plainText', () => {
  test('separates the words of adjacent blocks and joins words across inline marks', () => {
    expect(plainText('<h2>Yarn</h2><p>and <b>clo</b>th</p><ul><li>one</li><li>two</li></ul>')).toBe(
      'Yarn and cloth one two',
    );
    expect(plainText('line<br>line')).toBe('line line');
  });

  test('decodes character references once', () => {
    expect(plainText('Fish &amp; chips &lt;3 &#8364;5 &#x20AC;5&nbsp;!')).toBe('Fish & chips <3 €5 €5 !');
    expect(plainText('&amp;lt;')).toBe('&lt;');
    expect(plainText('&#0; &#xD800; &unknown;')).toBe('&#0; &#xD800; &unknown;');
  });

  test('returns any text that was escaped into a paragraph', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(plainText(`<p title="x">${escaped(text)}</p>`)).toBe(oneLine(text));
      }),
    );
  });
});
