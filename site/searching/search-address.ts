import { type FacetName, facetNames } from '#content/facet-names.ts';
import type { HitType } from '#content/search.ts';
import { pageAddress } from '../reading/paging.ts';

/** The chosen values of each facet. */
export type ChosenFacets = Partial<Record<FacetName, string[]>>;

/** What an address of the search page asks for. */
export interface SearchRequest {
  query: string;
  exact?: true | undefined;
  type?: HitType | undefined;
  chosen?: ChosenFacets | undefined;
}

/** The parameters of the search page, in one order, so that each result has one address. */
export const parametersOf = ({ query, exact, type, chosen = {} }: SearchRequest) => ({
  q: query,
  exact: exact && 1,
  type,
  ...Object.fromEntries(facetNames.map((name) => [name, chosen[name]?.join(',') || undefined])),
});

export const searchAddress = (request: SearchRequest): string => pageAddress('/search', 1, parametersOf(request));

/** The request with a value of a facet, or without it if it has it. */
export function toggled(request: SearchRequest, name: FacetName, value: string): SearchRequest {
  const before = request.chosen?.[name] ?? [];
  const values = before.includes(value) ? before.filter((each) => each !== value) : [...before, value].sort();
  return { ...request, chosen: { ...request.chosen, [name]: values } };
}

/** As many as the call takes. */
const maxValues = 20;
const maxLength = 400;

/** The values that an address chooses. */
export function chosenFrom(parameters: URLSearchParams): ChosenFacets {
  const chosen: ChosenFacets = {};
  for (const name of facetNames) {
    const text = (parameters.get(name) ?? '').slice(0, maxLength);
    const values = [...new Set(text.split(',').filter(Boolean))].slice(0, maxValues);
    if (values.length > 0) chosen[name] = values;
  }
  return chosen;
}
