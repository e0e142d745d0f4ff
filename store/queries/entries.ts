import type { Engine } from '../dialects/engine.ts';
import { documentFrom, isRecord } from '../documents/json.ts';
import { languagesFor } from '../documents/languages.ts';
import type { Entries, JsonDocument } from '../store.ts';
import { moveEntry, publishDue, removeEntry } from './change-entries.ts';
import { documentsOf, entryRow } from './entry-rows.ts';
import { datedSpan, listPublished, onePublished } from './published.ts';
import { saveEntry } from './save-entry.ts';
import { isWithdrawn } from './withdrawn.ts';

function translationsFrom(text: string): Record<string, JsonDocument> {
  const documents = Object.entries(documentFrom(text));
  return Object.fromEntries(documents.map(([lang, document]) => [lang, isRecord(document) ? document : {}]));
}

export function entriesOf(engine: Engine, defaultLanguage: string): Entries {
  const db = engine.read;
  const languages = (lang: string | undefined) => languagesFor(lang, defaultLanguage);
  return {
    save: saveEntry(engine),
    remove: removeEntry(engine),
    move: moveEntry(engine),
    publishDue: publishDue(engine),

    async get(id) {
      const row = await entryRow(db, id);
      if (!row) return undefined;
      const { document, translations } = await documentsOf(db, id);
      return {
        id: row.id,
        type: row.type,
        parent: row.parent_id,
        position: row.position,
        status: row.status,
        publishAt: row.publish_at,
        revision: row.revision,
        document,
        translations,
        createdAt: row.created_at,
        updatedAt: row.updated_at,
      };
    },

    async revisions(id) {
      const rows = await db
        .selectFrom('revisions')
        .selectAll()
        .where('entry_id', '=', id)
        .orderBy('revision', 'desc')
        .execute();
      return rows.map((row) => ({
        revision: row.revision,
        savedAt: row.saved_at,
        savedBy: row.saved_by,
        document: documentFrom(row.document),
        translations: translationsFrom(row.translations),
        status: row.status,
      }));
    },

    published: (type, id, lang) => onePublished(db, type, { id }, languages(lang)),
    publishedByAddress: (type, address, lang) => onePublished(db, type, { address }, languages(lang)),
    publishedSingle: (type, lang) => onePublished(db, type, 'single', languages(lang)),
    isWithdrawn: (type, by) => isWithdrawn(db, type, by),
    listPublished: (query) => listPublished(db, query, languages(query.lang)),
    datedSpan: (type) => datedSpan(db, type),

    async nextDue() {
      const next = await db
        .selectFrom('entries')
        .select('publish_at')
        .where('publish_at', 'is not', null)
        .orderBy('publish_at')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      return next?.publish_at ?? undefined;
    },

    async isEmpty() {
      // The condition is always true; it lets SQLite seek the first row instead of reading the table.
      const first = await db.selectFrom('entries').select('id').where('id', '>', 0).orderBy('id').limit(1).execute();
      return first.length === 0;
    },
  };
}
