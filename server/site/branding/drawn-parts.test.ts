import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { companyInitialsOf, drawInitials } from './draw-initials.ts';
import { findMark } from './find-mark.ts';

import { readPageHead } from './page-head.ts';

const png = (width: number, height: number, body: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`))
    .png()
    .toBuffer();

describe('the mark of a logo', () => {
  test('is the whole logo, without its margins, if that is nearly square', async () => {
    const logo = await png(300, 300, '<rect x="50" y="60" width="120" height="100" fill="red"/>');
    const mark = await findMark(logo);
    expect(await sharp(mark).metadata()).toMatchObject({ width: 120, height: 100 });
  });

  test('is found on a white background too', async () => {
    const ground = '<rect width="100%" height="100%" fill="white"/>';
    const logo = await png(
      600,
      120,
      `${ground}<circle cx="60" cy="60" r="50"/><rect x="150" y="40" width="400" height="30"/>`,
    );
    const { width = 0, height = 0 } = await sharp(await findMark(logo)).metadata();
    expect([Math.abs(width - 100) <= 2, Math.abs(height - 100) <= 2]).toEqual([true, true]);
  });

  test('does not exist in a single word, a blank picture or an invalid file', async () => {
    expect(await findMark(await png(600, 100, '<rect x="10" y="30" width="500" height="40"/>'))).toBeUndefined();
    expect(await findMark(await png(60, 60, ''))).toBeUndefined();
    expect(await findMark(Buffer.from('not a picture'))).toBeUndefined();
  });
});

describe('initials', () => {
  test.each([
    ['Example Group', 'EG'],
    ['  ümit & söhne ', 'US'],
    ['4 Winds', '4W'],
    ['One', 'O'],
    ['株式会社', ''],
    ['', ''],
  ])('of “%s” are “%s”', (name, initials) => {
    expect(companyInitialsOf(name)).toBe(initials);
  });

  test('of any name can be drawn', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (name) => {
        const drawn = await drawInitials(companyInitialsOf(name), 64, 0.7, { ground: '#000000', ink: '#ffffff' });
        const { max } = (await sharp(drawn).stats()).channels[0] ?? {};
        expect(max).toBeGreaterThan(200);
      }),
      { numRuns: 30 },
    );
  });
});

test('readPageHead decodes character references and returns the first value of each name', () => {
  const html =
    '<meta charSet="utf-8"/><meta name="og:title" content="A &amp; &quot;B&quot; &#x27;C&#x27; &lt;d&gt; &amp;amp;"/>' +
    '<meta property="og:image" content="https://x/1.jpg"/><meta property="og:image" content="https://x/2.jpg"/>' +
    '<meta name="thumbnail" content="https://x/p.webp"/>';
  expect(readPageHead(html)).toEqual({
    title: 'A & "B" \'C\' <d> &amp;',
    companyName: '',
    sharePicture: 'https://x/1.jpg',
    direction: 'ltr',
    picture: 'https://x/p.webp',
    isChosen: false,
  });
  expect(readPageHead(`<html lang="ar" dir="rtl">${html}`)?.direction).toBe('rtl');
  expect(readPageHead('<p>No head</p>')).toBeUndefined();
});
