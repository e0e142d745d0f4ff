import { pageShowing } from '#content/pages.ts';
import { type EntityName, entityOf } from '#content/registry.ts';
import { isSearched } from '#content/search.ts';
import type { Database } from '../dialects/engine.ts';
import type { SearchIndex, SearchRow } from '../dialects/search-index.ts';
import { derivedFrom } from '../documents/derived.ts';
import { languagesFor, tagOf } from '../documents/languages.ts';
import { documentIn } from '../documents/translate.ts';
import type { JsonDocument } from '../store.ts';
import { indexWords } from './index-words.ts';
import { plainText } from './plain-text.ts';

/** The rest of a longer entry is not indexed: a tsvector of PostgreSQL is limited to 1 MB. */
const maxIndexedCharacters = 200_000;

/** Separates the texts of an entry in the index and in fragments. */
export const betweenTexts = ' · ';

export interface SearchedEntry {
  id: number;
  type: EntityName;
  document: JsonDocument;
  translations: Record<string, JsonDocument>;
}

/** The rows of an entry: one for the default language and one for each translation. */
export function searchRows({ id, type, document, translations }: SearchedEntry): SearchRow[] {
  if (!isSearched(type)) return [];
  const own = new Map(Object.entries(translations).filter(([lang]) => tagOf(lang) === lang));
  const languages = `,${[...own.keys()].sort().join(',')},`;
  const byLanguage = new Map(own).set('', document);
  return [...byLanguage.keys()].map((lang, ordinal) => {
    const inLanguage = documentIn(lang === '' ? [''] : languagesFor(lang, ''), byLanguage);
    const { title, texts, address } = derivedFrom(type, inLanguage);
    const page = { id: '', address, document: inLanguage };
    const shownTitle = title.replace(/\s+/g, ' ').trim();
    const body = texts
      .map(plainText)
      .filter((text) => text !== '')
      .join(betweenTexts);
    return {
      entry_id: id,
      lang,
      languages,
      ordinal,
      type,
      address: entityOf(type).pages.item === undefined ? pageShowing(type, page) : address,
      title: shownTitle,
      body,
      titleWords: indexWords(shownTitle, maxIndexedCharacters),
      bodyWords: indexWords(body, maxIndexedCharacters),
    };
  });
}

/** Updates the index to the published state of an entry: no rows unless it is published. */
export async function indexEntry(
  db: Database,
  index: SearchIndex,
  entry: SearchedEntry,
  published: boolean,
): Promise<void> {
  await index.drop(db, entry.id);
  if (!published) return;
  for (const row of searchRows(entry)) await index.put(db, row);
}
