import type { Database } from '#store/dialects/engine.ts';
import { languagesFor } from '#store/documents/languages.ts';
import type { PublishedEntries } from '#store/entries.ts';
import type { PublishedQuery } from '#store/store.ts';
import { isWithdrawn } from '../entries/withdrawn.ts';
import { datedSpan, type ListMemory, listPublished, onePublished, totalIn } from './published.ts';
import { type SeekAnchors, seekAnchorsFor } from './seek-anchors.ts';
import { versionedCache } from './versioned-cache.ts';

/** The number of lists with cached seek anchors. Clients can request any range of dates, and each range is a list of its own. */
const mostLists = 100;

/** The key of a list, without the requested part and language. */
const keyOf = ({ type, parents, dated }: PublishedQuery): string => JSON.stringify([type, parents, dated]);

function memoryOf(db: Database): ListMemory {
  const totals = versionedCache<number>(db);
  const seekAnchors = versionedCache<SeekAnchors>(db, mostLists);
  const counted = totalIn(db);
  const totalOf = (query: PublishedQuery) => totals(keyOf(query), () => counted(query));
  return {
    totalOf,
    seekAnchorsOf: (query) =>
      seekAnchors(keyOf(query), async (version) => seekAnchorsFor(version, await totalOf(query))),
  };
}

/** Read access to published entries. */
export function publishedEntriesOf(db: Database, defaultLanguage: string): PublishedEntries {
  const memory = memoryOf(db);
  const languages = (lang: string | undefined) => languagesFor(lang, defaultLanguage);
  return {
    published: (type, id, lang) => onePublished(db, type, { id }, languages(lang)),
    publishedByPublicId: (type, publicId, lang) => onePublished(db, type, { publicId }, languages(lang)),
    publishedByAddress: (type, address, lang) => onePublished(db, type, { address }, languages(lang)),
    publishedSingle: (type, lang) => onePublished(db, type, 'single', languages(lang)),
    isWithdrawn: (type, by) => isWithdrawn(db, type, by),
    listPublished: (query) => listPublished(db, query, languages(query.lang), memory),
    datedSpan: (type) => datedSpan(db, type),
  };
}
