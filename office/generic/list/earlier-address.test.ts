import { expect, it } from 'vitest';
import { listSearchOf } from './earlier-address.ts';

const earlier = (filter: string, more = '') => `?displayedFilters=%7B%7D&filter=${encodeURIComponent(filter)}${more}`;

it('keeps a query string without filters in JSON', () => {
  for (const search of ['', '?words=loom&page=2', '?sort=title&order=DESC']) expect(listSearchOf(search)).toBe(search);
});

it('reads the filters of an earlier address', () => {
  expect(listSearchOf(earlier('{"words":"loom","state":"draft"}'))).toBe('?words=loom&state=draft');
  expect(listSearchOf(earlier('{"parent":7}', '&order=DESC&page=2&perPage=25&sort=title'))).toBe(
    '?order=DESC&page=2&sort=title&parent=7',
  );
});

it('ignores filters that it does not know, and a damaged parameter', () => {
  expect(listSearchOf(earlier('{"q":"loom","words":{"a":1}}'))).toBe('?');
  for (const damaged of ['{"words":', '[1]', 'null', '"loom"']) expect(listSearchOf(earlier(damaged))).toBe('?');
});
