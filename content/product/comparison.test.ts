import { describe, expect, test } from 'vitest';
import { fakeServices, problem } from '#site/testing/fake-services.ts';
import { compareAddress, comparedIn } from './compared-items.ts';
import { loadComparison } from './comparison.server.ts';

const fact = (attribute: number, value: number | string, more: object = {}) => ({
  attribute,
  name: `Attribute ${attribute}`,
  kind: typeof value === 'number' ? 'number' : 'choice',
  values: [value],
  compare: true,
  ...more,
});
const products: Record<string, object> = {
  1: {
    id: 1,
    name: 'Fine',
    facts: [fact(7, 40, { unit: 'Ne', group: 'Yarn' }), fact(8, 'Cotton'), fact(9, 3, { compare: false })],
    articles: [
      { number: 'A,1', facts: [fact(7, 60, { unit: 'Ne', group: 'Yarn' })] },
      { number: 'A-2', facts: [] },
    ],
  },
  2: { id: 2, name: 'Coarse', facts: [fact(8, 'Cotton')], minimumOrder: '500 kg' },
};
const services = fakeServices({
  GetProductById: (request) => {
    const id = new URL(request.url).searchParams.get('Id') ?? '';
    const product = products[id];
    return product ? Response.json(product) : problem(id === '9' ? 410 : 404, id === '9' ? 'gone' : 'not_found')();
  },
});
const query = (text: string) => new URLSearchParams(text);
const asked = (text: string) => comparedIn(query(text));

describe('a comparison', () => {
  test('has an address with products and articles, each once; check boxes send a parameter each', () => {
    const items = [{ id: '1', article: 'A,1' }, { id: '2' }];
    expect(asked(new URL(compareAddress(items), 'http://site.test').search)).toEqual(items);
    expect(asked('items=1&items=2&items=1')).toEqual([{ id: '1' }, { id: '2' }]);
    expect(asked('items=,%25zz,3')).toEqual([{ id: '3' }]);
  });

  test('has a row for each compared attribute by group; an article has the facts of its product that do not differ', async () => {
    const { columns, groups, missing } = await loadComparison(services, query('items=1:A%252C1,2'));
    expect(missing).toEqual([]);
    expect(columns.map(({ name, article, minimumOrder }) => [name, article, minimumOrder])).toEqual([
      ['Fine', 'A,1', ''],
      ['Coarse', undefined, '500 kg'],
    ]);
    expect(groups).toEqual([
      {
        name: '',
        rows: [
          { attribute: '8', name: 'Attribute 8', texts: [{ text: 'Cotton' }, { text: 'Cotton' }], differs: false },
        ],
      },
      {
        name: 'Yarn',
        rows: [{ attribute: '7', name: 'Attribute 7', texts: [{ text: '60\u00a0Ne' }, { text: '' }], differs: false }],
      },
    ]);
    expect(columns[0]?.without).toBe('/compare?items=2');
  });

  test('marks only values that are known to differ', async () => {
    const { groups } = await loadComparison(services, query('items=1,1:A%252C1,2'));
    const [row] = groups.find(({ name }) => name === 'Yarn')?.rows ?? [];
    expect(row).toMatchObject({ texts: [{ text: '40\u00a0Ne' }, { text: '60\u00a0Ne' }, { text: '' }], differs: true });
  });

  test('shows the first four, and names what it cannot find', async () => {
    const comparison = await loadComparison(services, query('items=1,1:none,8,9,2'));
    expect(comparison.columns.map(({ name }) => name)).toEqual(['Fine']);
    expect(comparison.asked).toBe(5);
    expect(comparison.missing).toEqual([
      { id: '1', article: 'none', isGone: false },
      { id: '8', isGone: false },
      { id: '9', isGone: true },
    ]);
  });

  test('does not treat a backend that is down as a missing product', async () => {
    await expect(loadComparison(fakeServices({}), query('items=1'))).rejects.toMatchObject({ kind: 'unreachable' });
  });
});
