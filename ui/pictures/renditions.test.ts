import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveAsset } from './asset-host.tsx';
import { pictureSet } from './picture-set.ts';
import {
  addressOnSite,
  type CutShape,
  cutShapes,
  cutWidth,
  offeredWidths,
  renditionFile,
  renditionFormats,
  renditionFrom,
  renditionPlace,
  renditionWidths,
  thumbnailOf,
} from './renditions.ts';

const blob = `${'0a'.repeat(10)}.webp`;
const use = { sizes: () => '50vw', most: 600 };

describe('the address of a rendition', () => {
  test('is parsed as it is written', () => {
    const rendition = fc.record(
      {
        width: fc.constantFrom(...renditionWidths),
        format: fc.constantFrom(...renditionFormats),
        cut: fc.record({
          shape: fc.constantFrom(...(Object.keys(cutShapes) as CutShape[])),
          at: fc.integer({ min: 0, max: 10 }),
        }),
      },
      { requiredKeys: ['width', 'format'] },
    );
    fc.assert(
      fc.property(rendition, (wanted) => {
        expect(renditionFrom(renditionFile(wanted))).toEqual(wanted);
      }),
    );
  });

  test('is unique: a parsed name is written back unchanged', () => {
    const near = fc.stringMatching(/^[0-9]{1,5}(-(upright|square|wide)-[0-9]{1,3})?\.[a-z]{2,5}$/);
    fc.assert(
      fc.property(fc.oneof(fc.string(), near), (name) => {
        const read = renditionFrom(name);
        if (read) expect(renditionFile(read)).toBe(name);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    '321.avif',
    '0640.avif',
    '640.gif',
    '640.svg',
    '640',
    '640-upright-11.avif',
    '640-upright-.avif',
    '640-round-5.avif',
    '3840.webp',
  ])('rejects %s', (name) => {
    expect(renditionFrom(name)).toBeUndefined();
  });
});

describe('the widths of a picture', () => {
  test.each([
    [319, undefined, []],
    [320, undefined, [320]],
    [500, undefined, [320, 480, 640]],
    [1600, undefined, [320, 480, 640, 800, 1024, 1280, 1600]],
    [4000, 700, [320, 480, 640, 800]],
    [undefined, 640, [320, 480, 640]],
  ])('of %s pixels, up to %s', (original, most, widths) => {
    expect(offeredWidths(original, most)).toEqual(widths);
  });

  test('only the last is wider than the picture', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6_000 }), (original) => {
        const widths = offeredWidths(original);
        for (const width of widths.slice(0, -1)) expect(width).toBeLessThan(original);
      }),
    );
  });

  test('offers a crop only if it removes enough', () => {
    expect(cutWidth(1600, 900, 'upright')).toBe(675);
    expect(cutWidth(1600, 900, 'square')).toBe(900);
    expect(cutWidth(1920, 480, 'wide')).toBe(960);
    expect(cutWidth(1600, 2000, 'upright')).toBeUndefined();
    expect(cutWidth(1000, 950, 'square')).toBeUndefined();
    expect(cutWidth(1200, 300, 'upright')).toBeUndefined();
  });
});

