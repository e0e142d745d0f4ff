import type { Database } from '../dialects/engine.ts';
import { languagesFor } from '../documents/languages.ts';
import type { PublishedEntries } from '../entries.ts';
import { perContent } from './per-content.ts';
import { datedSpan, listPublished, onePublished, type TotalOf, totalIn } from './published.ts';
import { isWithdrawn } from './withdrawn.ts';

/** What visitors are shown. */
export function publishedEntriesOf(db: Database, defaultLanguage: string): PublishedEntries {
  const remembered = perContent<number>(db);
  const counted = totalIn(db);
  const totalOf: TotalOf = (query) => {
    const { type, parents, dated } = query;
    return remembered(JSON.stringify([type, parents, dated]), () => counted(query));
  };
  const languages = (lang: string | undefined) => languagesFor(lang, defaultLanguage);
  return {
    published: (type, id, lang) => onePublished(db, type, { id }, languages(lang)),
    publishedByAddress: (type, address, lang) => onePublished(db, type, { address }, languages(lang)),
    publishedSingle: (type, lang) => onePublished(db, type, 'single', languages(lang)),
    isWithdrawn: (type, by) => isWithdrawn(db, type, by),
    listPublished: (query) => listPublished(db, query, languages(query.lang), totalOf),
    datedSpan: (type) => datedSpan(db, type),
  };
}
