import type { Document } from './definition.ts';
import { documentKinds } from './kinds.ts';

/** The query parameters by which documents are filtered, in the order of the page. */
export const filterNames = ['kind', 'concern', 'category', 'language', 'year'] as const;
export type FilterName = (typeof filterNames)[number];

/** The chosen value of each parameter. */
export type DocumentFilter = Partial<Record<FilterName, string>>;

/** A value to choose, with the number of documents that then remain. */
export interface FilterOption {
  key: string;
  count: number;
  /** The name that editors wrote; absent: the site has its own words for the key. */
  name?: string;
  lang?: string | undefined;
}

export interface FilterGroup {
  by: FilterName;
  options: FilterOption[];
}

type Filtered = Pick<Document, 'kind' | 'concerns' | 'categories' | 'files' | 'date'>;
type Value = Pick<FilterOption, 'key' | 'name' | 'lang'>;

const linked = (links: Document['concerns']): Value[] => links.map(({ id, name, lang }) => ({ key: id, name, lang }));

const valuesBy: Readonly<Record<FilterName, (document: Filtered) => Value[]>> = {
  kind: ({ kind }) => [{ key: kind }],
  concern: ({ concerns }) => linked(concerns),
  category: ({ categories }) => linked(categories),
  language: ({ files }) => [...new Set(files.flatMap(({ file }) => file?.lang ?? []))].map((key) => ({ key })),
  year: ({ date }) => (date ? [{ key: date.slice(0, 4) }] : []),
};

const kindOrder: readonly string[] = documentKinds;

const has = (document: Filtered, by: FilterName, key: string): boolean =>
  valuesBy[by](document).some((value) => value.key === key);

/** Whether a document has all chosen values. `except`: a parameter that does not count. */
export const matches = (document: Filtered, filter: DocumentFilter, except?: FilterName): boolean =>
  filterNames.every((by) => {
    const key = filter[by];
    return key === undefined || by === except || has(document, by, key);
  });

/** The filter that an address asks for. Values that no document has are ignored. */
export function filterFrom(search: URLSearchParams, documents: readonly Filtered[]): DocumentFilter {
  const filter: DocumentFilter = {};
  for (const by of filterNames) {
    const key = search.get(by);
    if (key !== null && documents.some((document) => has(document, by, key))) filter[by] = key;
  }
  return filter;
}

/** The values to choose from, each with its count beside the other filters; without parameters that divide nothing. */
export function filterGroups(documents: readonly Filtered[], filter: DocumentFilter): FilterGroup[] {
  return filterNames.flatMap((by) => {
    const options = new Map<string, FilterOption>();
    for (const document of documents) {
      const counted = matches(document, filter, by) ? 1 : 0;
      for (const value of valuesBy[by](document)) {
        options.set(value.key, { ...value, count: (options.get(value.key)?.count ?? 0) + counted });
      }
    }
    const shown = [...options.values()].filter(({ key, count }) => count > 0 || key === filter[by]);
    if (by === 'year') shown.sort((one, other) => other.key.localeCompare(one.key));
    if (by === 'kind') shown.sort((one, other) => kindOrder.indexOf(one.key) - kindOrder.indexOf(other.key));
    return options.size > 1 && shown.length > 0 ? [{ by, options: shown }] : [];
  });
}
