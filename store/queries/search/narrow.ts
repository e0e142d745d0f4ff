import { type FacetName, facetNames } from '#content/facet-names.ts';
import { isRelationFacet } from '#content/search.ts';
import type { Database } from '#store/dialects/engine.ts';
import type { KnownRows, RowProfile } from '#store/search/index/row-profiles.ts';
import type { ChosenFacets } from '#store/store.ts';

/** What matches are narrowed down to. */
export interface Narrowing {
  /** Best language first, '' last. Of each entry only the row in the best of these languages counts. */
  languages: readonly string[];
  kind?: string | undefined;
  chosen: ChosenFacets;
}

export interface Narrowed {
  /** Matches by kind, given the chosen values of facets. */
  kinds: Map<string, number>;
  /** Matches by facet and value, given the kind and the chosen values of the other facets. */
  facets: Map<FacetName, Map<string, number>>;
  /** The rows that fit everything. */
  ids: number[];
}

export const isInBestLanguage = (
  { lang, languages }: Pick<RowProfile, 'lang' | 'languages'>,
  asked: readonly string[],
): boolean => {
  const at = asked.indexOf(lang);
  return at >= 0 && !asked.slice(0, at).some((better) => languages.includes(`,${better},`));
};

/** The values of a profile with those above them. */
type ValuesOf = (profile: RowProfile, name: FacetName) => readonly string[];

const chosenIn = (chosen: ChosenFacets) =>
  facetNames.flatMap((name) => {
    const values = chosen[name];
    return values ? [{ name, values: new Set(values) }] : [];
  });

/** Of the kind and the facets, those that a profile does not fit; undefined if it has another language. */
function misfitsOf(profile: RowProfile, { languages, kind, chosen }: Narrowing, valuesOf: ValuesOf) {
  if (!isInBestLanguage(profile, languages)) return undefined;
  const misfits: ('kind' | FacetName)[] = kind === undefined || kind === profile.kind ? [] : ['kind'];
  for (const { name, values } of chosenIn(chosen))
    if (!valuesOf(profile, name).some((value) => values.has(value))) misfits.push(name);
  return misfits;
}

const addTo = <Key>(counts: Map<Key, number>, key: Key, count: number) =>
  counts.set(key, (counts.get(key) ?? 0) + count);

/** The number of rows of each profile that some ids have. Rows that no longer exist are left out. */
export function countProfiles(ids: readonly number[], { profiles, entryOf, profileOf }: KnownRows) {
  const counts = new Int32Array(profiles.length);
  for (const id of ids) {
    if (entryOf(id) === 0) continue;
    const number = profileOf(id);
    counts[number] = (counts[number] ?? 0) + 1;
  }
  return new Map([...counts.entries()].filter(([, count]) => count > 0));
}

/** Counts by profile: there are many fewer profiles than matches. */
export function narrow(
  ids: readonly number[],
  { profiles, entryOf, profileOf }: KnownRows,
  counted: ReadonlyMap<number, number>,
  asked: Narrowing,
  valuesOf: ValuesOf,
): Narrowed {
  const kinds = new Map<string, number>();
  const facets = new Map(facetNames.map((name) => [name, new Map<string, number>()]));
  const fits = new Uint8Array(profiles.length);
  for (const [number, count] of counted) {
    const profile = profiles[number];
    if (!profile) continue;
    const misfits = misfitsOf(profile, asked, valuesOf);
    if (!misfits || misfits.length > 1) continue;
    const [misfit] = misfits;
    if (misfit === undefined) fits[number] = 1;
    if (misfit === undefined || misfit === 'kind') addTo(kinds, profile.kind, count);
    for (const [name, values] of facets) {
      if (misfit !== undefined && misfit !== name) continue;
      for (const value of valuesOf(profile, name)) addTo(values, value, count);
    }
  }
  return { kinds, facets, ids: ids.filter((id) => fits[profileOf(id)] === 1 && entryOf(id) !== 0) };
}

const idsAtOnce = 1_000;

/**
 * The entries above those that relations name: an entry of a sub-category also counts for its category. Returns how to
 * read the values of a profile with them.
 */
export async function withAncestors(db: Database, profiles: readonly RowProfile[]): Promise<ValuesOf> {
  const parents = new Map<string, string | undefined>();
  const named = profiles.flatMap(({ values }) =>
    [...values].flatMap(([name, ids]) => (isRelationFacet(name) ? ids : [])),
  );
  for (let next = [...new Set(named)]; next.length > 0; ) {
    const part = next.slice(0, idsAtOnce);
    const rows = await db
      .selectFrom('entries')
      .select(['id', 'parent_id'])
      .where('id', 'in', part.map(Number))
      .execute();
    for (const id of part) parents.set(id, undefined);
    for (const { id, parent_id } of rows) parents.set(String(id), parent_id === null ? undefined : String(parent_id));
    const above = rows.flatMap(({ parent_id }) => (parent_id === null ? [] : [String(parent_id)]));
    next = [...new Set([...next.slice(idsAtOnce), ...above])].filter((id) => !parents.has(id));
  }
  return ({ values }, name) => {
    const own = values.get(name) ?? [];
    if (!isRelationFacet(name)) return own;
    const all = new Set(own);
    for (const id of all) {
      const parent = parents.get(id);
      if (parent !== undefined) all.add(parent);
    }
    return [...all];
  };
}
