import type { Database } from '#store/dialects/engine.ts';
import { languagesFor } from '#store/documents/languages.ts';
import { filteredProductsOf } from '#store/facts/filtered-products.ts';
import type { PublishedEntries } from '#store/interfaces/published-entries.ts';
import type { PublishedEntry, PublishedQuery } from '#store/store.ts';
import { isWithdrawn } from '../content/publication/withdrawn.ts';
import { articleKeys, byArticleKeys } from './article-keys.ts';
import { byCode } from './entry-codes.ts';
import { publishedInBatches } from './in-batches.ts';
import { countPages, listedPages } from './listed-pages.ts';
import { datedSpan, listPublished, onePublished, publishedByIds, type TotalOf, totalIn } from './published.ts';
import { addressesAt, languagesOf, translatedInto } from './published-languages.ts';
import { versionedCache } from './versioned-cache.ts';

/** The key of a list, without the requested part and language. */
const keyOf = ({ type, parents, dated, related }: PublishedQuery): string =>
  JSON.stringify([type, parents, dated, related]);

function cachedTotals(db: Database, totals: ReturnType<typeof versionedCache<number>>): TotalOf {
  const counted = totalIn(db);
  return (query) => totals(keyOf(query), () => counted(query));
}

/** Read access to published entries. */
export function publishedEntriesOf(db: Database, defaultLanguage: string): PublishedEntries {
  const totals = versionedCache<number>(db);
  const totalOf = cachedTotals(db, totals);
  const keys = versionedCache<ReadonlySet<string>>(db);
  // Every page reads some of them several times.
  const singles = versionedCache<{ entry: PublishedEntry | undefined }>(db);
  const languages = (lang: string | undefined) => ({
    best: languagesFor(lang, defaultLanguage),
    default: defaultLanguage,
  });
  return {
    published: (type, id, lang) => onePublished(db, type, { id }, languages(lang)),
    publishedByPublicId: (type, publicId, lang) => onePublished(db, type, { publicId }, languages(lang)),
    publishedByAddress: (type, address, lang) => onePublished(db, type, { address }, languages(lang)),
    async publishedSingle(type, lang) {
      const asked = languages(lang);
      const find = async () => ({ entry: await onePublished(db, type, 'single', asked) });
      return (await singles(JSON.stringify([type, asked.best]), find)).entry;
    },
    publishedByIds: (type, ids, lang) => publishedByIds(db, type, ids, languages(lang)),
    byCode: (code) => byCode(db, code, languages(undefined)),
    byArticleKeys: (keys) => byArticleKeys(db, keys),
    articleKeys: () => keys('articles', () => articleKeys(db)),
    isWithdrawn: (type, by) => isWithdrawn(db, type, by),
    listPublished: (query) => listPublished(db, query, languages(query.lang), totalOf),
    publishedInBatches: (query) => publishedInBatches(db, query, languages(query.lang)),
    filtered: filteredProductsOf(db, defaultLanguage),
    languagesOf: (type, by) => languagesOf(db, type, by),
    addressesOf: (type, address) => addressesAt(db, type, address, defaultLanguage),
    translatedInto: (lang, page) => translatedInto(db, lang, page, defaultLanguage),
    listedPages: async (page) => ({
      entries: await listedPages(db, page, defaultLanguage),
      total: await totals('pages', () => countPages(db)),
    }),
    datedSpan: (type) => datedSpan(db, type),
  };
}
