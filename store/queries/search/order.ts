import type { Engine } from '#store/dialects/engine.ts';
import type { QueryWord } from '#store/search/query-words.ts';
import type { KnownRows } from '#store/search/row-profiles.ts';

/**
 * With more matches than this, the newest are first instead of the most relevant. Ranking would have to read all of
 * them, and very common words do not distinguish texts.
 */
const maxRanked = 1_000;

/** The `most` best of some matches: those with every word in the title first, then the most relevant, then the newest. */
export async function ordered(
  { read, search }: Pick<Engine, 'read' | 'search'>,
  words: readonly QueryWord[],
  ids: readonly number[],
  { entryOf }: KnownRows,
  most: number,
): Promise<number[]> {
  const titled = new Set(await search.matches(read, words, { inTitle: true }));
  const ranks = ids.length <= maxRanked ? await search.ranks(read, words, ids) : new Map<number, number>();
  /** Entries have 31 bits. */
  const newnessOf = (id: number) => entryOf(id) + (titled.has(id) ? 2 ** 31 : 0);
  const isTitled = (id: number) => Number(titled.has(id));
  const rankOf = (id: number) => ranks.get(id) ?? 0;
  const compare = (one: number, other: number) =>
    isTitled(other) - isTitled(one) || rankOf(one) - rankOf(other) || entryOf(other) - entryOf(one) || one - other;
  if (ids.length <= maxRanked) return [...ids].sort(compare).slice(0, most);
  // Numbers are sorted many times faster than by a function.
  const newest = Float64Array.from(ids, newnessOf).sort();
  const least = newest[Math.max(0, newest.length - most)] ?? 0;
  return ids
    .filter((id) => newnessOf(id) >= least)
    .sort(compare)
    .slice(0, most);
}
