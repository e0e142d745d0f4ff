import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';
import { type SharePicture, sharedPage, sharePictureAddress } from './share-picture.ts';

const picture: SharePicture = {
  title: 'News',
  companyName: 'Example Group',
  brandColor: '#112233',
  accentColor: '#aabbcc',
  image: '/files/a.webp',
};

test.each(['/', '/news', '/news?page=2', '/product-details/7', '/concern/north-mill'])(
  'reads %s back from its picture’s address',
  (path) => {
    const address = sharePictureAddress(path, picture);
    expect(address).toMatch(/^\/share\/[0-9a-f]{16}\/[a-z0-9/-]+\.jpg(\?page=2)?$/);
    expect(sharedPage(address)).toBe(path);
  },
);

test('changes the address with everything that the picture shows', () => {
  const addresses = Object.keys(picture).map((key) => sharePictureAddress('/news', { ...picture, [key]: 'other' }));
  expect(new Set([sharePictureAddress('/news', picture), ...addresses]).size).toBe(6);
});

test.each([
  '/share/0123456789abcdef.jpg',
  '/share/0123456789ABCDEF/news.jpg',
  '/share/0123456789abcdef/news.png',
  '/share/0123456789abcdef/news.jpg?title=Buy',
  '/share/0123456789abcdef/news.jpg?page=0',
  '/share/0123456789abcdef/news.jpg?page=2&page=3',
  `/share/0123456789abcdef/${'a'.repeat(500)}.jpg`,
])('rejects %s', (address) => {
  expect(sharedPage(address)).toBeUndefined();
});

test('accepts any string without throwing and returns only paths', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const page = sharedPage(`/share/0123456789abcdef/${text}`);
      expect(page === undefined || page.startsWith('/')).toBe(true);
    }),
  );
});

test('tells apart lists of texts with the same concatenation', () => {
  expect(fingerprint(['ab', 'c'])).not.toBe(fingerprint(['a', 'bc']));
  const many = new Set(Array.from({ length: 50_000 }, (_, n) => fingerprint([`News ${n}`])));
  expect(many.size).toBe(50_000);
});
