import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanHtml } from '#api/rules/html/clean-html.ts';
import { anyHtml } from '../testing/any-html.ts';
import { aligned } from './align-codes.ts';
import { attributeText, withAttributeText } from './attribute-texts.ts';
import { codedHtml, htmlOf, tokensOf, wordsIn } from './html-codes.ts';

const segmentsOf = (html: string) =>
  codedHtml(html)
    .pieces.filter(({ isSegment }) => isSegment)
    .map(({ tokens }) => wordsIn(tokens));

test('every cleaned HTML is the same again after it was split into words and codes', () => {
  fc.assert(
    fc.property(anyHtml, (html) => {
      const clean = cleanHtml(html);
      const coded = codedHtml(clean);
      expect(htmlOf(tokensOf(coded), coded.codes)).toBe(clean);
      for (const { isSegment, tokens } of coded.pieces) {
        expect(wordsIn(tokens).trim() !== '').toBe(isSegment);
      }
    }),
    { numRuns: 500 },
  );
});

test('a text is aligned with itself, and keeps every code', () => {
  fc.assert(
    fc.property(anyHtml, (html) => {
      const coded = codedHtml(cleanHtml(html));
      expect(aligned(coded, codedHtml(cleanHtml(html)))).toEqual(coded);
    }),
  );
});

describe('segments', () => {
  test.each([
    ['<p>One</p>\n<p>Two</p>', ['One', 'Two']],
    ['<ul><li>One <strong>bold</strong></li><li><p>Two</p></li></ul>', ['One bold', 'Two']],
    ['<table><tbody><tr><td>R&amp;D</td><td>2 &lt; 3</td></tr></tbody></table>', ['R&D', '2 < 3']],
    ['<p>Line<br />break</p><hr /><p> </p>', ['Linebreak']],
    ['<a href="/x"><h3>Heading</h3></a>', ['Heading']],
    [
      '<figure class="align-left"><img src="/files/a.webp" alt="Cone" /><figcaption>Yarn</figcaption></figure>',
      ['Yarn'],
    ],
  ])('of %s', (html, segments) => {
    expect(segmentsOf(html)).toEqual(segments);
  });
});

test('a translated link keeps its own address, with the id of the link at the source', () => {
  const source = codedHtml('<p>See <a href="/news">our news</a> and <strong>more</strong></p>');
  const german = aligned(
    source,
    codedHtml('<p><strong>Mehr</strong> in <a href="/de/news">den <em>Nachrichten</em></a></p>'),
  );
  expect([...(german?.codes.entries() ?? [])]).toEqual([
    ['1', { tag: '', open: '<p>' }],
    ['3', { tag: 'strong', open: '<strong>', close: '</strong>' }],
    ['2', { tag: 'a', open: '<a href="/de/news">', close: '</a>' }],
    ['t1', { tag: 'em', open: '<em>', close: '</em>' }],
    ['4', { tag: '', open: '</p>' }],
  ]);
  expect(aligned(source, codedHtml('<p>One</p><p>Two</p>'))).toBeUndefined();
});

test('the words of an attribute are read and replaced', () => {
  const code = { tag: 'img', open: '<img src="/files/a.webp" alt="R&amp;D &quot;lab&quot;" />' };
  expect(attributeText(code)).toBe('R&D "lab"');
  expect(withAttributeText(code, '<Labor> "F&E"').open).toBe(
    '<img src="/files/a.webp" alt="&lt;Labor&gt; &quot;F&amp;E&quot;" />',
  );
  expect(withAttributeText({ tag: 'img', open: '<img src="/a" />' }, 'Labor').open).toBe(
    '<img src="/a" alt="Labor" />',
  );
});
