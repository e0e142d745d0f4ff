import type { Engine } from '#store/dialects/engine.ts';
import type { Entries } from '#store/interfaces/entries.ts';
import { codeHolders } from '../published/entry-codes.ts';
import { publishedEntriesOf } from '../published/published-entries.ts';
import { countOutdated, listTranslations } from '../translations/list-translations.ts';
import { outdatedTexts } from '../translations/outdated-texts.ts';
import { translatedTexts } from '../translations/translated-texts.ts';
import { assignTranslations, translationWork } from '../translations/translation-tasks.ts';
import { addressHolder } from './addresses.ts';
import { calendarOf } from './calendar.ts';
import { documentsOfType, titlesOf } from './entry-rows.ts';
import { listEntries } from './list-entries.ts';
import { listRevisions } from './list-revisions.ts';
import { moveEntry } from './move-entry.ts';
import { publicIdHolder } from './public-ids.ts';
import { changeDue } from './publication/change-due.ts';
import { nextDue, publishDue } from './publication/publish-due.ts';
import { publishedStates } from './publication/published-states.ts';
import { readEntry } from './read-entry.ts';
import { referencesOf } from './references.ts';
import { dueReviews, setReview } from './reviews.ts';
import { discardChanges, saveEntries, saveEntry, setEntryStatus } from './save-entry.ts';
import { removeEntry, restoreEntry, trashEntry } from './trash.ts';

export function entriesOf(engine: Engine, defaultLanguage: string): Entries {
  const db = engine.read;
  return {
    ...publishedEntriesOf(db, defaultLanguage),
    save: saveEntry(engine),
    saveAll: saveEntries(engine),
    setStatus: setEntryStatus(engine),
    discardChanges: discardChanges(engine),
    trash: trashEntry(engine),
    restore: restoreEntry(engine),
    remove: removeEntry(engine),
    move: moveEntry(engine),
    setReview: setReview(engine),
    calendar: (query) => calendarOf(db, query),
    dueReviews: (types, of) => dueReviews(db, types, of),
    publishDue: publishDue(engine),
    changeDue: changeDue(engine),
    nextDue: () => nextDue(db),
    publishedStates: (query) => publishedStates(db, query),
    list: (query) => listEntries(db, query),
    listTranslations: (query) => listTranslations(db, query),
    assignTranslations: assignTranslations(engine),
    translationWork: (query, assignee) => translationWork(db, query, assignee),
    outdatedTranslations: (types) => countOutdated(db, types),
    outdatedTexts: (id) => outdatedTexts(db, id),
    translatedTexts: (of, lang) => translatedTexts(db, of, lang),
    documents: (type, ids) => documentsOfType(db, type, [...new Set(ids)]),
    codeHolders: (codes) => codeHolders(db, codes),
    titles: (ids) => titlesOf(db, [...new Set(ids)]),
    references: (id) => referencesOf(db, id),
    addressHolder: (type, address) => addressHolder(db, type, address),
    publicIdHolder: (type, publicId) => publicIdHolder(db, type, publicId),

    get: (id) => readEntry(db, id),
    revisions: (id, page) => listRevisions(db, id, page),

    async isEmpty() {
      // The condition is always true; it lets SQLite seek the first row instead of reading the table.
      const first = await db.selectFrom('entries').select('id').where('id', '>', 0).orderBy('id').limit(1).execute();
      return first.length === 0;
    },
  };
}
