import { describe, expect, test } from 'vitest';
import type { Fact } from '../attribute/definition.ts';
import { product } from './definition.ts';
import { productDetails } from './details.server.ts';

const words = { locale: 'en', yes: 'Yes', no: 'No' };
const bare = {
  ...product.document.parse(product.example),
  id: '7',
  category: null,
  facts: [],
  articles: [],
  concern: null,
  successor: null,
  evidence: [],
  documents: [],
  locations: [],
};
const fact = (attribute: string, value: number | string, more: Partial<Fact> = {}): Fact => ({
  attribute,
  name: `Attribute ${attribute}`,
  kind: typeof value === 'number' ? 'number' : 'choice',
  values: [value],
  keys: [],
  upTo: null,
  decimals: 2,
  unit: '',
  unitCode: '',
  text: '',
  note: '',
  group: '',
  compare: false,
  ...more,
});

describe('productDetails', () => {
  test('is empty for a product without facts', () => {
    expect(productDetails(bare, words)).toEqual({});
  });

  test('has facts without a group, then those by group in the order of their first facts; none that is empty', () => {
    const facts = [
      fact('1', 1.89, { unit: 'kg', unitCode: 'kg', group: 'Packing', note: '24 to the carton' }),
      fact('2', 'Cotton', { group: 'Fibre' }),
      fact('3', 24, { group: 'Packing' }),
      fact('4', '', { values: [] }),
      fact('5', 'Raw'),
    ];
    expect(productDetails({ ...bare, facts }, words).facts).toEqual([
      { name: '', rows: [{ attribute: '5', name: 'Attribute 5', text: 'Raw' }] },
      {
        name: 'Packing',
        rows: [
          {
            attribute: '1',
            name: 'Attribute 1',
            text: '1.89\u00a0kg, 24 to the carton',
            number: { value: 1.89, unit: 'kg', unitCode: 'kg' },
          },
          { attribute: '3', name: 'Attribute 3', text: '24', number: { value: 24 } },
        ],
      },
      { name: 'Fibre', rows: [{ attribute: '2', name: 'Attribute 2', text: 'Cotton' }] },
    ]);
  });

  test('marks the parts of a text that have no translation', () => {
    const facts = [
      fact('1', 70, { lang: 'de', fallback: ['unit', 'group'], unit: 'g', note: 'Kraft', group: 'Packing' }),
      fact('2', 'Cotton', { lang: 'de', fallback: ['name', 'note'], note: 'combed', group: 'Packing' }),
    ];
    const original = { lang: 'de', fallback: ['text'] };
    expect(productDetails({ ...bare, facts }, words).facts).toMatchObject([
      {
        lang: 'de',
        fallback: ['name'],
        rows: [
          { parts: [{ text: '70\u00a0' }, { text: 'g', ...original }, { text: ', Kraft' }], lang: 'de' },
          { parts: [{ text: 'Cotton, ' }, { text: 'combed', ...original }], lang: 'de', fallback: ['name'] },
        ],
      },
    ]);
  });

  test('has a column for each fact in which articles differ', () => {
    const article = (number: string, ...facts: Fact[]) => ({ number, gtin: '', name: '', facts });
    const articles = [
      article('A', fact('1', 1), fact('2', 'Raw'), fact('3', 5)),
      article('B', fact('1', 2), fact('2', 'Raw')),
    ];
    const { columns = [], rows = [] } = productDetails({ ...bare, articles }, words).articles ?? {};
    expect(columns.map(({ attribute }) => attribute)).toEqual(['1', '3']);
    expect(rows.map(({ number, facts }) => [number, ...facts.map((each) => each?.text)])).toEqual([
      ['A', '1', '5'],
      ['B', '2', undefined],
    ]);
    const [only] = articles.slice(0, 1);
    expect(productDetails({ ...bare, articles: only ? [only] : [] }, words).articles?.columns).toHaveLength(3);
  });

  test('shows what articles have of their product, where others differ from it', () => {
    const article = (number: string, ...facts: Fact[]) => ({ number, gtin: '', name: '', facts });
    const textsOf = (facts: Fact[], articles: ReturnType<typeof article>[]) => {
      const { columns = [], rows = [] } = productDetails({ ...bare, facts, articles }, words).articles ?? {};
      return [columns.map((each) => each.attribute), ...rows.map((row) => row.facts.map((each) => each?.text))];
    };
    const product = [fact('1', 25), fact('2', 'Raw')];
    expect(textsOf(product, [article('A'), article('B', fact('1', 900))])).toEqual([['1'], ['25'], ['900']]);
    expect(textsOf(product, [article('A', fact('1', 30)), article('B', fact('1', 30))])).toEqual([
      ['1'],
      ['30'],
      ['30'],
    ]);
    expect(textsOf(product, [article('A', fact('1', 25)), article('B')])).toEqual([[], [], []]);
  });
});
