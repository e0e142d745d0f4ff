import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FinishedPage, isFinishedPage, splitPage } from './finished-page.ts';

test('splits a page after its head and before the first of its own scripts, with letters of several bytes anywhere', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (title, text) => {
      const [head, content] = [title, text].map((part) => part.replaceAll('<', '&lt;'));
      const before = `<html><head><title>${head}</title></head>`;
      const after = '<script nonce="N1">own()</script><script nonce="N1">more()</script></body></html>';
      const page = splitPage(Buffer.from(`${before}<body><script>stored()</script>${content}${after}`), ' nonce="N1"');
      expect(page.before).toBe(before);
      expect(page.content.toString()).toBe(`<body><script>stored()</script>${content}`);
      expect(page.after).toBe(after);
    }),
  );
});

test('takes everything after the head as content where a page has no script of its own', () => {
  const { content, after } = splitPage(Buffer.from('<head></head><body>é</body>'), ' nonce="N1"');
  expect([content.toString(), after]).toEqual(['<body>é</body>', '']);
});

test('has its bytes, text, status and headers', async () => {
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
