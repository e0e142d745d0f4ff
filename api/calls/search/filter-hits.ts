import type { CallContext } from '#api/context.ts';
import { documentIn } from '#api/read-entry.ts';
import { keyOfOption } from '#api/rules/products/facts.ts';
import type { Attribute } from '#content/attribute/definition.ts';
import { valueText } from '#content/attribute/fact-text.ts';
import { pageOf } from '#content/pages.ts';
import type { SearchHit } from '#content/search.ts';
import { filterText, rangeText } from '#contract/text/filter-text.ts';
import { derivedFrom } from '#store/documents/derived.ts';
import { localeOf } from '#store/documents/languages.ts';
import { highlight } from '#store/search/highlight.ts';
import { markedWords, queryWords } from '#store/search/query-words.ts';
import type { NamedFilter, PublishedEntry } from '#store/store.ts';
import { hitOfEntry } from './best-bets.ts';

/** Filters, and products with a number, before the other results. */
const maxHits = 3;
/** Of one search: each is counted among all products of a category. */
const maxCounted = 12;

/** A value of a category's filter with its products: how many, and the first of them. */
interface CountedFilter {
  category: PublishedEntry;
  attribute: PublishedEntry;
  /** In addresses. */
  value: string;
  /** As visitors read it; '' for the attribute alone. */
  name: string;
  count: number;
  products: readonly number[];
}

/** What a query names of an attribute; of a number without a value, all. */
function filterOf({ attribute: { id: attribute }, option, number }: NamedFilter, document: Omit<Attribute, 'id'>) {
  const { kind, options } = document;
  if (kind === 'yesNo') return { attribute, kind, values: [true] };
  if (kind === 'number') return { attribute, kind, from: number ?? null, to: number ?? null };
  const values = options.flatMap(({ id }) => id ?? []);
  return { attribute, kind: 'choice' as const, values: option === undefined ? values : [option] };
}

/** The values of a filter that products of a category have. */
async function counted(
  named: NamedFilter,
  { category, parents }: NamedFilter['categories'][number],
  lang: string,
  context: CallContext,
): Promise<CountedFilter[]> {
  const { attribute } = named;
  const document = documentIn('attribute', attribute, context);
  if (!document) return [];
  const filter = filterOf(named, document);
  const { kind } = filter;
  const facets = [{ attribute: attribute.id, kind, ...(kind === 'choice' ? { options: filter.values } : {}) }];
  const found = await context.store.entries.filtered({ parents, filters: [filter], facets, take: maxHits });
  const counts = found.facets.get(attribute.id);
  if (!counts) return [];
  const one = { category, attribute, name: '', count: found.total, products: [] };
  if (kind === 'yesNo') return [{ ...one, value: 'yes' }];
  if (kind === 'choice') {
    const chosen = document.options.filter(({ id = '' }) => filter.values.includes(id));
    return chosen.map((option) => {
      const { id = '', name } = option;
      return { ...one, value: keyOfOption(option), name, count: counts.options.get(id) ?? 0 };
    });
  }
  if (filter.from === null) return [{ ...one, value: rangeText({ from: counts.least, to: counts.most }) }];
  const fact = { ...document, values: [filter.from], upTo: null, text: '', note: '' };
  const name = valueText(fact, { locale: localeOf(lang), yes: '', no: '' });
  return [{ ...one, value: rangeText(filter), name, products: found.ids }];
}

function hitOf({ category, attribute, value, name }: CountedFilter, query: string, lang: string): SearchHit {
  const filter = filterText([{ attribute: attribute.publicId, values: [value] }]);
  const url = `${pageOf('category', category.publicId, null)}?${new URLSearchParams({ filter })}`;
  const named = [derivedFrom('attribute', attribute.document).title, name].filter(Boolean).join(' ');
  const title = `${derivedFrom('category', category.document).title} · ${named}`;
  const translated = [category, attribute].find(({ translation }) => translation) ?? category;
  return {
    type: 'page',
    id: url,
    url,
    title: highlight(title, markedWords(queryWords(query, lang))),
    fragment: [],
    ...(translated.lang === undefined ? {} : { lang: translated.lang }),
  };
}

/** What a query names of what products are filtered by. */
export interface FilterHits {
  /** Category pages with the filter, those with the most products first. */
  pages: SearchHit[];
  /** The first products with a number that the query names. */
  products: SearchHit[];
}

export async function filterHits(query: string, asked: string | undefined, context: CallContext): Promise<FilterHits> {
  const { store } = context;
  const lang = asked ?? store.defaultLanguage;
  const named = await store.namedFilters(query, lang);
  const places = named.flatMap((filter) => filter.categories.map((category) => ({ filter, category })));
  const found: CountedFilter[] = [];
  for (const { filter, category } of places.slice(0, maxCounted))
    found.push(...(await counted(filter, category, lang, context)));
  const best = found
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, maxHits);
  const ids = [...new Set(best.flatMap(({ products }) => products))].slice(0, maxHits);
  const products = ids.length === 0 ? [] : await store.entries.publishedByIds('product', ids, asked);
  return {
    pages: best.map((each) => hitOf(each, query, lang)),
    products: products.map((each) => hitOfEntry('product', each)),
  };
}
