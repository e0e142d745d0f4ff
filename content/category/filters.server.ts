import { decimalIn, decimalSign, decimalText } from '#contract/text/decimals.ts';
import { type ChosenValues, chosenIn, filterText, rangeIn, rangeText } from '#contract/text/filter-text.ts';
import { pageAddress } from '#site/reading/paging.ts';
import { type FactWords, valueText } from '../attribute/fact-text.ts';
import { languageAt, type PartedText } from '../attribute/text-parts.ts';
import { evidenceAttribute, type Facet, type ProductOrder } from './definition.ts';
import type { CategoryFilters, Chip, ChoiceLink, FilterGroup, OrderLink, RangeForm } from './filters.ts';
import { orderIn, orderText } from './product-order.ts';

/** What the address of a category's page asks for. Malformed parts are ignored. */
export interface AskedProducts {
  filter: ChosenValues[];
  sort: ProductOrder | undefined;
  /** The form of a range was sent: its values are already part of `filter`. */
  isSent: boolean;
}

/** A number as a visitor types it, with the decimals that a filter may have; null: none. */
function typedNumber(text: string | null, locale: string): number | null {
  const typed = decimalIn((text ?? '').slice(0, 40), decimalSign(locale));
  return typed === undefined ? null : Number(typed.toFixed(6));
}

/** `by`, `least` and `most` are sent by the form of an attribute of numbers. */
export function askedProducts(search: URLSearchParams, locale: string): AskedProducts {
  const filter = chosenIn(search.get('filter') ?? '') ?? [];
  const order = search.get('sort')?.slice(0, 100);
  const sort = order ? orderIn(order) : undefined;
  const by = search.get('by')?.slice(0, 100);
  if (!by) return { filter, sort, isSent: false };
  const range = rangeText({
    from: typedNumber(search.get('least'), locale),
    to: typedNumber(search.get('most'), locale),
  });
  const others = filter.filter(({ attribute }) => attribute !== by);
  const own = rangeIn(range) ? [{ attribute: by, values: [range] }] : [];
  return { filter: [...others, ...own], sort, isSent: true };
}

/** The address of a part of the list; the same choices always have the same address. */
export const categoryAddress = (path: string, filter: readonly ChosenValues[], sort: ProductOrder | undefined) =>
  pageAddress(path, 1, askedIn(filter, sort));

const askedIn = (filter: readonly ChosenValues[], sort: ProductOrder | undefined) => ({
  filter: filterText(filter) || undefined,
  sort: sort && orderText(sort),
});

/** What is chosen of an attribute, as the calls have found it. */
function valuesOf({ kind, from, to, options }: Facet): string[] {
  if (kind === 'number') return from === null && to === null ? [] : [rangeText({ from, to })];
  return options.flatMap(({ key, isChosen }) => (isChosen ? key : []));
}

const chosenOf = (facets: readonly Facet[]): ChosenValues[] =>
  facets.flatMap((facet) => {
    const values = valuesOf(facet);
    return values.length > 0 ? [{ attribute: facet.attribute, values }] : [];
  });

const knownOrder = (facets: readonly Facet[], sort: ProductOrder | undefined): ProductOrder | undefined =>
  sort && (sort.by === 'name' || facets.some(({ attribute, kind }) => kind === 'number' && attribute === sort.by))
    ? sort
    : undefined;

/** Makes the links of the page: each leads to the list with one choice more or less. */
function linksOf(path: string, chosen: readonly ChosenValues[], sort: ProductOrder | undefined) {
  const withValues = (attribute: string, values: string[]) =>
    categoryAddress(
      path,
      [...chosen.filter((each) => each.attribute !== attribute), ...(values.length > 0 ? [{ attribute, values }] : [])],
      sort,
    );
  return {
    withValues,
    toggled(facet: Facet, key: string) {
      const values = valuesOf(facet);
      return withValues(
        facet.attribute,
        values.includes(key) ? values.filter((value) => value !== key) : [...values, key],
      );
    },
    sorted: (order: ProductOrder | undefined) => categoryAddress(path, chosen, order),
  };
}

type Links = ReturnType<typeof linksOf>;

const codeOf = ({ attribute }: Facet) => (attribute === evidenceAttribute ? ({ isCode: true } as const) : {});

function choicesOf(facet: Facet, links: Links): ChoiceLink[] {
  return facet.options.flatMap(({ key, name, count, isChosen }, index) => {
    if (count === 0 && !isChosen) return [];
    const own = name && { name, ...languageAt(facet, `options.${index}.name`) };
    return [{ key, count, isChosen, href: links.toggled(facet, key), ...own, ...codeOf(facet) }];
  });
}

