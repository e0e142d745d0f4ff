import { expect, test } from 'vitest';
import { facetNames } from '#content/facet-names.ts';
import { parametersOf } from '../reading/known-parameters.ts';
import { chosenFrom, searchAddress, toggled } from './search-address.ts';

test('each result has one address, whose parameters the cache knows', () => {
  const request = {
    query: 'pipe',
    exact: true,
    type: 'product',
    chosen: { year: ['2026'], concern: ['3', '7'] },
  } as const;
  const address = searchAddress({ ...request, chosen: { year: ['2026'], concern: ['3', '7'] } });
  expect(address).toBe('/search?q=pipe&exact=1&type=product&concern=3%2C7&year=2026');
  const { searchParams } = new URL(address, 'http://site.test');
  expect(chosenFrom(searchParams)).toEqual(request.chosen);
  for (const name of facetNames) expect(parametersOf('/search')).toContain(name);
});

test('a value is added and removed, in any order', () => {
  const one = toggled({ query: 'pipe' }, 'concern', '7');
  expect(searchAddress(toggled(one, 'concern', '3'))).toBe('/search?q=pipe&concern=3%2C7');
  expect(searchAddress(toggled(one, 'concern', '7'))).toBe('/search?q=pipe');
});

test('an address chooses as many values as the call takes', () => {
  const many = Array.from({ length: 500 }, (_, n) => n).join();
  const { year = [] } = chosenFrom(new URLSearchParams({ year: many, concern: ',,', category: '1,1' }));
  expect(year).toHaveLength(20);
  expect(chosenFrom(new URLSearchParams({ concern: ',,', category: '1,1' }))).toEqual({ category: ['1'] });
});
