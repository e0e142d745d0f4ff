import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutApart, FinishedPage, isFinishedPage } from './finished-page.ts';

test('a page is cut after its head and before the first of its own scripts, wherever its letters have several bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (title, text) => {
      const [head, content] = [title, text].map((part) => part.replaceAll('<', '&lt;'));
      const before = `<html><head><title>${head}</title></head>`;
      const after = '<script nonce="N1">own()</script><script nonce="N1">more()</script></body></html>';
      const page = cutApart(Buffer.from(`${before}<body><script>stored()</script>${content}${after}`), ' nonce="N1"');
      expect(page.before).toBe(before);
      expect(page.content.toString()).toBe(`<body><script>stored()</script>${content}`);
      expect(page.after).toBe(after);
    }),
  );
});

test('a page without scripts of its own is all content after its head', () => {
  const { content, after } = cutApart(Buffer.from('<head></head><body>é</body>'), ' nonce="N1"');
  expect([content.toString(), after]).toEqual(['<body>é</body>', '']);
});

test('a finished page has its bytes and its text, and what is said of it', async () => {
  const init = { status: 404, headers: { 'content-type': 'text/html' } };
  const page = new FinishedPage('<head></head>', Buffer.from('<head></head><p>é</p>'), init);
  expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html']);
  expect([page.pageHead, page.pageBytes.toString(), await page.text()]).toEqual([
    '<head></head>',
    '<head></head><p>é</p>',
    '<head></head><p>é</p>',
  ]);
  expect([isFinishedPage(page), isFinishedPage(new Response(''))]).toEqual([true, false]);
});
