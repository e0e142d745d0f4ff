import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markdownAddressOf, pagePathOf, prefersMarkdown } from './markdown-address.ts';

describe('the address in Markdown', () => {
  test('has the parameters of the page', () => {
    expect(markdownAddressOf('/')).toBe('/index.md');
    expect(markdownAddressOf('/?a=b.c')).toBe('/index.md?a=b.c');
    expect(markdownAddressOf('/de')).toBe('/de.md');
    expect(markdownAddressOf('/news/?page=2')).toBe('/news.md?page=2');
    expect(markdownAddressOf('/search?q=a/b.c#d')).toBe('/search.md?q=a/b.c#d');
  });

  test('exists for pages only', () => {
    for (const path of [
      '/api/WebApi/GetFaq',
      '/office',
      '/files/a',
      '/llms.txt',
      '/sitemap.xml',
      '/faq.data',
      'faq',
      '*',
    ])
      expect(markdownAddressOf(path), path).toBeUndefined();
    for (const path of ['/faq', '/llms.txt.md', '/files/a.md', '/.md', '/faq/.md', '/api/WebApi/GetFaq.md', '/faq.MD'])
      expect(pagePathOf(path), path).toBeUndefined();
    expect(pagePathOf('/de/index.md')).toBe('/de');
  });

  test('names the page again', () => {
    const path = fc.array(fc.stringMatching(/^[a-z0-9~-]{1,8}$/), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(path, (segments) => {
        const page = `/${segments.join('/')}`;
        const address = markdownAddressOf(page);
        fc.pre(address !== undefined && segments.at(-1) !== 'index');
        expect(pagePathOf(address ?? '')).toBe(page);
      }),
    );
  });

  test('is never made from damaged input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        markdownAddressOf(text);
        expect(pagePathOf(text) ?? '/').toMatch(/^\//);
        prefersMarkdown(text);
      }),
    );
  });
});

test.each([
  [undefined, false],
  ['*/*', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['text/html;q=0.9, Text/Markdown', true],
  ['text/html, text/markdown;q=0.9', false],
  ['text/markdown;q=0', false],
  ['text/markdown; charset=utf-8; q=0.5, text/html; q=0.4', true],
  ['text/markdown;q=x, text/html', false],
  ['text/markdown;q=0.5, */*', false],
  ['text/markdown;q=0.5, text/*;q=0.6, */*;q=0.1', false],
  ['text/markdown;q=0.5, text/html;q=0.4, */*', true],
  ['text/markdown, */*', true],
])('of %s, whether Markdown is preferred: %s', (accept, expected) => {
  expect(prefersMarkdown(accept)).toBe(expected);
});
