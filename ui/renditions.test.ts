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

describe('the address of a picture in one size', () => {
  test('is read as it is written', () => {
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

  test('is one name and no other: what is read is written back as it was', () => {
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
  ])('is no other than those that are made: %s', (name) => {
    expect(renditionFrom(name)).toBeUndefined();
  });
});

describe('the sizes a picture comes in', () => {
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

  test('only the last of them can be wider than the picture, and it is the least that holds it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6_000 }), (original) => {
        const widths = offeredWidths(original);
        for (const width of widths.slice(0, -1)) expect(width).toBeLessThan(original);
      }),
    );
  });

  test('cuts exist where they cut something', () => {
    expect(cutWidth(1600, 900, 'upright')).toBe(675);
    expect(cutWidth(1600, 900, 'square')).toBe(900);
    expect(cutWidth(1920, 480, 'wide')).toBe(960);
    expect(cutWidth(1600, 2000, 'upright')).toBeUndefined();
    expect(cutWidth(1000, 950, 'square')).toBeUndefined();
    expect(cutWidth(1200, 300, 'upright')).toBeUndefined();
  });
});

describe('what is offered in sizes', () => {
  test('a file of our own, in its formats', () => {
    const set = pictureSet({ src: `/files/${blob}`, width: 1600, height: 900 }, use, '');
    expect(set?.sources).toMatchObject([{ type: 'image/avif', sizes: '50vw' }]);
    expect(set?.sources[0]?.srcSet).toContain(`/pictures/${blob}/640.avif 640w`);
    expect(set?.srcSet).toMatch(/1280\.webp 1280w$/);
    // A name of older files.
    const png = pictureSet({ src: `/files/${'0a'.repeat(16)}.png`, width: 500, height: 500 }, use, '');
    expect(png?.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(png?.srcSet).toMatch(/640\.png 500w$/);
  });

  test.each([
    ['something that may move', `/files/${'0a'.repeat(16)}.gif`, 800],
    ['something small', `/files/${blob}`, 200],
    ['a picture of somewhere else', 'https://elsewhere.test/a.webp', 800],
    ['a picture of the program itself', '/images/page_header_1.jpeg', 1920],
    ['a drawing in the address', 'data:image/webp;base64,AAAA', 800],
  ])('not %s', (_, src, width) => {
    expect(pictureSet({ src, width, height: 600 }, use, '')).toBeUndefined();
  });

  test('of another backend, its own pictures, whatever size they are', () => {
    const home = 'https://backend.test';
    for (const src of ['/get/hall.jpg?v=2', 'get/hall.jpg?v=2', `${home}/get/hall.jpg?v=2`]) {
      const set = pictureSet({ src }, use, home);
      expect(set?.sources[0]?.srcSet).toContain('/pictures/backend/320.avif/get/hall.jpg?v=2 320w');
      expect(set?.srcSet).toContain('/pictures/backend/1280.jpg/get/hall.jpg?v=2 1280w');
    }
    const others = ['https://backend.test.evil.test/a.jpg', '//evil.test/a.jpg', '/a, b.jpg', '/logo.svg', '/x.gif?a'];
    for (const src of others) expect(pictureSet({ src }, use, home), src).toBeUndefined();
  });

  test('of the hosts that the operator names, in front of a backend and not', () => {
    const src = addressOnSite(new URL('https://cdn.test/w,1/hall.jpg?v=2'));
    for (const host of ['', 'https://backend.test']) {
      expect(resolveAsset(src, host)).toBe(src);
      expect(pictureSet({ src }, use, host)?.srcSet).toContain(
        '/pictures/hosts/1280.jpg/https/cdn.test/w%2C1/hall.jpg?v=2 1280w',
      );
    }
    expect(pictureSet({ src: addressOnSite(new URL('https://cdn.test/a.gif')) }, use, '')).toBeUndefined();
  });

  test('whatever the address, it stays below our own', () => {
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

  test('where its own size counts and nobody knows it, one size alone', () => {
    const set = pictureSet({ src: '/logo.png' }, { ...use, ownSize: true }, 'https://backend.test');
    expect(set?.srcSet).toBe('/pictures/backend/1280.png/logo.png');
    expect(set?.sizes).toBeUndefined();
  });

  test('cut where telephones show it, around the focal point', () => {
    const slide = { src: `/files/${blob}`, width: 1600, height: 900, focus: { x: 0.83, y: 0.2 } };
    const set = pictureSet(slide, { ...use, cut: { shape: 'upright', sizes: '100vw' } }, '');
    expect(set?.sources[0]).toMatchObject({ media: '(max-aspect-ratio: 3/5)' });
    expect(set?.sources[0]?.srcSet).toContain(`/pictures/${blob}/640-upright-8.avif 640w`);
    const square = pictureSet(slide, { ...use, cut: { shape: 'square', sizes: '100vw' } }, '');
    expect(square?.sources[0]?.srcSet).toContain(`/pictures/${blob}/640-square-8.avif 640w`);
  });
});

test('a thumbnail is the least that is large enough, or the file itself', () => {
  expect(thumbnailOf({ src: `/files/${blob}`, width: 1600 }, 400)).toBe(`/pictures/${blob}/480.webp`);
  expect(thumbnailOf({ src: `/files/${blob}`, width: 100 })).toBe(`/files/${blob}`);
  expect(thumbnailOf({ src: `/files/${blob}` })).toBe(`/files/${blob}`);
  expect(thumbnailOf({ src: 'https://elsewhere.test/a.jpg', width: 900 })).toBe('https://elsewhere.test/a.jpg');
});
