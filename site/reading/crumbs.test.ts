import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crumbsOf } from './crumbs.ts';

const names = { home: 'Home', labels: { product: 'Product', 'product-details': 'Product', news: 'News' } };

describe('crumbsOf', () => {
  test('returns the home page alone for the home page', () => {
    expect(crumbsOf('/', names)).toEqual([{ label: 'Home' }]);
  });

  test('links every crumb but the last', () => {
    expect(crumbsOf('/news/3', { ...names, lastLabel: 'A second shed' })).toEqual([
      { label: 'Home', to: '/' },
      { label: 'News', to: '/news' },
      { label: 'A second shed' },
    ]);
  });

  test('links a product back to the product list', () => {
    expect(crumbsOf('/product-details/7', { ...names, lastLabel: 'Yarn' })).toEqual([
      { label: 'Home', to: '/' },
      { label: 'Product', to: '/product' },
      { label: 'Yarn' },
    ]);
  });

  test('shows segments without a label as words', () => {
    expect(crumbsOf('/portfolio/portfolio-details', names).map(({ label }) => label)).toEqual([
      'Home',
      'Portfolio',
      'Portfolio Details',
    ]);
  });

  test('accepts any path', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const crumbs = crumbsOf(path, names);
        expect(crumbs.slice(0, -1).every(({ to }) => to?.startsWith('/'))).toBe(true);
        expect(crumbs.at(-1)?.to).toBeUndefined();
      }),
    );
    expect(crumbsOf('/%E0%A4%A', names).at(-1)?.label).toBe('%E0%A4%A');
  });
});
