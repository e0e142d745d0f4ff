import type { FilteredQuery, FilteredResult } from '../interfaces/published-entries.ts';
import { createCounter } from './count-values.ts';
import { createNumbering, type Numberings, type PackedValues } from './fact-values.ts';
import { setCounterOf } from './product-sets.ts';
import { sortedByNumber } from './sort-products.ts';

/** A published product. */
export interface IndexedProduct {
  id: number;
  maker?: number | undefined;
  values: PackedValues;
  /** By language, '' for the default one. */
  names: Record<string, string>;
}

export interface FactIndex {
  numberings: Numberings;
  get(id: number): IndexedProduct | undefined;
  set(product: IndexedProduct): void;
  delete(id: number): void;
  ids(): number[];
  /** The products under a parent, in the order of visitors. */
  setOrder(parent: number, ids: readonly number[]): void;
  parents(): number[];
  /** `byName`: all products in the order of their names, for a query that is sorted by them. */
  query(query: FilteredQuery, byName: readonly IndexedProduct[]): FilteredResult;
}

/** The values of all published products in memory: a table of them in SQL takes 30 times as long to count. */
export function createFactIndex(): FactIndex {
  const numberings = { columns: createNumbering(), options: createNumbering() };
  const products = new Map<number, IndexedProduct>();
  const orders = new Map<number, readonly number[]>();

  const under = (parent: number): IndexedProduct[] =>
    (orders.get(parent) ?? []).flatMap((id) => products.get(id) ?? []);

  return {
    numberings,
    get: (id) => products.get(id),
    set: (product) => products.set(product.id, product),
    delete: (id) => products.delete(id),
    ids: () => [...products.keys()],
    setOrder: (parent, ids) => orders.set(parent, ids),
    parents: () => [...orders.keys()],
    query({ parents, filters, facets, sets = [], sort, skip = 0, take = Number.POSITIVE_INFINITY }, byName) {
      const counter = createCounter(numberings, filters, facets);
      const setCounter = setCounterOf(sets);
      const passes = (product: IndexedProduct, parent: number): boolean => {
        const own = setCounter.setsOf(product, parent);
        const isInSets = setCounter.passes(own);
        const hasValues = counter.count(product.values, !isInSets);
        if (hasValues) setCounter.count(own);
        return hasValues && isInSets;
      };
      const found = [...new Set(parents)].flatMap((parent) =>
        under(parent).filter((product) => passes(product, parent)),
      );
      const ordered = sort === undefined ? found : inOrder(found, sort);
      const ids = ordered.slice(skip, skip + take).map(({ id }) => id);
      return { ids, total: found.length, facets: counter.result(), sets: setCounter.result() };

      function inOrder(unsorted: IndexedProduct[], by: NonNullable<FilteredQuery['sort']>): IndexedProduct[] {
        if (by.attribute !== undefined) return sortedByNumber(unsorted, { ...by, most: skip + take }, numberings);
        const included = new Set(unsorted);
        const named = byName.filter((product) => included.has(product));
        return by.descending ? named.reverse() : named;
      }
    },
  };
}
