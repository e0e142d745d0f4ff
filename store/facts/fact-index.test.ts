import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FacetCounts, FactFilter } from '../interfaces/published-entries.ts';
import { createFactIndex } from './fact-index.ts';
import { packedValues } from './fact-values.ts';

/** Attributes 1 and 2 are choices, 3 and 4 numbers, 5 is yes or no. */
const options = ['a', 'b', 'c'];
const attributes = [
  { attribute: 1, kind: 'choice', options },
  { attribute: 2, kind: 'choice', options },
  { attribute: 3, kind: 'number' },
  { attribute: 4, kind: 'number' },
  { attribute: 5, kind: 'yesNo' },
] as const;

interface MadeFact {
  attribute: number;
  values: (string | number | boolean)[];
  upTo: number | null;
}

const choice = fc.record({
  attribute: fc.constantFrom(1, 2),
  values: fc.array(fc.constantFrom(...options), { maxLength: 3 }),
  upTo: fc.constant(null),
});
const number = fc.record({
  attribute: fc.constantFrom(3, 4),
  values: fc.array(fc.integer({ min: -5, max: 5 }), { maxLength: 2 }),
  upTo: fc.option(fc.integer({ min: -5, max: 9 })),
});
const answer = fc.record({
  attribute: fc.constant(5),
  values: fc.array(fc.boolean(), { maxLength: 1 }),
  upTo: fc.constant(null),
});
/** A value that was saved while the attribute had another kind. */
const stale = fc.record({
  attribute: fc.constantFrom(1, 5),
  values: fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 1 }),
  upTo: fc.constant(null),
});
const facts = fc.array(fc.oneof(choice, number, answer, stale), { maxLength: 6 });
const product = fc.record({ facts, articles: fc.array(fc.record({ facts }), { maxLength: 2 }) });

const end = fc.option(fc.integer({ min: -6, max: 6 }));
const filter: fc.Arbitrary<FactFilter> = fc.oneof(
  fc.record({
    attribute: fc.constantFrom(1, 2),
    kind: fc.constant('choice' as const),
    values: fc.uniqueArray(fc.constantFrom(...options, 'gone'), { minLength: 1, maxLength: 2 }),
  }),
  fc.record({ attribute: fc.constantFrom(3, 4), kind: fc.constant('number' as const), from: end, to: end }),
  fc.record({
    attribute: fc.constant(5),
    kind: fc.constant('yesNo' as const),
    values: fc.uniqueArray(fc.boolean(), { minLength: 1 }),
  }),
);
const filters = fc.uniqueArray(filter, { maxLength: 3, selector: ({ attribute }) => attribute });

type Made = { facts: MadeFact[]; articles: { facts: MadeFact[] }[] };
const allFacts = ({ facts: own, articles }: Made) => [...own, ...articles.flatMap((article) => article.facts)];

function rangesOf({ values, upTo }: MadeFact): [number, number][] {
  const [only, ...others] = values.filter((value) => typeof value === 'number');
  if (only === undefined) return [];
  if (others.length === 0 && upTo !== null) return [[Math.min(only, upTo), Math.max(only, upTo)]];
  return [only, ...others].map((value) => [value, value]);
}

function passes(made: Made, asked: FactFilter): boolean {
  const own = allFacts(made).filter(({ attribute }) => attribute === asked.attribute);
  if (asked.kind !== 'number')
    return own.some(({ values }) => asked.values.some((value) => values.includes(value as string)));
  const { from, to } = asked;
  return own.flatMap(rangesOf).some(([least, most]) => (to === null || least <= to) && (from === null || most >= from));
}

/** Counts one attribute by looking at each product again. */
function naive(products: readonly Made[], asked: readonly FactFilter[], of: number): Partial<FacetCounts> {
  const others = asked.filter(({ attribute }) => attribute !== of);
  const counted = products.filter((made) => others.every((each) => passes(made, each)));
  const having = (value: string | boolean) =>
    counted.filter((made) => allFacts(made).some(({ attribute, values }) => attribute === of && values.includes(value)))
      .length;
  const ranges = counted.flatMap((made) =>
    allFacts(made)
      .filter(({ attribute }) => attribute === of)
      .flatMap(rangesOf),
  );
  if (of <= 2) return { options: new Map(options.map((option) => [option, having(option)])) };
  if (of === 5) return { yes: having(true), no: having(false) };
  return {
    least: ranges.length > 0 ? Math.min(...ranges.map(([least]) => least)) : null,
    most: ranges.length > 0 ? Math.max(...ranges.map(([, most]) => most)) : null,
  };
}

