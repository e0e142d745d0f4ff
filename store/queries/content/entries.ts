import type { Engine } from '#store/dialects/engine.ts';
import { derivedFrom } from '#store/documents/derived.ts';
import { documentFrom } from '#store/documents/json.ts';
import { languageStatuses } from '#store/documents/publication.ts';
import { langsFrom } from '#store/documents/revision-languages.ts';
import { statusesFrom } from '#store/documents/revision-statuses.ts';
import type { EarlierRevision, Entries } from '#store/entries.ts';
import { codeHolders } from '../published/entry-codes.ts';
import { publishedEntriesOf } from '../published/published-entries.ts';
import { countOutdated, listTranslations } from '../translations/list-translations.ts';
import { outdatedTexts } from '../translations/outdated-texts.ts';
import { translatedTexts } from '../translations/translated-texts.ts';
import { assignTranslations, translationWork } from '../translations/translation-tasks.ts';
import { addressHolder } from './addresses.ts';
import { calendarOf } from './calendar.ts';
import { changeDue } from './change-due.ts';
import {
  documentsOfType,
  entryFacts,
  entryRow,
  latestState,
  reviewersOf,
  titlesOf,
  translationsFrom,
} from './entry-rows.ts';
import { listEntries } from './list-entries.ts';
import { moveEntry } from './move-entry.ts';
import { publicIdHolder } from './public-ids.ts';
import { publicationOf } from './publications.ts';
import { nextDue, publishDue } from './publish-due.ts';
import { publishedStates } from './published-states.ts';
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

    async get(id) {
      const row = await entryRow(db, id);
      if (!row) return undefined;
      const latest = await latestState(db, row);
      const { document, translations, sources, parent } = latest;
      const publication = await publicationOf(db, row);
      const { visible } = publication;
      return {
        ...entryFacts(row, await reviewersOf(db, [row])),
        title: derivedFrom(row.type, document).title,
        parent,
        document,
        translations,
        sources,
        languages: languageStatuses(publication, latest),
        publications: publication.languages,
        ...(row.pending === 1 && visible ? { visible } : {}),
        createdAt: row.created_at,
      };
    },

    async revisions(id, page) {
      let kept = db.selectFrom('revisions').where('entry_id', '=', id);
      if (page?.lang !== undefined) {
        const named = page.lang === '' ? ',,%' : `%,${page.lang},%`;
        kept = kept.where((eb) => eb.or([eb('langs', 'is', null), eb('langs', 'like', named)]));
      }
      const ordered = kept
        .leftJoin('users', 'users.id', 'revisions.saved_by_id')
        .selectAll('revisions')
        .select('users.name as saved_by_now')
        .orderBy('revision', 'desc');
      const rows = await (page ? ordered.limit(page.take).offset(page.skip) : ordered).execute();
      const { total } = await kept.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const items = rows.map(
        (row): EarlierRevision => ({
          revision: row.revision,
          savedAt: row.saved_at,
          savedBy: row.saved_by,
          savedByNow: row.saved_by_now,
          document: documentFrom(row.document),
          translations: translationsFrom(row.translations),
          status: row.status,
          languages: langsFrom(row.langs),
          statuses: statusesFrom(row.statuses),
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
