import { z } from 'zod';
import { pictureValue } from '#contract/fields.ts';
import { wireId } from '#contract/wire/parts.ts';
import { type FacetName, facetNames } from './facet-names.ts';
import { type EntityName, entities, entityNames, entityOf } from './registry.ts';

type SearchNumberOf<Name extends EntityName> = NonNullable<(typeof entities)[Name]['searchNumber']>;

/** The content types that the site's search includes. */
export type SearchType = { [Name in EntityName]: [SearchNumberOf<Name>] extends [never] ? never : Name }[EntityName];

/** Whether the site's search includes a type. */
export const isSearched = (name: EntityName): name is SearchType => entityOf(name).searchNumber !== undefined;

/** The place of a type in the order of the results. */
export const searchNumberOf = (name: SearchType): number => entities[name].searchNumber ?? 0;

/** In the order of the results. */
export const searchTypes: readonly SearchType[] = entityNames
  .filter(isSearched)
  .sort((one, other) => searchNumberOf(one) - searchNumberOf(other));

/** The types whose texts it finds, also those that pages without entries show. */
export const indexedTypes: readonly EntityName[] = [
  ...searchTypes,
  ...entityNames.filter((name) => !isSearched(name) && entityOf(name).pages.fieldsOn !== undefined),
];

/** What a search finds: entries of content types, and pages of the site without one. Pages come first. */
export const hitTypes = ['page', ...searchTypes] as const;
export type HitType = (typeof hitTypes)[number];

/** A run of text. `hit` marks a match. */
export const segmentSchema = z.object({ text: z.string(), hit: z.boolean() });
export type Segment = z.infer<typeof segmentSchema>;

/** A page of a PDF that a hit offers. */
export const foundPageSchema = z.object({
  page: z.int().describe('From 1.'),
  url: z.string().describe('The file, opened at the page.'),
  /** A passage around the first match. */
  fragment: z.array(segmentSchema),
  lang: z.string().optional().describe('The language of the file, where the entry has files in several.'),
});

export const searchHitSchema = z.object({
  type: z.enum(hitTypes),
  id: wireId.describe('Of a page, its address.'),
  /** The page that shows the hit. */
  url: z.string(),
  title: z.array(segmentSchema),
  /** A passage around the first match, without HTML; empty where only the title matched. */
  fragment: z.array(segmentSchema),
  lang: z.string().optional().describe('The language of the texts. Absent: the default language.'),
  fallback: z
    .array(z.enum(['title', 'fragment']))
    .optional()
    .describe('The texts without a translation; they are in the default language.'),
  picture: pictureValue.optional().describe('The first picture of the entry, with `pictures`. Absent: it has none.'),
  discontinued: z.literal(true).optional().describe('A product that is no longer made.'),
  pages: z
    .array(foundPageSchema)
    .optional()
    .describe('Pages of its PDFs that have the words, the most relevant first, at most three.'),
});
export type SearchHit = z.infer<typeof searchHitSchema>;

/** Content types whose entries divide the results: those that an entry is under, refers to, or is itself. */
export const relationFacets = ['concern', 'category'] as const satisfies readonly EntityName[];
export type RelationFacet = (typeof relationFacets)[number];

export const isRelationFacet = (name: FacetName): name is RelationFacet => relationFacets.some((each) => each === name);

/** From -1 to 2. Of titles that are as near to the query, those with a higher number come first. */
export const searchOrderOf = (kind: HitType): number => (kind === 'page' ? 0 : (entityOf(kind).searchOrder ?? 0));

/** The relations by which entries take the place of others, by the side that has them. */
export const supersedingFields = Map.groupBy(
  entityNames.flatMap((name) => entityOf(name).supersedes ?? []),
  ({ of }) => of,
);

const facetSchema = z.object({
  name: z.enum(facetNames),
  values: z.array(
    z.object({
      value: z.string().describe('What the parameter of this name takes.'),
      label: z.string().optional().describe('The name of a concern or category.'),
      count: z.int().describe('Hits with this value, given `type` and the values of the other facets.'),
      chosen: z.boolean(),
    }),
  ),
});
export type Facet = z.infer<typeof facetSchema>;

export const searchResponseSchema = z.object({
  /** The number of hits that can be requested. `more` names types with further hits. */
  total: z.int(),
  /** Hits per type over all pages, given the other parameters but `type`. */
  counts: z.partialRecord(z.enum(hitTypes), z.int()),
  more: z
    .array(z.enum(searchTypes))
    .default([])
    .describe(
      'Types with more hits than `counts` says, because counting ends at a thousand. More search words narrow them down.',
    ),
  corrected: z
    .string()
    .optional()
    .describe('What was searched instead, because the words as typed find nothing. Absent: they were searched.'),
  facets: z.array(facetSchema).optional().describe('Only where they were requested.'),
  items: z.array(searchHitSchema),
});
export type SearchResponse = z.infer<typeof searchResponseSchema>;

/** Whether there are more hits than `total` says, of the requested type or of any. */
export const isMoreThanTotal = ({ more }: Pick<SearchResponse, 'more'>, type?: HitType): boolean =>
  type === undefined ? more.length > 0 : more.some((one) => one === type);
