import { sql } from 'kysely';
import { databaseFaultOf } from '../database-faults.ts';
import type { Database, Engine } from '../dialects/engine.ts';
import { momentNow } from '../moment.ts';
import type { MigrationProgress } from '../store.ts';
import { NewerDatabaseError } from './refuse-newer-tables.ts';
import { latestVersion } from './schema-version.ts';
import { accountTables } from './tables-1-to-20/account-tables.ts';
import { blurPlaceholders } from './tables-1-to-20/blur-placeholders.ts';
import { contentChanges } from './tables-1-to-20/content-changes.ts';
import { defaultLanguage } from './tables-1-to-20/default-language.ts';
import { dismissals } from './tables-1-to-20/dismissals.ts';
import { fileLibrary } from './tables-1-to-20/file-library.ts';
import { firstTables } from './tables-1-to-20/first-tables.ts';
import { importIds } from './tables-1-to-20/import-ids.ts';
import { importReports } from './tables-1-to-20/import-reports.ts';
import { inboxColumns } from './tables-1-to-20/inbox-columns.ts';
import { largeContent } from './tables-1-to-20/large-content.ts';
import { officeEntries } from './tables-1-to-20/office-entries.ts';
import { previewMakers } from './tables-1-to-20/preview-makers.ts';
import { privacy } from './tables-1-to-20/privacy.ts';
import { publicIds } from './tables-1-to-20/public-ids.ts';
import { translationSources } from './tables-1-to-20/translation-sources.ts';
import { visitorLanguages } from './tables-1-to-20/visitor-languages.ts';
import { withdrawnEntries } from './tables-1-to-20/withdrawn-entries.ts';
import { actorIds } from './tables-21-to-40/actor-ids.ts';
import { changedLanguages } from './tables-21-to-40/changed-languages.ts';
import { derivedEntries } from './tables-21-to-40/derived-entries.ts';
import { filePermalinks } from './tables-21-to-40/file-permalinks.ts';
import { hashedSessions } from './tables-21-to-40/hashed-sessions.ts';
import { itemIds } from './tables-21-to-40/item-ids.ts';
import { languagePublications } from './tables-21-to-40/language-publications.ts';
import { listWords } from './tables-21-to-40/list-words.ts';
import { noteThreads } from './tables-21-to-40/note-threads.ts';
import { outdatedSources } from './tables-21-to-40/outdated-sources.ts';
import { redirectKeys } from './tables-21-to-40/redirect-keys.ts';
import { redirectPages } from './tables-21-to-40/redirect-pages.ts';
import { revisionStatuses } from './tables-21-to-40/revision-statuses.ts';
import { translatedAddresses } from './tables-21-to-40/translated-addresses.ts';
import { translationProposals } from './tables-21-to-40/translation-proposals.ts';
import { translationTasks } from './tables-21-to-40/translation-tasks.ts';
import { trustedClock } from './tables-21-to-40/trusted-clock.ts';
import { userLanguages } from './tables-21-to-40/user-languages.ts';
import { desks } from './tables-41-to-60/desks.ts';
import { endsAndReviews } from './tables-41-to-60/ends-and-reviews.ts';
import { enquiries } from './tables-41-to-60/enquiries.ts';
import { entryRelations } from './tables-41-to-60/entry-relations.ts';
import { fileTexts } from './tables-41-to-60/file-texts.ts';
import { messageSenders } from './tables-41-to-60/message-senders.ts';
import { relatedTexts } from './tables-41-to-60/related-texts.ts';
import { reminders } from './tables-41-to-60/reminders.ts';
import { replyTemplates } from './tables-41-to-60/reply-templates.ts';
import { searchRegisters } from './tables-41-to-60/search-registers.ts';
import { searchRows } from './tables-41-to-60/search-rows.ts';
import { searchSynonyms } from './tables-41-to-60/search-synonyms.ts';
import { splitWords } from './tables-41-to-60/split-words.ts';

/**
 * One schema change. It runs in a transaction together with the record that it ran. `onRows` counts the rows that long
 * steps have done.
 */
