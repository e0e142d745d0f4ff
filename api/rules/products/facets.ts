import type { Facet, FacetOption, ProductOrder } from '#content/category/definition.ts';
import { type ChosenValues, rangeIn } from '#contract/text/filter-text.ts';
import type { FacetCounts, FactFilter, FilteredQuery } from '#store/store.ts';
import { type AttributeOfFacts, keyOfOption, languageTogether, pathOfOption, samePaths } from './facts.ts';

/** An attribute that products are filtered by, with its number. */
export type FacetAttribute = AttributeOfFacts & { id: number; kind: Facet['kind'] };

export const isFacet = (attribute: AttributeOfFacts & { id: number }): attribute is FacetAttribute =>
  attribute.filter && attribute.kind !== 'text';

const answers: Readonly<Record<string, boolean>> = { yes: true, no: false };

/** The ids of options by their keys in addresses. */
const optionsOf = ({ options }: FacetAttribute): Map<string, string> =>
  new Map(options.flatMap((option) => (option.id === undefined ? [] : [[keyOfOption(option), option.id]])));

/** What was chosen of an attribute; undefined where none of it fits. */
function filterOf(attribute: FacetAttribute, values: readonly string[]): FactFilter | undefined {
  const { id, kind } = attribute;
  if (kind === 'number') {
    const range = values.map(rangeIn).find((each) => each !== undefined);
    return range && { attribute: id, kind, ...range };
  }
  if (kind === 'yesNo') {
    const own = values.flatMap((value) => (Object.hasOwn(answers, value) ? [value === 'yes'] : []));
    return own.length > 0 ? { attribute: id, kind, values: own } : undefined;
  }
  const options = optionsOf(attribute);
  const own = values.flatMap((value) => options.get(value) ?? []);
  return own.length > 0 ? { attribute: id, kind, values: own } : undefined;
}

/** The filters of a request; those that the category or its attributes do not have are left out. */
export const filtersOf = (attributes: readonly FacetAttribute[], chosen: readonly ChosenValues[]): FactFilter[] =>
  attributes.flatMap((attribute) => {
    const own = chosen.find((each) => each.attribute === attribute.publicId);
    return (own && filterOf(attribute, own.values)) ?? [];
  });

/** The order of a request; undefined where it is that of the editors, or none of the category. */
export function sortOf(attributes: readonly FacetAttribute[], order: ProductOrder | undefined): FilteredQuery['sort'] {
  if (!order) return undefined;
  const { by, descending } = order;
  if (by === 'name') return { descending };
  const attribute = attributes.find(({ publicId, kind }) => kind === 'number' && publicId === by);
  return attribute && { attribute: attribute.id, descending };
}

function optionsIn(attribute: FacetAttribute, counts: FacetCounts, filter: FactFilter | undefined): FacetOption[] {
  if (attribute.kind === 'number') return [];
  const chosen: readonly (string | boolean)[] = filter && filter.kind !== 'number' ? filter.values : [];
  if (attribute.kind === 'yesNo') {
    return [
      { key: 'yes', name: '', count: counts.yes, isChosen: chosen.includes(true) },
      { key: 'no', name: '', count: counts.no, isChosen: chosen.includes(false) },
    ];
  }
  return attribute.options.flatMap((option) => {
    const { id, name } = option;
    if (id === undefined) return [];
    return [{ key: keyOfOption(option), name, count: counts.options.get(id) ?? 0, isChosen: chosen.includes(id) }];
  });
}

/** Where the attribute has the names of the options of a facet. */
function pathsOfOptions({ kind, options }: FacetAttribute): Record<string, string> {
  if (kind !== 'choice') return {};
  const shown = options.flatMap(({ id }, index) => (id === undefined ? [] : [pathOfOption(index)]));
  return Object.fromEntries(shown.map((path, index) => [pathOfOption(index), path]));
}

/** The attributes that products of the list have, with their counts and what is chosen. */
export const facetsOf = (
  attributes: readonly FacetAttribute[],
  counted: ReadonlyMap<number, FacetCounts>,
  filters: readonly FactFilter[],
): Facet[] =>
  attributes.flatMap((attribute) => {
    const counts = counted.get(attribute.id);
    if (!counts) return [];
    const { publicId, name, kind, unit, decimals } = attribute;
    const filter = filters.find((each) => each.attribute === attribute.id);
    const { from, to } = filter?.kind === 'number' ? filter : { from: null, to: null };
    const options = optionsIn(attribute, counts, filter);
    const { least, most } = counts;
    const paths = { ...samePaths({ name, unit }), ...pathsOfOptions(attribute) };
    const language = languageTogether([{ of: attribute, paths }]);
    return [{ attribute: publicId, name, ...language, kind, unit, decimals, options, least, most, from, to }];
  });
