import { setImmediate as nextRound } from 'node:timers/promises';
import type { IndexedProduct } from './fact-index.ts';
import { columnKey, type Numberings, packedLength } from './fact-values.ts';

/** The number by which a product is sorted: the smallest one ascending, the largest one descending. */
function rankOf({ values }: IndexedProduct, column: number | undefined, descending: boolean): number {
  let rank = Number.POSITIVE_INFINITY;
  for (let at = 0; at < values.length; at += packedLength) {
    if (values[at] !== column) continue;
    rank = Math.min(rank, descending ? -Number(values[at + 2]) : Number(values[at + 1]));
  }
  return rank;
}

/**
 * The first `most` products by the numbers of an attribute; those without one are last. Equal ones keep their order.
 * Numbers alone are sorted much faster than products: they tell which products are among the first.
 */
export function sortedByNumber(
  products: readonly IndexedProduct[],
  { attribute = 0, descending, most }: { attribute?: number; descending: boolean; most: number },
  { columns }: Numberings,
): IndexedProduct[] {
  const column = columns.get(columnKey(attribute, 'number'));
  const ranks = Float64Array.from(products, (product) => rankOf(product, column, descending));
  const last = ranks.toSorted()[Math.min(most, products.length) - 1] ?? Number.NEGATIVE_INFINITY;
  const first: { product: IndexedProduct; rank: number }[] = [];
  for (const [index, product] of products.entries()) {
    const rank = ranks[index] as number;
    if (rank <= last) first.push({ product, rank });
  }
  first.sort((one, other) => (one.rank === other.rank ? 0 : one.rank - other.rank));
  return first.slice(0, most).map(({ product }) => product);
}

/** Comparisons of texts in a language are slow: so many take about 10 ms. */
const sortedAtOnce = 2_000;

type Compare<T> = (one: T, other: T) => number;

function merged<T>(left: readonly T[], right: readonly T[], compare: Compare<T>): T[] {
  const all: T[] = [];
  let [at, to] = [0, 0];
  while (at < left.length || to < right.length) {
    const one = left[at] as T;
    const other = right[to] as T;
    if (to >= right.length || (at < left.length && compare(one, other) <= 0)) {
      all.push(one);
      at += 1;
    } else {
      all.push(other);
      to += 1;
    }
  }
  return all;
}

/** Sorts a long list with pauses, in which others proceed. */
export async function sortedWithPauses<T>(items: readonly T[], compare: Compare<T>): Promise<T[]> {
  if (items.length <= sortedAtOnce) return items.toSorted(compare);
  const middle = items.length >> 1;
  const left = await sortedWithPauses(items.slice(0, middle), compare);
  const right = await sortedWithPauses(items.slice(middle), compare);
  await nextRound();
  return merged(left, right, compare);
}