function indexOf(products: readonly Made[]) {
  const index = createFactIndex();
  for (const [id, made] of products.entries()) {
    index.set({ id, names: { '': `${id}` }, values: packedValues({ ...made }, index.numberings) });
  }
  index.setOrder(1, [...products.keys()]);
  return index;
}

describe('an index of facts', () => {
  test('finds and counts as a look at every product does', () => {
    fc.assert(
      fc.property(fc.array(product, { maxLength: 12 }), filters, (products, asked) => {
        const result = indexOf(products).query({ parents: [1], filters: asked, facets: attributes }, []);
        const passing = [...products.entries()].filter(([, made]) => asked.every((each) => passes(made, each)));
        expect(result.ids).toEqual(passing.map(([id]) => id));
        expect(result.total).toBe(passing.length);
        for (const { attribute } of attributes) {
          const counts = result.facets.get(attribute);
          if (counts) expect(counts).toMatchObject(naive(products, asked, attribute));
          else expect(naive(products, [], attribute)).toMatchObject(none(attribute));
        }
      }),
      { numRuns: 300 },
    );
  });

  test('counts sets of products beside the filters, and finds the products of the chosen ones', () => {
    const made = [['a'], ['b'], ['a'], ['a', 'b']].map((values) => ({
      facts: [{ attribute: 1, values, upTo: null }],
      articles: [],
    }));
    const index = indexOf(made);
    index.setOrder(9, [3]);
    index.setOrder(8, [0, 1, 2]);
    index.set({ id: 2, names: {}, maker: 70, values: packedValues(made[2] ?? {}, index.numberings) });
    const set = (members: number[], isChosen = false) => ({ members: new Set(members), isChosen });
    const asked = (sets: ReturnType<typeof set>[], values: string[] = []) =>
      index.query(
        {
          parents: [8, 9],
          filters: values.length > 0 ? [{ attribute: 1, kind: 'choice', values }] : [],
          facets: attributes,
          sets,
        },
        [],
      );
    expect(asked([set([0, 1]), set([70, 9]), set([5])]).sets).toEqual([2, 2, 0]);
    const chosen = asked([set([0, 1], true), set([70, 9])], ['b']);
    expect([chosen.ids, chosen.total, chosen.sets]).toEqual([[1], 1, [1, 1]]);
    expect(chosen.facets.get(1)).toMatchObject({
      options: new Map([
        ['a', 1],
        ['b', 1],
        ['c', 0],
      ]),
    });
    expect(asked([set([0, 1], true), set([70], true)]).ids).toEqual([0, 1, 2]);
  });

  test('sorts by numbers: those without are last, equal ones keep their order', () => {
    const weights = [[3], [], [1], [3], [2]];
    const made = weights.map((values) => ({ facts: [{ attribute: 3, values, upTo: null }], articles: [] }));
    const sorted = (descending: boolean, part: { skip?: number; take?: number } = {}) =>
      indexOf(made).query({ parents: [1], filters: [], facets: [], sort: { attribute: 3, descending }, ...part }, [])
        .ids;
    for (const [descending, all] of [
      [false, [2, 4, 0, 3, 1]],
      [true, [0, 3, 4, 2, 1]],
    ] as const) {
      expect(sorted(descending)).toEqual(all);
      for (let skip = 0; skip <= all.length; skip++) {
        for (let take = 0; take <= all.length; take++) {
          expect(sorted(descending, { skip, take }), `${skip} ${take}`).toEqual(all.slice(skip, skip + take));
        }
      }
    }
  });

  test('returns a part, and lists each product once', () => {
    const made = Array.from({ length: 5 }, () => ({ facts: [], articles: [] }));
    const { ids, total } = indexOf(made).query({ parents: [1, 1, 2], filters: [], facets: [], skip: 1, take: 2 }, []);
    expect([ids, total]).toEqual([[1, 2], 5]);
  });
});

const none = (attribute: number): object => {
  if (attribute <= 2) return { options: new Map(options.map((option) => [option, 0])) };
  return attribute === 5 ? { yes: 0, no: 0 } : { least: null, most: null };
};
