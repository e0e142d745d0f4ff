import { expect, test } from 'vitest';
import { withFile } from './replace-src.ts';

const file = { src: '/files/new.webp', sha256: 'n', mediaType: 'image/webp', bytes: 9, width: 300, height: 100 };

test('replaces a file and its size in all places, and nothing else', () => {
  const document = {
    image: { src: '/files/old.webp', alt: 'Old', width: 2, height: 2 },
    bare: { src: '/files/old.webp', alt: '' },
    other: { src: '/files/old.webp2', alt: 'Other', width: 5, height: 5 },
    files: [{ name: 'Report', file: { src: '/files/old.webp', mediaType: 'x/y', bytes: 1 } }],
    video: '/files/old.webp',
    text: '<p>/files/older.webp <img src="/files/old.webp" alt="A" width="60" height="60"> <img src="/files/b.png" height="4"></p>',
    count: 4,
    none: null,
  };
  expect(withFile(document, '/files/old.webp', file)).toEqual({
    ...document,
    image: { src: '/files/new.webp', alt: 'Old', width: 300, height: 100 },
    bare: { src: '/files/new.webp', alt: '', width: 300, height: 100 },
    files: [{ name: 'Report', file: { src: '/files/new.webp', mediaType: 'image/webp', bytes: 9 } }],
    video: '/files/new.webp',
    text: '<p>/files/older.webp <img src="/files/new.webp" alt="A" width="60" height="20"> <img src="/files/b.png" height="4"></p>',
  });
});
