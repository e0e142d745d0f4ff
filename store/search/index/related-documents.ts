import { entityOf } from '#content/registry.ts';
import { fieldAt, relationsIn } from '#contract/documents/document-parts.ts';
import type { RelatedEntries } from '#contract/entity.ts';
import type { Database } from '#store/dialects/engine.ts';
import { documentFrom } from '#store/documents/json.ts';
import { languagesFor, localeOf } from '#store/documents/languages.ts';
import { documentIn } from '#store/documents/translate.ts';
import type { JsonDocument } from '#store/store.ts';
import type { SearchedEntry } from './index-entry.ts';

/** The published entries whose texts other entries are found by. */
export interface RelatedDocuments {
  defaultLanguage: string;
  /** The documents of an entry by language; '' is the default language. */
  byId: ReadonlyMap<number, ReadonlyMap<string, JsonDocument>>;
  /** Those that were read in a language: many entries name the same ones. */
  inLanguage: Map<string, JsonDocument>;
}

/** The place of the parent among `searchedWith`. */
const parentField = 'parent';

function relatedIds({ type, parent, document }: Omit<SearchedEntry, 'id'>): number[] {
  const { searchedWith = [], document: schema } = entityOf(type);
  if (searchedWith.length === 0) return [];
  const named = relationsIn(schema, document).filter(({ field }) => searchedWith.includes(fieldAt(field)));
  const above = searchedWith.includes(parentField) && typeof parent === 'number' ? [parent] : [];
  return [...named.map(({ value }) => value.id), ...above];
}

/** SQLite bounds the number of parameters. */
const atOnce = 500;

/** Reads the related entries of some entries. */
export async function readRelated(db: Database, entries: readonly SearchedEntry[]): Promise<RelatedDocuments> {
  const ids = [...new Set(entries.flatMap(relatedIds))];
  const byId = new Map<number, Map<string, JsonDocument>>();
  const inLanguage = new Map<string, JsonDocument>();
  if (ids.length === 0) return { defaultLanguage: '', byId, inLanguage };
  for (let from = 0; from < ids.length; from += atOnce) {
    const rows = await db
      .selectFrom('entry_documents')
      .innerJoin('entries', 'entries.id', 'entry_documents.entry_id')
      .select(['entries.id', 'entry_documents.lang', 'entry_documents.document'])
      .where('entries.id', 'in', ids.slice(from, from + atOnce))
      .where('entries.status', '=', 'published')
      .execute();
    for (const { id, lang, document } of rows) {
      byId.set(id, (byId.get(id) ?? new Map<string, JsonDocument>()).set(lang, documentFrom(document)));
    }
  }
  const language = await db.selectFrom('content_version').select('default_language').where('id', '=', 1).execute();
  return { defaultLanguage: language[0]?.default_language ?? 'en', byId, inLanguage };
}

/** The related entries of an entry in a language of its own. */
export function relatedIn(
  { defaultLanguage, byId, inLanguage }: RelatedDocuments,
  { parent }: Pick<SearchedEntry, 'parent'>,
  lang: string,
): RelatedEntries {
  const documentOf = (id: number): JsonDocument | undefined => {
    const byLanguage = byId.get(id);
    if (!byLanguage) return undefined;
    const key = `${id} ${lang}`;
    const document = inLanguage.get(key) ?? documentIn(languagesFor(lang, ''), byLanguage);
    inLanguage.set(key, document);
    return document;
  };
  return {
    lang: localeOf(lang || defaultLanguage),
    documentOf,
    parent: typeof parent === 'number' ? documentOf(parent) : undefined,
  };
}
