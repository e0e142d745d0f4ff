import type { Database, Engine } from '#store/dialects/engine.ts';
import type { KnownRows } from '#store/search/index/row-profiles.ts';
import type { QueryWord } from '#store/search/query-words.ts';
import { isInBestLanguage } from './narrow.ts';

/** Pages that a hit names. */
const maxParts = 3;
const maxRanked = 1_000;

/** Matches with one row for each entry, and the rows of parts by entry. */
export interface ByEntry {
  ids: readonly number[];
  parts: ReadonlyMap<number, readonly number[]>;
}

/** Of the rows of several entries that one page shows, such as `/`, all but the first that visitors see. */
function repeatedPages(ids: readonly number[], pageOf: (id: number) => string): Set<number> {
  const seen = new Set<string>();
  const repeated = new Set<number>();
  for (const id of ids) {
    const page = pageOf(id);
    if (page !== '' && seen.has(page)) repeated.add(id);
    seen.add(page);
  }
  return repeated;
}

/**
 * Counts an entry once, also where only its parts match, or several of them, and a page of the site once. Parts in other
 * languages are left out.
 */
export function byEntry(
  ids: readonly number[],
  { profiles, entryOf, profileOf }: KnownRows,
  languages: readonly string[],
): ByEntry {
  const fits = profiles.map((profile) => isInBestLanguage(profile, languages));
  const isPart = (id: number) => profiles[profileOf(id)]?.isPart === true;
  const pageOf = (id: number) => (fits[profileOf(id)] && profiles[profileOf(id)]?.page) || '';
  const repeated = repeatedPages(ids, pageOf);
  const ofParts = ids.filter(isPart);
  if (ofParts.length === 0 && repeated.size === 0) return { ids, parts: new Map() };
  const fitting = ofParts.filter((id) => fits[profileOf(id)] && entryOf(id) !== 0);
  const parts = Map.groupBy(fitting, entryOf);
  const kept = ids.filter((id) => !isPart(id) && !repeated.has(id));
  const found = new Set(kept.filter((id) => fits[profileOf(id)] && parts.has(entryOf(id))).map(entryOf));
  for (const [entry, [first = 0]] of parts) if (!found.has(entry)) kept.push(first);
  return { ids: kept, parts };
}

/** The most relevant parts of each of some entries. */
export async function bestParts(
  { read, search }: Pick<Engine, 'read' | 'search'>,
  words: readonly QueryWord[],
  parts: ByEntry['parts'],
  entries: readonly number[],
): Promise<Map<number, number[]>> {
  const all = entries.flatMap((entry) => parts.get(entry) ?? []);
  const ranks =
    all.length === 0 || all.length > maxRanked ? new Map<number, number>() : await search.ranks(read, words, all);
  const rankOf = (id: number) => ranks.get(id) ?? 0;
  const compare = (one: number, other: number) => rankOf(one) - rankOf(other) || one - other;
  return new Map(
    entries.flatMap((entry) => {
      const own = parts.get(entry);
      return own ? [[entry, [...own].sort(compare).slice(0, maxParts)] as const] : [];
    }),
  );
}

/** The row of each entry itself that visitors with these languages see. */
export async function ownRows(
  db: Database,
  entries: readonly number[],
  languages: readonly string[],
): Promise<Map<number, number>> {
  if (entries.length === 0) return new Map();
  const rows = await db
    .selectFrom('search_rows')
    .select(['id', 'entry_id', 'lang'])
    .where('entry_id', 'in', entries)
    .where('part', '=', '')
    .where('lang', 'in', languages)
    .execute();
  const worstFirst = rows.sort((one, other) => languages.indexOf(other.lang) - languages.indexOf(one.lang));
  return new Map(worstFirst.map(({ id, entry_id }) => [entry_id, id]));
}
