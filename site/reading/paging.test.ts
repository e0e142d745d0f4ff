import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idFrom } from './ids.ts';
import { pageAddress, pageFrom, pagesOf, windowOf } from './paging.ts';

const asked = (page: string) => pageFrom(new URLSearchParams({ page }));

describe('paging', () => {
  test('starts at page 1 and rejects invalid page numbers', () => {
    expect(pageFrom(new URLSearchParams())).toBe(1);
    expect(asked('3')).toBe(3);
    for (const wrong of ['', '0', '-1', '1.5', '01', '1e2', 'two', ' 2', '99999999'])
      expect(asked(wrong)).toBeUndefined();
  });

  test('shows every item of a list on exactly one page', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 60 }), (total, size) => {
        const all = Array.from({ length: total }, (_, index) => index);
        const shown = Array.from({ length: pagesOf(total, size) }, (_, index) => windowOf(index + 1, size)).flatMap(
          ({ skip, take }) => all.slice(skip, skip + take),
        );
        expect(shown).toEqual(all);
      }),
    );
  });

  test('returns the address of the list for the first page', () => {
    expect(pageAddress('/news', 1)).toBe('/news');
    expect(pageAddress('/news', 2)).toBe('/news?page=2');
  });

  test('preserves the filter of the list, encoded so that it decodes to the same', () => {
    expect(pageAddress('/news', 1, { from: 2024, to: undefined })).toBe('/news?from=2024');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 999_999 }), (q, page) => {
        const { searchParams } = new URL(pageAddress('/search', page, { q, type: undefined }), 'http://site.test');
        expect([...searchParams]).toEqual([
          ['q', q],
          ['page', String(page)],
        ]);
        expect(pageFrom(searchParams)).toBe(page);
      }),
    );
  });
});

describe('idFrom', () => {
  test('accepts positive 32-bit integers and nothing else', () => {
    expect(idFrom('7')).toBe(7);
    expect(idFrom('2147483647')).toBe(2_147_483_647);
    for (const wrong of [
      undefined,
      '',
      '0',
      '-1',
      '+1',
      '1.0',
      '1e3',
      '0x1',
      '007',
      'abc',
      '2147483648',
      '99999999999',
    ]) {
      expect(idFrom(wrong)).toBeUndefined();
    }
  });
});
