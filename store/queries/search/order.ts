import type { Engine } from '#store/dialects/engine.ts';
import { type QueryWord, queryWords } from '#store/search/query-words.ts';
import type { KnownRows } from '#store/search/row-profiles.ts';
import type { Asked } from './search.ts';

/**
 * With more matches than this, the newest are first instead of the most relevant. Ranking would have to read all of
 * them, and very common words do not distinguish texts.
 */
const maxRanked = 1_000;

/** Of more titles with every word, none is compared with the query. */
const maxTitles = 500;

type Reading = Pick<Engine, 'read' | 'search'>;

/** The rows with every word in the title. */
async function titledRows({ read, search }: Reading, { words, meanings }: Asked): Promise<Set<number>> {
  const titled = new Set<number>();
  for (const each of [words, ...meanings]) {
    for (const id of await search.matches(read, each, { inTitle: true })) titled.add(id);
  }
  return titled;
}

/** Of some rows, those whose titles consist of the query’s words alone, endings apart. */
async function namedRows({ read }: Reading, { words, meanings, lang }: Asked, ids: readonly number[]) {
  if (ids.length === 0 || ids.length > maxTitles) return new Set<number>();
  const keyOf = (each: readonly QueryWord[]) =>
    each
      .map(({ beginning }) => beginning)
      .sort()
      .join(' ');
  const asked = new Set([words, ...meanings].map(keyOf));
  const rows = await read.selectFrom('search_rows').select(['id', 'title']).where('id', 'in', ids).execute();
  return new Set(rows.filter(({ title }) => asked.has(keyOf(queryWords(title, lang)))).map(({ id }) => id));
}

async function ranksOf({ read, search }: Reading, { words, meanings }: Asked, ids: readonly number[]) {
  const ranks = new Map<number, number>();
  if (ids.length > maxRanked) return ranks;
  for (const each of [...meanings, words]) {
    for (const [id, rank] of await search.ranks(read, each, ids)) ranks.set(id, rank);
  }
  return ranks;
}

/**
 * The `most` best of some matches: those with the words as typed before those with a meaning of them (`meant`); of
 * these, those whose title is the query first, categories before others; then those with every word in the title, then
 * the others, then those whose files alone have the words; then the most relevant, then the newest.
 */
export async function ordered(
  reading: Reading,
  asked: Asked & { meant: ReadonlySet<number> },
  ids: readonly number[],
  { entryOf, profileOf, profiles }: KnownRows,
  most: number,
): Promise<number[]> {
  const titled = await titledRows(reading, asked);
  const named = await namedRows(
    reading,
    asked,
    ids.filter((id) => titled.has(id)),
  );
  const ranks = await ranksOf(reading, asked, ids);
  const isCategory = (id: number) => profiles[profileOf(id)]?.kind === 'category';
  const isPart = (id: number) => profiles[profileOf(id)]?.isPart === true;
  const titleTierOf = (id: number) =>
    named.has(id) ? (isCategory(id) ? 4 : 3) : titled.has(id) ? 2 : isPart(id) ? 0 : 1;
  /** From 0 to 9, the best the highest. */
  const tierOf = (id: number) => (asked.meant.has(id) ? 0 : 5) + titleTierOf(id);
  /** Entries have 31 bits. */
  const newnessOf = (id: number) => entryOf(id) + tierOf(id) * 2 ** 31;
  const rankOf = (id: number) => ranks.get(id) ?? 0;
  const compare = (one: number, other: number) =>
    tierOf(other) - tierOf(one) || rankOf(one) - rankOf(other) || entryOf(other) - entryOf(one) || one - other;
  if (ids.length <= maxRanked) return [...ids].sort(compare).slice(0, most);
  // Numbers are sorted many times faster than by a function.
  const newest = Float64Array.from(ids, newnessOf).sort();
  const least = newest[Math.max(0, newest.length - most)] ?? 0;
  return ids
    .filter((id) => newnessOf(id) >= least)
    .sort(compare)
    .slice(0, most);
}
