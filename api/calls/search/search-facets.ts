import { type FacetName, facetNames } from '#content/facet-names.ts';
import { type Facet, isRelationFacet, type RelationFacet } from '#content/search.ts';
import { canonicalId } from '#contract/addresses/public-id.ts';
import type { search as searchCall } from '#contract/calls/search.ts';
import type { CallInput } from '#contract/protocol/call.ts';
import { derivedFrom } from '#store/documents/derived.ts';
import type { ChosenFacets, SearchFound, Store } from '#store/store.ts';

type Entries = Pick<Store['entries'], 'publishedByPublicId' | 'publishedByIds'>;
type Input = CallInput<typeof searchCall>;

/** Values of a facet; chosen ones come in addition. */
const maxListed = 30;

/** The chosen values by facet, with the numbers of the entries that relations name. Unknown ids are kept: they fit nothing. */
export async function chosenFacets(input: Input, entries: Entries | undefined): Promise<ChosenFacets | undefined> {
  const chosen: Partial<Record<FacetName, string[]>> = {};
  for (const name of facetNames) {
    const values = input[name];
    if (values === undefined || values.length === 0) continue;
    if (!isRelationFacet(name)) chosen[name] = values.map((value) => value.toLowerCase());
    else {
      const found = await Promise.all(values.map((id) => entries?.publishedByPublicId(name, canonicalId(id))));
      chosen[name] = found.map((entry) => String(entry?.id ?? 0));
    }
  }
  return Object.keys(chosen).length > 0 ? chosen : undefined;
}

type Counted = readonly [value: string, count: number];

/** The names and public ids of entries by number. Those that are not published have none. */
async function namesOf(name: RelationFacet, ids: readonly string[], lang: string | undefined, entries?: Entries) {
  const found = (await entries?.publishedByIds(name, ids.map(Number), lang)) ?? [];
  return new Map(
    found.map(({ id, publicId, document }) => [
      String(id),
      { value: publicId, label: derivedFrom(name, document).title },
    ]),
  );
}

const newestFirst = (one: Counted, other: Counted): number => Number(other[0]) - Number(one[0]);
const mostFirst = (one: Counted, other: Counted): number => other[1] - one[1] || (one[0] < other[0] ? -1 : 1);

/** The facets that divide the results, with names in the visitor’s language. */
export async function facetsOf(
  found: NonNullable<SearchFound['facets']>,
  chosen: ChosenFacets,
  lang: string | undefined,
  entries: Entries | undefined,
): Promise<Facet[]> {
  const facetOf = async (name: FacetName): Promise<Facet> => {
    const own = new Set(chosen[name]);
    const counts = new Map<string, number>([...own].map((value) => [value, 0]));
    for (const [value, count] of found.get(name) ?? []) counts.set(value, count);
    const listed = [...counts]
      .sort(name === 'year' ? newestFirst : mostFirst)
      .filter(([value], at) => at < maxListed || own.has(value));
    const ids = listed.map(([value]) => value);
    const names = isRelationFacet(name)
      ? await namesOf(name, ids, lang, entries)
      : new Map(ids.map((value) => [value, { value }]));
    const values = listed.flatMap(([value, count]) => {
      const named = names.get(value);
      return named ? [{ ...named, count, chosen: own.has(value) }] : [];
    });
    return { name, values };
  };
  const facets = await Promise.all(facetNames.map(facetOf));
  return facets.filter(({ values }) => values.length > 0);
}
