import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxIdLength, publicIdFrom } from '#contract/addresses/public-id.ts';
import { subjectOf } from './page-subject.ts';
import { pageOf } from './pages.ts';

const paged = ['product', 'category', 'news', 'tradeFair', 'career', 'gallery'] as const;

test.each([' a b', 'A/7', 'No. #3', 'what?', '100%', 'a%2Fb', 'ü&=+', '3F2504E0-4F89-11D3-9A0C-0305E82C3301'])(
  'a link to the entry “%s” leads to it',
  (id) => {
    for (const type of paged) {
      const { pathname, search, hash } = new URL(pageOf(type, id), 'http://site.test');
      expect([subjectOf(pathname).by, search, hash]).toEqual([{ publicId: id }, '', '']);
    }
    expect(subjectOf(new URL(pageOf('concern', '', id), 'http://site.test').pathname).by).toEqual({ address: id });
  },
);

test('every id has a link of one segment and may be a parameter, except dots, control characters and blank text', () => {
  const id = fc.string({ unit: 'binary', minLength: 1, maxLength: maxIdLength });
  fc.assert(
    fc.property(id, (text) => {
      const path = pageOf('news', text);
      expect(path).toMatch(/^\/news\/[^/?#\s]+$/);
      expect(publicIdFrom(text)).toBe(/\p{Cc}/u.test(text) || text.trim() === '' ? undefined : text);
    }),
  );
  expect(pageOf('news', '\ud800')).toBe('/news/%EF%BF%BD');
});
