import { setImmediate as nextRound } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Database } from '../dialects/engine.ts';
import { documentFrom } from '../documents/json.ts';
import { languagesFor } from '../documents/languages.ts';
import type { JsonDocument } from '../interfaces/entries.ts';
import type { FilteredQuery, FilteredResult } from '../interfaces/published-entries.ts';
import { changesSince, versionIn } from '../queries/published/changes.ts';
import { publishedOf } from '../queries/published/published.ts';
import { createFactIndex, type FactIndex, type IndexedProduct } from './fact-index.ts';
import { packedValues } from './fact-values.ts';
import { sortedWithPauses } from './sort-products.ts';

/** Parsing so many documents takes a few milliseconds. */
const entriesAtOnce = 100;

const nameIn = ({ name }: JsonDocument): string => (typeof name === 'string' ? name : '');

/** Reads some products into the index; those that are not published leave it. */
async function readProducts(db: Database, index: FactIndex, ids: readonly number[], languages: ReadonlySet<string>) {
  for (let from = 0; from < ids.length; from += entriesAtOnce) {
    const some = ids.slice(from, from + entriesAtOnce);
    const rows = await publishedOf(db, 'product')
      .innerJoin('entry_documents', 'entry_documents.entry_id', 'entries.id')
      .where('entries.id', 'in', some)
      .where('entry_documents.lang', 'in', [...languages])
      .select(['entries.id', 'entry_documents.lang', 'entry_documents.document'])
      .execute();
    for (const id of some) index.delete(id);
    for (const [id, own] of Map.groupBy(rows, (row) => row.id)) {
      const documents = new Map(own.map(({ lang, document }) => [lang, documentFrom(document)]));
      const names = Object.fromEntries([...documents].map(([lang, document]) => [lang, nameIn(document)]));
      const document = documents.get('') ?? {};
      const maker = typeof document.concern === 'number' ? document.concern : undefined;
      index.set({ id, names, maker, values: packedValues(document, index.numberings) });
    }
    await nextRound();
  }
}

const productIds = (db: Database) => publishedOf(db, 'product').select(['id', 'parent_id']);

/** Reads the order of the products under a parent. Products elsewhere have no list. */
async function readOrder(db: Database, index: FactIndex, parent: number | null) {
  if (parent === null) return;
  const rows = await productIds(db).where('parent_id', '=', parent).orderBy('position').orderBy('id').execute();
  index.setOrder(
    parent,
    rows.map(({ id }) => id),
  );
  await nextRound();
}

async function readAll(db: Database, languages: ReadonlySet<string>): Promise<FactIndex> {
  const index = createFactIndex();
  const rows = await productIds(db).where('parent_id', 'is not', null).execute();
  await readProducts(
    db,
    index,
    rows.map(({ id }) => id),
    languages,
  );
  for (const parent of new Set(rows.map(({ parent_id }) => parent_id))) await readOrder(db, index, parent);
  return index;
}

/** Languages in which products are sorted by name. */
const mostLanguages = 40;

/** Changes after which reading everything again is not slower. */
const mostChanges = 2_000;

/** The index of one process. It is read at the first query and follows the content version after it. */
export function filteredProductsOf(db: Database, defaultLanguage: string) {
  const languages = new Set(['']);
  const byName = new LRUCache<string, readonly IndexedProduct[]>({ max: mostLanguages });
  let state: { index: FactIndex; version: number } | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function bringUpToDate(): Promise<FactIndex> {
    const known = state;
    state = undefined;
    const since = known && (await changesSince(db, known.version));
    const products = since?.changes.filter(({ type }) => type === 'product') ?? [];
    if (!known || !since?.known || products.length > mostChanges) {
      byName.clear();
      const version = since?.version ?? (await versionIn(db));
      state = { index: await readAll(db, languages), version };
      return state.index;
    }
    if (products.length > 0) {
      byName.clear();
      await readProducts(db, known.index, [...new Set(products.map(({ id }) => id))], languages);
      for (const parent of new Set(products.flatMap(({ parents }) => parents))) {
        await readOrder(db, known.index, parent);
      }
    }
    state = { index: known.index, version: since.version };
    return known.index;
  }

  /** All products in the order of their names in a language. */
  async function namesIn(index: FactIndex, lang: string | undefined): Promise<readonly IndexedProduct[]> {
    const best = languagesFor(lang, defaultLanguage);
    const key = best[0] ?? '';
    const known = byName.get(key);
    if (known) return known;
    const missing = best.filter((each) => !languages.has(each)).slice(0, mostLanguages - languages.size);
    for (const each of missing) languages.add(each);
    if (missing.length > 0) await readProducts(db, index, index.ids(), languages);
    const { compare } = new Intl.Collator(key || defaultLanguage, { numeric: true });
    const named = index.ids().flatMap((id) => {
      const product = index.get(id);
      return product ? { product, name: best.map((each) => product.names[each]).find(Boolean) ?? '' } : [];
    });
    const sorted = await sortedWithPauses(named, (one, other) => compare(one.name, other.name));
    const products = sorted.map(({ product }) => product);
    byName.set(key, products);
    return products;
  }

  return (query: FilteredQuery): Promise<FilteredResult> => {
    const work = async () => {
      try {
        const index = await bringUpToDate();
        const isByName = query.sort !== undefined && query.sort.attribute === undefined;
        return index.query(query, isByName ? await namesIn(index, query.lang) : []);
      } catch (error) {
        // A part may have been read: the next query reads everything.
        state = undefined;
        throw error;
      }
    };
    const result = last.then(work, work);
    last = result.catch(() => {});
    return result;
  };
}
