import { searchOrderOf } from '#content/search.ts';
import type { Engine } from '#store/dialects/engine.ts';
import type { KnownRows } from '#store/search/index/row-profiles.ts';
import { beginningsOf, type QueryWord, queryWords } from '#store/search/query-words.ts';
import type { Asked } from './asked.ts';
import type { SearchParts } from './search.ts';

/**
 * With more matches than this, the newest are first instead of the most relevant. Ranking would have to read all of
 * them, and very common words do not distinguish texts.
 */
const maxRanked = 1_000;

/** Of more titles with every word, none is compared with the query. */
const maxTitles = 500;

type Reading = Pick<Engine, 'read' | 'search'>;

/** The rows with every word in the title. */
async function titledRows({ read, search }: Reading, { words, meanings, wider }: Asked): Promise<Set<number>> {
  const titled = new Set<number>();
  for (const each of [words, ...meanings, ...wider]) {
    for (const id of await search.matches(read, each, { inTitle: true })) titled.add(id);
  }
  return titled;
}

/** 2: the title has the words and no others; 1: it has them; 0: words of it only begin with some of them. */
function likenessOf(title: ReadonlySet<string>, words: readonly QueryWord[]): number {
  if (!words.every((word) => beginningsOf(word).some((beginning) => title.has(beginning)))) return 0;
  return title.size === words.length && words.every(({ beginning }) => title.has(beginning)) ? 2 : 1;
}

/** How like the query the titles of some rows are, endings apart; 1 for each of very many. */
async function likenesses({ read }: Reading, { words, meanings, wider, lang }: Asked, ids: readonly number[]) {
  if (ids.length > maxTitles) return new Map(ids.map((id) => [id, 1]));
  if (ids.length === 0) return new Map<number, number>();
  const rows = await read.selectFrom('search_rows').select(['id', 'title']).where('id', 'in', ids).execute();
  return new Map(
    rows.map(({ id, title }) => {
      const own = new Set(queryWords(title, lang).map(({ beginning }) => beginning));
      return [id, Math.max(...[words, ...meanings, ...wider].map((each) => likenessOf(own, each)))];
    }),
  );
}

async function ranksOf({ read, search }: Reading, { words, meanings, wider }: Asked, ids: readonly number[]) {
  const ranks = new Map<number, number>();
  if (ids.length > maxRanked) return ranks;
  for (const each of [...wider, ...meanings, words]) {
    for (const [id, rank] of await search.ranks(read, each, ids)) ranks.set(id, rank);
  }
  return ranks;
}

/** How near a match is to the query, and what comes first of those that are as near. */
interface Nearness {
  isNamed: boolean;
  isTitled: boolean;
  /** Found by its file alone. */
  isPart: boolean;
  /** Found by a meaning of the words alone. */
  isMeant: boolean;
  /** Found by what is searched besides alone. */
  isWider: boolean;
  isSuperseded: boolean;
  order: number;
}

/** From 0, the nearest the highest. */
function tierOf({ isNamed, isTitled, isPart, isMeant, isWider, isSuperseded, order }: Nearness): number {
  if (isWider) return isSuperseded ? 0 : isTitled ? 3 + order : 1;
  if (isSuperseded || isPart) return isSuperseded ? 6 : 7;
  // In texts, relevance says more than the kind, but what comes last in titles is behind what it describes.
  if (!isTitled) return (isMeant ? 9 : 11) + Math.min(0, order);
  return (isMeant ? 13 : 21) + (isNamed ? 4 : 0) + order;
}

/**
 * The `most` best of some matches: those with every word in the title first, whole but for endings, then the others, then
 * those whose files alone have the words, then those that others have taken the place of. Of each, those with the words as
 * typed before those with a meaning of them (`meant`), before those of what is searched besides (`isWider`), of titles
 * those that are the query, then by their kinds, their relevance, and the newest.
 */
export async function ordered(
  reading: Reading & Required<Pick<SearchParts, 'superseded'>>,
  asked: Asked & { meant: ReadonlySet<number>; isWider: ReadonlySet<number> },
  ids: readonly number[],
  { entryOf, profileOf, profiles }: KnownRows,
  most: number,
): Promise<number[]> {
  const titled = await titledRows(reading, asked);
  const likeness = await likenesses(
    reading,
    asked,
    ids.filter((id) => titled.has(id)),
  );
  const ranks = await ranksOf(reading, asked, ids);
  const superseded = ids.length > maxRanked ? new Set() : await reading.superseded(ids.map(entryOf));
  const orders = profiles.map(({ kind }) => searchOrderOf(kind));
  const nearnessOf = (profile: number): Nearness => ({
    ...{ isNamed: false, isTitled: false, isMeant: false, isWider: false, isSuperseded: false },
    isPart: profiles[profile]?.isPart === true,
    order: orders[profile] ?? 0,
  });
  // Of most matches, only the profile counts.
  const usual = profiles.map((_, profile) => tierOf(nearnessOf(profile)));
  const tier = (id: number) => {
    const [like, isMeant, isWider] = [likeness.get(id) ?? 0, asked.meant.has(id), asked.isWider.has(id)];
    const isSuperseded = superseded.has(entryOf(id));
    if (like === 0 && !isMeant && !isWider && !isSuperseded) return usual[profileOf(id)] ?? 0;
    const isNearby = { isNamed: like === 2, isTitled: like > 0, isMeant, isWider, isSuperseded };
    return tierOf({ ...nearnessOf(profileOf(id)), ...isNearby });
  };
  /** Entries have 31 bits. */
  const newnessOf = (id: number) => entryOf(id) + tier(id) * 2 ** 31;
  const rankOf = (id: number) => ranks.get(id) ?? 0;
  const sorted = (some: readonly number[]): number[] => {
    const tiers = new Map(some.map((id) => [id, tier(id)]));
    const tierFor = (id: number) => tiers.get(id) ?? 0;
    const compare = (one: number, other: number) =>
      tierFor(other) - tierFor(one) || rankOf(one) - rankOf(other) || entryOf(other) - entryOf(one) || one - other;
    return [...some].sort(compare).slice(0, most);
  };
  if (ids.length <= maxRanked) return sorted(ids);
  const newness = Float64Array.from(ids, newnessOf);
  // Numbers are sorted many times faster than by a function.
  const least = newness.slice().sort()[Math.max(0, newness.length - most)] ?? 0;
  return sorted(ids.filter((_, at) => (newness[at] ?? 0) >= least));
}
