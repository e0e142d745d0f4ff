import { sql } from 'kysely';
import { databaseFaultOf } from '../database-faults.ts';
import type { Database, Engine } from '../dialects/engine.ts';
import { momentNow } from '../moment.ts';
import type { MigrationProgress } from '../store.ts';
import { accountTables } from './account-tables.ts';
import { actorIds } from './actor-ids.ts';
import { blurPlaceholders } from './blur-placeholders.ts';
import { changedLanguages } from './changed-languages.ts';
import { contentChanges } from './content-changes.ts';
import { defaultLanguage } from './default-language.ts';
import { derivedEntries } from './derived-entries.ts';
import { dismissals } from './dismissals.ts';
import { fileLibrary } from './file-library.ts';
import { filePermalinks } from './file-permalinks.ts';
import { firstTables } from './first-tables.ts';
import { foldedSearch } from './folded-search.ts';
import { hashedSessions } from './hashed-sessions.ts';
import { importIds } from './import-ids.ts';
import { importReports } from './import-reports.ts';
import { inboxColumns } from './inbox-columns.ts';
import { itemIds } from './item-ids.ts';
import { languagePublications } from './language-publications.ts';
import { largeContent } from './large-content.ts';
import { listWords } from './list-words.ts';
import { noteThreads } from './note-threads.ts';
import { officeEntries } from './office-entries.ts';
import { outdatedSources } from './outdated-sources.ts';
import { previewMakers } from './preview-makers.ts';
import { privacy } from './privacy.ts';
import { publicIds } from './public-ids.ts';
import { redirectKeys } from './redirect-keys.ts';
import { redirectPages } from './redirect-pages.ts';
import { NewerDatabaseError } from './refuse-newer-tables.ts';
import { revisionStatuses } from './revision-statuses.ts';
import { latestVersion } from './schema-version.ts';
import { searchTitles } from './search-titles.ts';
import { translatedAddresses } from './translated-addresses.ts';
import { translationProposals } from './translation-proposals.ts';
import { translationSources } from './translation-sources.ts';
import { translationTasks } from './translation-tasks.ts';
import { trustedClock } from './trusted-clock.ts';
import { userLanguages } from './user-languages.ts';
import { visitorLanguages } from './visitor-languages.ts';
import { withdrawnEntries } from './withdrawn-entries.ts';

/** One schema change. It runs in a transaction together with the record that it ran. `onRows` counts the rows that long steps have done. */
export type Migration = (db: Database, engine: Engine, onRows: (rows: number) => void) => Promise<void>;

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
  searchTitles,
  previewMakers,
  dismissals,
  publicIds,
  importReports,
  defaultLanguage,
  translationSources,
  visitorLanguages,
  foldedSearch,
  changedLanguages,
  userLanguages,
  translatedAddresses,
  languagePublications,
  translationTasks,
  translationProposals,
  // Again: words in Chinese characters are pairs now.
  foldedSearch,
  outdatedSources,
  revisionStatuses,
  redirectPages,
  itemIds,
  redirectKeys,
  hashedSessions,
  actorIds,
  trustedClock,
  noteThreads,
  // Digits of all scripts are the same now: `derivedEntries` has all entries indexed again.
  async () => {},
  listWords,
  filePermalinks,
  derivedEntries,
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
