import { setImmediate as nextRound } from 'node:timers/promises';
import { pageShowing } from '#content/pages.ts';
import { type EntityName, entityOf } from '#content/registry.ts';
import { indexedTypes, isSearched } from '#content/search.ts';
import type { Database } from '#store/dialects/engine.ts';
import { isOfEntry, type SearchIndex, type SearchRow } from '#store/dialects/search-index.ts';
import { derivedFrom, pageTexts } from '#store/documents/derived.ts';
import { languagesFor, tagOf } from '#store/documents/languages.ts';
import { documentIn } from '#store/documents/translate.ts';
import type { JsonDocument } from '#store/store.ts';
import { plainText } from '../plain-text.ts';
import { countWords, type WordChanges, type WordsIn, writeWords } from '../site-words.ts';
import { facetValues } from './facet-values.ts';
import { indexWords } from './index-words.ts';
import { type RelatedDocuments, readRelated, relatedIn } from './related-documents.ts';

/** The rest of a longer entry is not indexed: a tsvector of PostgreSQL is limited to 1 MB. */
export const maxIndexedCharacters = 200_000;

/** Separates the texts of an entry in the index and in fragments. */
export const betweenTexts = ' · ';

export interface SearchedEntry {
  id: number;
  type: EntityName;
  parent: number | null;
  document: JsonDocument;
  translations: Record<string, JsonDocument>;
}

const indexed = (text: string): string[] => indexWords(text, maxIndexedCharacters);

/** What the index has of a title and of texts, which may be HTML. */
function textOf(title: string, texts: readonly string[]) {
  const body = texts
    .map(plainText)
    .filter((text) => text !== '')
    .join(betweenTexts);
  return { title, body, titleWords: indexed(title), bodyWords: indexed(body) };
}

/**
 * The rows of an entry, and of the pages of the site that show fields of it: one for the default language and one for each
 * translation. `related`: the entries whose texts
 * count as well; absent: only its own do.
 */
export const searchRows = (entry: SearchedEntry, related?: RelatedDocuments): SearchRow[] => [
  ...eachRow(entry, related),
];

function* eachRow(entry: SearchedEntry, related?: RelatedDocuments): Generator<SearchRow> {
  const { id, type, parent, document, translations } = entry;
  if (!indexedTypes.includes(type)) return;
  const own = new Map(Object.entries(translations).filter(([lang]) => tagOf(lang) === lang));
  const languages = `,${[...own.keys()].sort().join(',')},`;
  const byLanguage = new Map(own).set('', document);
  const facets = facetValues({ id, type, parent, document });
  for (const lang of byLanguage.keys()) {
    const inLanguage = documentIn(lang === '' ? [''] : languagesFor(lang, ''), byLanguage);
    const row = { entry_id: id, lang, languages, facets };
    if (isSearched(type)) {
      const { title, texts, address } = derivedFrom(type, inLanguage, related && relatedIn(related, entry, lang));
      const page = { id: '', address, document: inLanguage };
      const shown = entityOf(type).pages.item === undefined ? pageShowing(type, page) : address;
      yield { ...row, kind: type, address: shown, ...textOf(title.replace(/\s+/g, ' ').trim(), texts) };
    }
    // The site names its pages in the language of the visitor.
    for (const [path, texts] of pageTexts(type, inLanguage)) {
      const text = textOf('', texts);
      if (text.body !== '') yield { ...row, kind: 'page', part: path, address: path, ...text };
    }
  }
}

/** What the index has of an entry in one language. */
type IndexedText = Pick<SearchRow, 'lang' | 'title' | 'body'>;

const wordsIn = ({ lang, title, body }: IndexedText): WordsIn => ({
  lang,
  words: [...indexed(title), ...indexed(body)],
});

const indexedTexts = (db: Database, entryId: number): Promise<IndexedText[]> =>
  db
    .selectFrom('search_rows')
    .select(['lang', 'title', 'body'])
    .where('entry_id', '=', entryId)
    .where(isOfEntry)
    .execute();

/** Replaces the rows of an entry in the index. `before`: those that it has. Counts its words in `changes`. */
export async function replaceRows(
  db: Database,
  index: SearchIndex,
  entryId: number,
  before: readonly IndexedText[],
  rows: readonly SearchRow[],
  changes: WordChanges,
): Promise<void> {
  if (before.length > 0) await index.drop(db, entryId, 'itself');
  for (const row of rows) await index.put(db, row);
  for (const text of before) countWords(changes, wordsIn(text), -1);
  for (const { lang, titleWords, bodyWords } of rows)
    countWords(changes, { lang, words: [...titleWords, ...bodyWords] }, 1);
}

/** Replaces the rows of an entry in the index, which may have none. */
export async function indexRows(
  db: Database,
  index: SearchIndex,
  entryId: number,
  rows: readonly SearchRow[],
): Promise<void> {
  const changes: WordChanges = new Map();
  await replaceRows(db, index, entryId, await indexedTexts(db, entryId), rows, changes);
  await writeWords(db, changes);
}

/** Updates the index to the published state of an entry: no rows unless it is published. */
export async function indexEntry(
  db: Database,
  index: SearchIndex,
  entry: SearchedEntry,
  published: boolean,
): Promise<void> {
  const rows: SearchRow[] = [];
  if (published) {
    // The longest texts take 50 to 100 ms a language, and SQLite is synchronous: other requests would wait for all of them.
    for (const row of eachRow(entry, await readRelated(db, [entry]))) {
      rows.push(row);
      await nextRound();
    }
  }
  await indexRows(db, index, entry.id, rows);
}

/** Takes an entry out of the index. */
export async function dropEntry(db: Database, index: SearchIndex, entryId: number): Promise<void> {
  await indexRows(db, index, entryId, []);
  await index.drop(db, entryId, 'parts');
}