describe('renditions', () => {
  test('are offered for our own files, in their formats', () => {
    const set = pictureSet({ src: `/files/${blob}`, width: 1600, height: 900 }, use, '');
    expect(set?.sources).toMatchObject([{ type: 'image/avif', sizes: '50vw' }]);
    expect(set?.sources[0]?.srcSet).toContain(`/pictures/${blob}/640.avif 640w`);
    expect(set?.srcSet).toMatch(/1280\.webp 1280w$/);
    // A name in the format of older files.
    const png = pictureSet({ src: `/files/${'0a'.repeat(16)}.png`, width: 500, height: 500 }, use, '');
    expect(png?.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(png?.srcSet).toMatch(/640\.png 500w$/);
  });

  test.each([
    ['a GIF, which may be animated', `/files/${'0a'.repeat(16)}.gif`, 800],
    ['a small file', `/files/${blob}`, 200],
    ['a picture on another host', 'https://elsewhere.test/a.webp', 800],
    ['a picture of the site’s code', '/images/page_header_1.jpeg', 1920],
    ['a data URL', 'data:image/webp;base64,AAAA', 800],
  ])('are not offered for %s', (_, src, width) => {
    expect(pictureSet({ src, width, height: 600 }, use, '')).toBeUndefined();
  });

  test('are offered for pictures of another backend, of any size', () => {
    const home = 'https://backend.test';
    for (const src of ['/get/hall.jpg?v=2', 'get/hall.jpg?v=2', `${home}/get/hall.jpg?v=2`]) {
      const set = pictureSet({ src }, use, home);
      expect(set?.sources[0]?.srcSet).toContain('/pictures/backend/320.avif/get/hall.jpg?v=2 320w');
      expect(set?.srcSet).toContain('/pictures/backend/1280.jpg/get/hall.jpg?v=2 1280w');
    }
    const others = ['https://backend.test.evil.test/a.jpg', '//evil.test/a.jpg', '/a, b.jpg', '/logo.svg', '/x.gif?a'];
    for (const src of others) expect(pictureSet({ src }, use, home), src).toBeUndefined();
  });

  test('are offered for the hosts that the operator allows, with and without a backend', () => {
    const src = addressOnSite(new URL('https://cdn.test/w,1/hall.jpg?v=2'));
    for (const host of ['', 'https://backend.test']) {
      expect(resolveAsset(src, host)).toBe(src);
      expect(pictureSet({ src }, use, host)?.srcSet).toContain(
        '/pictures/hosts/1280.jpg/https/cdn.test/w%2C1/hall.jpg?v=2 1280w',
      );
    }
    expect(pictureSet({ src: addressOnSite(new URL('https://cdn.test/a.gif')) }, use, '')).toBeUndefined();
  });

  test('are always on our own origin', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), (src) => {
        for (const host of ['', 'https://backend.test']) {
          const address = renditionPlace(src, host)?.addressOf({ width: 320, format: 'avif' });
          if (address) expect(new URL(address, 'https://site.test').origin).toBe('https://site.test');
        }
      }),
      { numRuns: 500 },
    );
  });

  test('are offered in one size for a picture of unknown size displayed in its intrinsic size', () => {
    const set = pictureSet({ src: '/logo.png' }, { ...use, ownSize: true }, 'https://backend.test');
    expect(set?.srcSet).toBe('/pictures/backend/1280.png/logo.png');
    expect(set?.sizes).toBeUndefined();
  });

  test('are cropped for phones around the focal point', () => {
    const slide = { src: `/files/${blob}`, width: 1600, height: 900, focus: { x: 0.83, y: 0.2 } };
    const set = pictureSet(slide, { ...use, cut: { shape: 'upright', sizes: '100vw' } }, '');
    expect(set?.sources[0]).toMatchObject({ media: '(max-aspect-ratio: 3/5)' });
    expect(set?.sources[0]?.srcSet).toContain(`/pictures/${blob}/640-upright-8.avif 640w`);
    const square = pictureSet(slide, { ...use, cut: { shape: 'square', sizes: '100vw' } }, '');
    expect(square?.sources[0]?.srcSet).toContain(`/pictures/${blob}/640-square-8.avif 640w`);
  });
});

test('thumbnailOf returns the smallest sufficient rendition, or the file itself', () => {
  expect(thumbnailOf({ src: `/files/${blob}`, width: 1600 }, 400)).toBe(`/pictures/${blob}/480.webp`);
  expect(thumbnailOf({ src: `/files/${blob}`, width: 100 })).toBe(`/files/${blob}`);
  expect(thumbnailOf({ src: `/files/${blob}` })).toBe(`/files/${blob}`);
  expect(thumbnailOf({ src: 'https://elsewhere.test/a.jpg', width: 900 })).toBe('https://elsewhere.test/a.jpg');
});