export type Migration = (db: Database, engine: Engine, onRows: (rows: number) => void) => Promise<void>;

/** It changed the index of search, which `searchRows` creates. */
const replaced: Migration = async () => {};

/** The order is fixed: the first is version 1. Never change a released step. */
export const migrations: readonly Migration[] = [
  firstTables,
  withdrawnEntries,
  officeEntries,
  accountTables,
  inboxColumns,
  fileLibrary,
  importIds,
  contentChanges,
  blurPlaceholders,
  largeContent,
  privacy,
  replaced,
  previewMakers,
  dismissals,
  publicIds,
  importReports,
  defaultLanguage,
  translationSources,
  visitorLanguages,
  replaced,
  changedLanguages,
  userLanguages,
  translatedAddresses,
  languagePublications,
  translationTasks,
  translationProposals,
  replaced,
  outdatedSources,
  revisionStatuses,
  redirectPages,
  itemIds,
  redirectKeys,
  hashedSessions,
  actorIds,
  trustedClock,
  noteThreads,
  replaced,
  listWords,
  filePermalinks,
  derivedEntries,
  entryRelations,
  reminders,
  enquiries,
  desks,
  replyTemplates,
  splitWords,
  messageSenders,
  replaced,
  fileTexts,
  searchRows,
  relatedTexts,
  searchSynonyms,
  searchRegisters,
  relatedTexts,
  splitWords,
  relatedTexts,
  endsAndReviews,
  relatedTexts,
  relatedTexts,
  redirectKeys,
  listWords,
  relatedTexts,
];

export const schemaVersion = migrations.length;

const reportEveryMs = 5_000;

/**
 * Migrates the database to the version of `steps`, each step in its own transaction. Of two processes that start at once, one
 * waits. Throws for a database that a newer program has migrated.
 */
export async function migrate(
  engine: Engine,
  steps: readonly Migration[] = migrations,
  onMigration: (progress: MigrationProgress) => void = () => {},
): Promise<void> {
  // A server that does not respond is no progress to report.
  await sql`select 1`.execute(engine.maintenance);
  let version = -1;
  let rows = 0;
  const timer = setInterval(() => onMigration({ version: version + 1, of: steps.length, rows }), reportEveryMs);
  const onRows = (done: number) => {
    rows += done;
  };
  try {
    while (version < steps.length) {
      rows = 0;
      version = await nextStep(engine, steps, onRows);
    }
  } finally {
    clearInterval(timer);
  }
}

/** An older program that still runs may hold locks that a step needs, or deadlock with it. */
const maxTries = 10;

async function nextStep(engine: Engine, steps: readonly Migration[], onRows: (rows: number) => void): Promise<number> {
  for (let left = maxTries; ; left--) {
    try {
      return await engine.maintenance.transaction().execute((db) => stepOn(db, engine, steps, onRows));
    } catch (error) {
      if (left === 1 || databaseFaultOf(error) !== 'busy') throw error;
    }
  }
}

/** Runs the next step, if any. Returns the resulting version. */
async function stepOn(
  db: Database,
  engine: Engine,
  steps: readonly Migration[],
  onRows: (rows: number) => void,
): Promise<number> {
  await engine.lockSchema(db);
  await sql`
    create table if not exists schema_versions (
      version integer primary key not null,
      applied_at ${engine.columns.text} not null
    )`.execute(db);
  const version = await latestVersion(db);
  if (version > steps.length) throw new NewerDatabaseError(version, steps.length);
  const step = steps[version];
  if (!step) return version;
  // Changes of programs that still run come before the step or after it, where they are refused.
  if (version > 0) await engine.lockContent(db);
  // A step that is run again later, such as the building of the search index, is run once, by the later one.
  if (!steps.includes(step, version + 1)) await step(db, engine, onRows);
  await db
    .insertInto('schema_versions')
    .values({ version: version + 1, applied_at: momentNow() })
    .execute();
  return version + 1;
}
