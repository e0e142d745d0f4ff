import type { ProductSet } from '../interfaces/published-entries.ts';
import type { IndexedProduct } from './fact-index.ts';

/** The sets that a product is in, one bit each. */
type Bits = number;

/** Counts the products of sets. A set is chosen as a value of an attribute is: the others show what it would find. */
export function setCounterOf(sets: readonly ProductSet[]) {
  const bits = new Map<number, Bits>();
  for (const [index, { members }] of sets.entries()) {
    for (const id of members) bits.set(id, (bits.get(id) ?? 0) | (1 << index));
  }
  const chosen: Bits = sets.reduce((all, { isChosen }, index) => (isChosen ? all | (1 << index) : all), 0);
  const counts = sets.map(() => 0);
  const bitsOf = (id: number | undefined): Bits => (id === undefined ? 0 : (bits.get(id) ?? 0));

  return {
    setsOf: ({ id, maker }: IndexedProduct, parent: number): Bits =>
      bits.size === 0 ? 0 : bitsOf(id) | bitsOf(parent) | bitsOf(maker),
    passes: (own: Bits): boolean => chosen === 0 || (own & chosen) !== 0,
    count(own: Bits) {
      for (let index = 0; own >> index !== 0; index += 1) {
        if ((own & (1 << index)) !== 0) counts[index] = (counts[index] ?? 0) + 1;
      }
    },
    result: (): number[] => counts,
  };
}
