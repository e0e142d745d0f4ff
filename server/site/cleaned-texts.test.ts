import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cleanHtml } from '#api/rules/html/clean-html.ts';
import { allAttacks, attacks } from '#contract/testing/attacks/attacks.ts';
import { trustedHtml } from '#site/boot/trusted-html.ts';
import { RichText } from '#ui/rich-text.tsx';

/** Renders an editor's HTML as a page does. */
function writtenBy(html: string): string {
  const whole = renderToStaticMarkup(createElement(RichText, { html }));
  return whole.replace(/^<div[^>]*>/, '').replace(/<\/div>$/, '');
}

test('the list has at least 200 distinct attacks', () => {
  expect(attacks.length).toBeGreaterThanOrEqual(200);
  expect(new Set(attacks.map(({ html, hit }) => html.replaceAll(String(hit), ''))).size).toBe(attacks.length);
  expect(allAttacks.length).toBeLessThan(60_000);
});

test.each(attacks)('the page’s own sanitizer changes nothing in the cleaned “$html”', ({ html }) => {
  const clean = cleanHtml(html);
  expect(cleanHtml(clean)).toBe(clean);
  expect(trustedHtml(writtenBy(clean))).toBe(writtenBy(clean));
});

test('the page’s own sanitizer accepts all output of the cleaner', () => {
  const tags = ['p', 'a', 'img', 'ol', 'td', 'table', 'h1', 'h5', 'abbr', 'b', 'br', 'figure', 'span'];
  const names = ['href', 'src', 'alt', 'title', 'target', 'reversed', 'start', 'width', 'height', 'lang', 'class'];
  const value = fc.oneof(
    fc.constantFrom(
      '/files/a.webp',
      'de-CH',
      'align-left',
      'https://a.example/?b=c:d&e=f',
      '',
      '_blank',
      '1200',
      'a"b\'c<d>&amp;&#58;',
    ),
    fc.string(),
  );
  const attribute = fc.tuple(fc.constantFrom(...names), value).map(([name, text]) => ` ${name}="${text}"`);
  const piece = fc.oneof(
    fc
      .tuple(fc.constantFrom(...tags), fc.array(attribute, { maxLength: 4 }))
      .map(([tag, more]) => `<${tag}${more.join('')}>`),
    fc.constantFrom(...tags).map((tag) => `</${tag}>`),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const written = writtenBy(cleanHtml(pieces.join('')));
      expect(trustedHtml(written)).toBe(written);
    }),
    { numRuns: 1_000 },
  );
});