function rangeOf(facet: Facet, locale: string): RangeForm | undefined {
  const { unit, least, most, from, to } = facet;
  const [first, last] = [least ?? from ?? to, most ?? to ?? from];
  const divides = first !== last || from !== null || to !== null;
  if (first === null || last === null || !divides) return undefined;
  const text = (value: number | null) => (value === null ? '' : decimalText(value, locale));
  const ends = { least: text(first), most: text(last), from: text(from), to: text(to) };
  return { unit, ...ends, ...languageAt(facet, 'unit', 'unit') };
}

/** Certificates have their name from the site. */
const nameOf = ({ attribute, name }: Facet, words: FilterWords): string =>
  attribute === evidenceAttribute ? words.certificates : name;

function groupOf(facet: Facet, links: Links, words: FilterWords): FilterGroup[] {
  const { attribute, kind } = facet;
  const own = { attribute, name: nameOf(facet, words), ...languageAt(facet, 'name') };
  if (kind === 'number') {
    const range = rangeOf(facet, words.locale);
    return range ? [{ ...own, choices: [], range }] : [];
  }
  const choices = choicesOf(facet, links);
  return choices.length > 0 ? [{ ...own, choices }] : [];
}

/** How the pages write an open range. */
export interface FilterWords extends FactWords {
  atLeast(value: string): string;
  atMost(value: string): string;
  certificates: string;
}

function rangeWords({ from, to, decimals }: Facet, unit: string, words: FilterWords): string {
  const written = (value: number, upTo: number | null = null) =>
    valueText({ values: [value], upTo, decimals, unit, text: '', note: '' }, words);
  if (from !== null && to !== null) return written(from, to);
  return from === null ? words.atMost(written(to ?? 0)) : words.atLeast(written(from));
}

/** Marks the place of a text among others: texts of editors have no control characters. */
const gap = '\u0000';

/** The words of the site around the unit, which may have no translation. */
function chosenRange(facet: Facet, words: FilterWords): PartedText {
  const { unit, lang } = facet;
  const text = rangeWords(facet, unit, words);
  if (!unit || lang === undefined) return { text };
  const [before = '', after = ''] = rangeWords(facet, gap, words).split(gap);
  return { text, parts: [{ text: before }, { text: unit, ...languageAt(facet, 'unit', 'text') }, { text: after }] };
}

function chipsOf(facet: Facet, links: Links, words: FilterWords): Chip[] {
  const { attribute, kind, options, from, to } = facet;
  const name = { text: nameOf(facet, words), ...languageAt(facet, 'name', 'text') };
  if (kind === 'number') {
    const isChosen = from !== null || to !== null;
    return isChosen ? [{ name, value: chosenRange(facet, words), href: links.withValues(attribute, []) }] : [];
  }
  return options.flatMap(({ key, name: text, isChosen }, index) => {
    const value = text
      ? { text, ...languageAt(facet, `options.${index}.name`, 'text') }
      : { text: key === 'yes' ? words.yes : words.no };
    return isChosen ? [{ name, value, ...codeOf(facet), href: links.toggled(facet, key) }] : [];
  });
}

function ordersOf(facets: readonly Facet[], sort: ProductOrder | undefined, links: Links): OrderLink[] {
  const isChosen = (order: ProductOrder) => sort?.by === order.by && sort.descending === order.descending;
  const directions = (by: string, own: Pick<OrderLink, 'by' | 'name' | 'lang' | 'fallback'>): OrderLink[] =>
    [false, true].map((descending) => ({
      ...own,
      descending,
      isChosen: isChosen({ by, descending }),
      href: links.sorted({ by, descending }),
    }));
  const numbers = facets.filter(({ kind }) => kind === 'number');
  return [
    { by: 'position', descending: false, isChosen: !sort, href: links.sorted(undefined) },
    ...directions('name', { by: 'name' }),
    ...numbers.flatMap(({ attribute, name, ...facet }) =>
      directions(attribute, { by: 'number', name, ...languageAt(facet, 'name') }),
    ),
  ];
}

/** What the page of a category shows of its facets; undefined where nothing can be filtered. */
export function categoryFilters(
  facets: readonly Facet[],
  asked: Pick<AskedProducts, 'sort'>,
  path: string,
  words: FilterWords,
): CategoryFilters | undefined {
  if (facets.length === 0) return undefined;
  const chosen = chosenOf(facets);
  const sort = knownOrder(facets, asked.sort);
  const links = linksOf(path, chosen, sort);
  return {
    groups: facets.flatMap((facet) => groupOf(facet, links, words)),
    chips: facets.flatMap((facet) => chipsOf(facet, links, words)),
    orders: ordersOf(facets, sort, links),
    asked: askedIn(chosen, sort),
    all: categoryAddress(path, [], sort),
  };
}
