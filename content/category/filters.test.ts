import { describe, expect, test } from 'vitest';
import { itemPath } from '#contract/addresses/item-path.ts';
import type { Facet } from './definition.ts';
import { askedProducts, categoryFilters } from './filters.server.ts';
import { categoryPages } from './pages.ts';

const words = {
  locale: 'en',
  yes: 'Yes',
  no: 'No',
  atLeast: (value: string) => `${value} or more`,
  atMost: (value: string) => `${value} or less`,
  certificates: 'Certificates',
};
const path = itemPath(categoryPages, '5');
const bare = { unit: '', decimals: 2, options: [], least: null, most: null, from: null, to: null };
const material: Facet = {
  ...bare,
  attribute: '12',
  name: 'Material',
  kind: 'choice',
  options: [
    { key: 'cotton', name: 'Cotton', count: 3, isChosen: true },
    { key: 'linen', name: 'Linen', count: 2, isChosen: false },
    { key: 'silk', name: 'Silk', count: 0, isChosen: false },
  ],
};
const count: Facet = {
  ...bare,
  attribute: '7',
  name: 'Count',
  kind: 'number',
  unit: 'Ne',
  least: 10,
  most: 80,
  from: 20,
};
const combed: Facet = {
  ...bare,
  attribute: '9',
  name: 'Combed',
  kind: 'yesNo',
  options: [
    { key: 'yes', name: '', count: 2, isChosen: false },
    { key: 'no', name: '', count: 1, isChosen: false },
  ],
};
const asked = (query: string, locale = 'en') => askedProducts(new URLSearchParams(query), locale);
const shown = (facets: Facet[], query = '') => categoryFilters(facets, asked(query), path, words);
const queryOf = (href = '') => decodeURIComponent(href.replace(/^[^?]*\??/, ''));

describe('the filters of a category', () => {
  test('are read from the address; malformed ones are ignored', () => {
    expect(asked('filter=12:cotton;7:2..&sort=-name')).toEqual({
      filter: [
        { attribute: '12', values: ['cotton'] },
        { attribute: '7', values: ['2..'] },
      ],
      sort: { by: 'name', descending: true },
      isSent: false,
    });
    expect(asked('filter=12&sort=')).toEqual({ filter: [], sort: undefined, isSent: false });
  });

  test('get the range of a form, with a point or a comma; an empty form removes it', () => {
    const sent = (query: string) => asked(`filter=12:cotton;7:1..2&by=7&${query}`).filter.slice(1);
    expect(sent('least=2,5&most=')).toEqual([{ attribute: '7', values: ['2.5..'] }]);
    expect(sent('least=−1&most=.75')).toEqual([{ attribute: '7', values: ['-1..0.75'] }]);
    expect(sent('least=1,500&most=')).toEqual([{ attribute: '7', values: ['1500..'] }]);
    expect(asked('by=7&least=1.500&most=2,25', 'de').filter).toEqual([{ attribute: '7', values: ['1500..2.25'] }]);
    expect(sent('least=&most=x')).toEqual([]);
    expect(sent('')).toEqual([]);
  });

  test('are links that add a value, or remove a chosen one; values that find nothing are left out', () => {
    const { groups = [], chips = [], all } = shown([material, count, combed]) ?? {};
    expect(groups[0]?.choices.map(({ key, href }) => [key, queryOf(href)])).toEqual([
      ['cotton', 'filter=7:20..'],
      ['linen', 'filter=12:cotton,linen;7:20..'],
    ]);
    expect(groups[1]?.range).toMatchObject({ least: '10', most: '80', from: '20', to: '', unit: 'Ne' });
    expect(groups[2]?.choices.map(({ name, count: found }) => [name, found])).toEqual([
      [undefined, 2],
      [undefined, 1],
    ]);
    expect(chips.map(({ name, value, href }) => [name.text, value.text, queryOf(href)])).toEqual([
      ['Material', 'Cotton', 'filter=7:20..'],
      ['Count', '20\u00a0Ne or more', 'filter=12:cotton'],
    ]);
    expect(all).toBe('/product/5');
  });

  test('have the schemes of certificates under a name of the site', () => {
    const options = [{ key: 'GRS; 4.0', name: 'GRS; 4.0', count: 1, isChosen: true }];
    const { groups, chips } = shown([{ ...bare, attribute: 'certificates', name: '', kind: 'choice', options }]) ?? {};
    expect(groups).toMatchObject([{ attribute: 'certificates', name: 'Certificates' }]);
    expect(chips).toEqual([
      { name: { text: 'Certificates' }, value: { text: 'GRS; 4.0' }, isCode: true, href: '/product/5' },
    ]);
  });

  test('name the language of options and units without a translation', () => {
    const german = { lang: 'de', fallback: ['options.1.name'] };
    const { groups = [], chips = [] } =
      shown([
        { ...material, ...german },
        { ...count, lang: 'de', fallback: ['unit'] },
      ]) ?? {};
    expect(groups[0]?.choices.map(({ lang, fallback }) => [lang, fallback])).toEqual([
      ['de', undefined],
      ['de', ['name']],
    ]);
    expect(groups[1]?.range).toMatchObject({ lang: 'de', fallback: ['unit'] });
    expect(chips[1]?.value).toEqual({
      text: '20\u00a0Ne or more',
      parts: [{ text: '20\u00a0' }, { text: 'Ne', lang: 'de', fallback: ['text'] }, { text: ' or more' }],
    });
  });

  test('keep the order, and orders keep the filters; an order that the category lacks is ignored', () => {
    const { groups, orders = [], asked: kept } = shown([material, count], 'sort=-7') ?? {};
    expect(queryOf(groups?.[0]?.choices[0]?.href)).toBe('filter=7:20..&sort=-7');
    expect(orders.map(({ href, isChosen }) => `${queryOf(href).replace(/^filter=[^&]*&?/, '')} ${isChosen}`)).toEqual([
      ' false',
      'sort=name false',
      'sort=-name false',
      'sort=7 false',
      'sort=-7 true',
    ]);
    expect(kept).toEqual({ filter: '12:cotton;7:20..', sort: '-7' });
    expect(shown([material], 'sort=7')?.asked.sort).toBeUndefined();
  });

  test('leave out numbers that are all the same, and everything without facets', () => {
    expect(shown([{ ...count, from: null, most: 10 }])?.groups).toEqual([]);
    expect(shown([])).toBeUndefined();
  });
});
