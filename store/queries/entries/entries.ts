import { publicIdOf } from '#contract/public-id.ts';
import type { Engine } from '#store/dialects/engine.ts';
import { derivedFrom } from '#store/documents/derived.ts';
import { documentFrom } from '#store/documents/json.ts';
import type { EarlierRevision, Entries } from '#store/entries.ts';
import { publishedEntriesOf } from '../published/published-entries.ts';
import { listTranslations } from '../translations/list-translations.ts';
import { outdatedTexts } from '../translations/outdated-texts.ts';
import { translatedTexts } from '../translations/translated-texts.ts';
import { assignTranslations, translationWork } from '../translations/translation-tasks.ts';
import { entryRow, latestState, titlesOf, translationsFrom } from './entry-rows.ts';
import { listEntries } from './list-entries.ts';
import { moveEntry } from './move-entry.ts';
import { publicIdHolder } from './public-ids.ts';
import { nextDue, publishDue } from './publish-due.ts';
import { publishedTranslations } from './published-translations.ts';
import { referencesOf } from './references.ts';
import { discardChanges, saveEntry, setEntryStatus } from './save-entry.ts';
import { removeEntry, restoreEntry, trashEntry } from './trash.ts';
import { addressHolder } from './write-entry.ts';

export function entriesOf(engine: Engine, defaultLanguage: string): Entries {
  const db = engine.read;
  return {
    ...publishedEntriesOf(db, defaultLanguage),
    save: saveEntry(engine),
    setStatus: setEntryStatus(engine),
    discardChanges: discardChanges(engine),
    trash: trashEntry(engine),
    restore: restoreEntry(engine),
    remove: removeEntry(engine),
    move: moveEntry(engine),
    publishDue: publishDue(engine),
    nextDue: () => nextDue(db),
    publishedTranslations: () => publishedTranslations(db),
    list: (query) => listEntries(db, query),
    listTranslations: (query) => listTranslations(db, query),
    assignTranslations: assignTranslations(engine),
    translationWork: (query, assignee) => translationWork(db, query, assignee),
    outdatedTexts: (id) => outdatedTexts(db, id),
    translatedTexts: (of, lang) => translatedTexts(db, of, lang),
    titles: (ids) => titlesOf(db, [...new Set(ids)]),
    references: (id) => referencesOf(db, id),
    addressHolder: (type, address) => addressHolder(db, type, address),
    publicIdHolder: (type, publicId) => publicIdHolder(db, type, publicId),

    async get(id) {
      const row = await entryRow(db, id);
      if (!row) return undefined;
      const { document, translations, sources, parent } = await latestState(db, row);
      return {
        id: row.id,
        publicId: publicIdOf(row),
        type: row.type,
        title: derivedFrom(row.type, document).title,
        parent,
        position: row.position,
        status: row.status,
        publishAt: row.pending_at ?? row.publish_at,
        pending: row.pending === 1,
        address: row.address,
        trashedAt: row.trashed_at,
        revision: row.revision,
        document,
        translations,
        sources,
        createdAt: row.created_at,
        updatedAt: row.updated_at,
        updatedBy: row.updated_by,
      };
    },

    async revisions(id, page) {
      const kept = db.selectFrom('revisions').where('entry_id', '=', id);
      const ordered = kept.selectAll().orderBy('revision', 'desc');
      const rows = await (page ? ordered.limit(page.take).offset(page.skip) : ordered).execute();
      const { total } = await kept.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const items = rows.map(
        (row): EarlierRevision => ({
          revision: row.revision,
          savedAt: row.saved_at,
          savedBy: row.saved_by,
          document: documentFrom(row.document),
          translations: translationsFrom(row.translations),
          status: row.status,
        }),
      );
      return { items, total: Number(total) };
    },

    async isEmpty() {
      // The condition is always true; it lets SQLite seek the first row instead of reading the table.
      const first = await db.selectFrom('entries').select('id').where('id', '>', 0).orderBy('id').limit(1).execute();
      return first.length === 0;
    },
  };
}
