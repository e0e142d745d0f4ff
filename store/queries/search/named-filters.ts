import { type Attribute, attribute as attributeEntity } from '#content/attribute/definition.ts';
import { decimalIn, decimalSign } from '#contract/text/decimals.ts';
import type { Database } from '#store/dialects/engine.ts';
import { languagesFor, localeOf } from '#store/documents/languages.ts';
import type { PublishedEntries, PublishedEntry } from '#store/interfaces/published-entries.ts';
import { type QueryWord, queryWords } from '#store/search/query-words.ts';
import { foldedWords } from '#store/search/words.ts';
import type { NamedFilter } from '#store/store.ts';
import { versionedCache } from '../published/versioned-cache.ts';
import type { MeaningsOf } from './meanings.ts';

/** An attribute that visitors filter by, or one option of it. */
interface Filterable extends Omit<NamedFilter, 'number'> {
  document: Omit<Attribute, 'id'>;
}

/** What queries name in a language. */
interface FilterNames {
  lang: string;
  byName: ReadonlyMap<string, readonly Filterable[]>;
  byUnit: ReadonlyMap<string, readonly Filterable[]>;
}

/** Words in any order and with any ending. */
const wordsKey = (words: readonly QueryWord[]): string =>
  words
    .map(({ beginning }) => beginning)
    .sort()
    .join(' ');

/** How names and queries are compared: by their words, or as one word, such as “R10” and “R 10”. */
const keysOf = (name: string, lang: string): string[] => {
  const keys = [wordsKey(queryWords(name, lang)), foldedWords(name).join('')];
  return [...new Set(keys)].filter((key) => key !== '');
};

/** Some units have no letters. */
const unitKey = (unit: string): string => foldedWords(unit).join('') || unit.trim();

/** The categories that have each attribute, without those below another one that has it. */
function categoriesByAttribute(categories: readonly PublishedEntry[]): Map<number, PublishedEntry[]> {
  const attributesOf = (category: PublishedEntry | undefined): unknown[] => {
    const { attributes } = category?.document ?? {};
    return Array.isArray(attributes) ? attributes : [];
  };
  const byId = new Map(categories.map((category) => [category.id, category]));
  const found = new Map<number, PublishedEntry[]>();
  for (const category of categories) {
    const above = attributesOf(byId.get(category.parent ?? 0));
    for (const id of attributesOf(category))
      if (typeof id === 'number' && !above.includes(id)) found.set(id, [...(found.get(id) ?? []), category]);
  }
  return found;
}

async function readFilterables({ listPublished }: Pick<PublishedEntries, 'listPublished'>, lang: string) {
  const language = lang === '' ? {} : { lang };
  const { items: categories } = await listPublished({ type: 'category', ...language });
  const { items: attributes } = await listPublished({ type: 'attribute', ...language });
  const having = categoriesByAttribute(categories);
  const below = Map.groupBy(categories, ({ parent }) => parent);
  return attributes.flatMap((attribute): Filterable[] => {
    const own = (having.get(attribute.id) ?? []).map((category) => ({
      category,
      parents: [category.id, ...(below.get(category.id) ?? []).map(({ id }) => id)],
    }));
    const { data: document } = attributeEntity.document.safeParse(attribute.document);
    const isFilter = document?.filter && document.kind !== 'text' && own.length > 0;
    return isFilter ? [{ attribute, document, categories: own }] : [];
  });
}

function filterNames(filterables: readonly Filterable[], lang: string): FilterNames {
  const byName = new Map<string, Filterable[]>();
  const byUnit = new Map<string, Filterable[]>();
  const add = (lists: Map<string, Filterable[]>, key: string, one: Filterable) =>
    lists.set(key, [...(lists.get(key) ?? []), one]);
  for (const filterable of filterables) {
    const { name, unit, kind, options } = filterable.document;
    for (const key of keysOf(name, lang)) add(byName, key, filterable);
    if (kind === 'number' && unit !== '') add(byUnit, unitKey(unit), filterable);
    for (const { id: option = '', name: own } of kind === 'choice' ? options : []) {
      const named = { ...filterable, option };
      for (const key of new Set([...keysOf(own, lang), ...keysOf(`${name} ${own}`, lang)])) add(byName, key, named);
    }
  }
  return { lang, byName, byUnit };
}

/** A query with one number, and what is before and after it. */
const quantity = /^(?<before>\P{N}*)(?<digits>\p{N}[\p{N}.,'’ \u00A0\u202F]*)(?<after>|[^\p{N}].*)$/u;

/** The attributes and options that some words name. */
type Named = (words: string) => Promise<readonly Filterable[]>;

interface Measured {
  number: number;
  of: readonly Filterable[];
}

/** A number with the decimal sign of the language, or else with the other one. */
function numberIn(text: string, lang: string): number | undefined {
  const sign = decimalSign(localeOf(lang));
  return decimalIn(text, sign) ?? decimalIn(text, sign === ',' ? '.' : ',');
}

/** What a number is of, with its unit or the name of the attribute: “110 mm”, “Diameter 110”, “110 mm diameter”. */
async function measured(query: string, { byUnit, lang }: FilterNames, named: Named): Promise<Measured | undefined> {
  const { before = '', digits = '', after = '' } = quantity.exec(query.trim())?.groups ?? {};
  const number = numberIn(digits.trim(), lang);
  if (number === undefined) return undefined;
  const [unit = '', ...others] = byUnit.has(unitKey(after)) ? [after] : after.trim().split(/\s+/u);
  const ofUnit = byUnit.get(unitKey(unit)) ?? [];
  const beside = [before, ...others].join(' ').trim();
  const ofBoth = beside === '' ? ofUnit : commonOf(ofUnit, await named(beside));
  const of = ofBoth.length > 0 ? ofBoth : await named(`${before} ${after}`);
  return { number, of: of.filter(({ document }) => document.kind === 'number') };
}

const commonOf = (some: readonly Filterable[], others: readonly Filterable[]): Filterable[] =>
  some.filter(({ attribute }) => others.some((other) => other.attribute === attribute));

interface Parts {
  entries: Pick<PublishedEntries, 'listPublished' | 'languagesOf'>;
  meaningsOf: MeaningsOf;
}

/** Finds the filters of categories that a query names: an attribute, an option of one, or a number with its unit. */
export function namedFiltersOf(db: Database, defaultLanguage: string, { entries, meaningsOf }: Parts) {
  const cached = versionedCache<FilterNames>(db);
  const namesIn = async (lang: string): Promise<FilterNames> => {
    const languages = languagesFor(lang, defaultLanguage);
    // Visitors may ask for any language.
    const known = languages.length > 1 ? await entries.languagesOf('attribute', 'any') : [];
    const own = languages.find((each) => known.includes(each)) ?? '';
    return cached(own, async () => filterNames(await readFilterables(entries, own), own || defaultLanguage));
  };
  return async (query: string, lang = defaultLanguage): Promise<NamedFilter[]> => {
    const names = await namesIn(lang);
    if (names.byName.size === 0) return [];
    const named: Named = async (text) => {
      const meanings = await meaningsOf(queryWords(text, names.lang), lang);
      const keys = new Set([foldedWords(text).join(''), ...meanings.map(wordsKey)]);
      return [...new Set([...keys].flatMap((key) => names.byName.get(key) ?? []))];
    };
    const { of = [], ...number } = (await measured(query, names, named)) ?? {};
    return [...(await named(query)), ...of.map((one) => ({ ...one, ...number }))].map(
      ({ document: _, ...filter }) => filter,
    );
  };
}
