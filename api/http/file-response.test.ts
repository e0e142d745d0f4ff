import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileNameOf, fileResponseOf } from './file-response.ts';

const request = (method = 'GET') => new Request('http://test.invalid/', { method });
const content = new TextEncoder().encode('%PDF');
const file = { content, mediaType: 'application/pdf', name: 'Lebenslauf Müller.pdf' };

test('sends a file as a download that cannot run scripts and is not cached', async () => {
  const answer = fileResponseOf(request(), file);
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="Lebenslauf Muller.pdf"; filename*=UTF-8''Lebenslauf%20M%C3%BCller.pdf`,
  );
  expect(answer.headers.get('content-security-policy')).toContain("sandbox; default-src 'none'");
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-length')).toBe('4');
  expect(await answer.text()).toBe('%PDF');
});

test('shows a file inline only when requested, and only framed by our own pages', () => {
  const { headers } = fileResponseOf(request(), { ...file, inline: true });
  expect(headers.get('content-disposition')).toMatch(/^inline;/);
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
});

test('answers HEAD with the headers alone, and cancels the stream', async () => {
  let cancelled = false;
  const stream = new ReadableStream<Uint8Array>({
    cancel() {
      cancelled = true;
    },
  });
  const answer = fileResponseOf(request('HEAD'), { ...file, content: stream });
  expect([answer.body, answer.headers.get('content-type')]).toEqual([null, 'application/pdf']);
  expect(cancelled).toBe(true);
});

test.each([
  ['../../etc/passwd', '_.._etc_passwd'],
  ['a"; x="b.pdf', 'a_; x=_b.pdf'],
  ['line\r\nbreak.pdf', 'line__break.pdf'],
  ['', 'file'],
  ['...', 'file'],
  ['\u0301', 'file'],
  ['50% off.pdf', '50_ off.pdf'],
])('sanitizes the name %j', (name, plain) => {
  expect(fileNameOf(name)).toContain(`filename="${plain}"`);
});

test('keeps the header valid for any name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (name) => {
      const header = fileNameOf(name);
      expect(header).toMatch(/^filename="[^"\\]+"; filename\*=UTF-8''[A-Za-z0-9%._~-]+$/);
      expect(() => new Headers({ 'content-disposition': header })).not.toThrow();
      expect(decodeURIComponent(header.split("''")[1] ?? '')).not.toMatch(/[/\\\r\n"]/);
    }),
  );
});
