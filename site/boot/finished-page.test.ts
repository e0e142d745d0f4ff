import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FinishedPage, textFrom } from './finished-page.ts';

test('a text is whole again, wherever its bytes were cut', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.nat(), async (text, cut) => {
      const bytes = Buffer.from(text);
      const at = cut % (bytes.length + 1);
      const written = textFrom((to) => {
        to.write(text);
        to.write(bytes.subarray(0, at));
        to.end(bytes.subarray(at));
      });
      expect(await written).toBe(text + text);
    }),
  );
});

test('what breaks off is no text', async () => {
  await expect(textFrom((to) => to.destroy(new Error('It broke off')))).rejects.toThrow('It broke off');
});

test('a finished page has its text, and what is said of it', async () => {
  const page = new FinishedPage('<p>é</p>', { status: 404, headers: { 'content-type': 'text/html' } });
  expect([page.status, page.headers.get('content-type'), await page.text()]).toEqual([404, 'text/html', '<p>é</p>']);
});
