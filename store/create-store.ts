import { sql } from 'kysely';
import { openLanguage } from './default-language.ts';
import type { Engine } from './dialects/engine.ts';
import type { BeforeChange } from './dialects/guarded-driver.ts';
import { openSqlite } from './dialects/sqlite.ts';
import { migrate, schemaVersion } from './migrations/migrate.ts';
import { newerTablesGuard } from './migrations/refuse-newer-tables.ts';
import { databaseVersion, SchemaVersionError } from './migrations/schema-version.ts';
import { entriesOf } from './queries/content/entries.ts';
import { derivedDataOf } from './queries/derived/outdated-entries.ts';
import { fileTextsOf } from './queries/files/file-texts.ts';
import { filesOf } from './queries/files/files.ts';
import { desksOf } from './queries/inbox/desks.ts';
import { mailQueueOf } from './queries/inbox/mail.ts';
import { replyTemplatesOf } from './queries/inbox/reply-templates.ts';
import { submissionsOf } from './queries/inbox/submissions.ts';
import { subscribersOf } from './queries/inbox/subscribers.ts';
import { loginAttemptsOf } from './queries/people/login-attempts.ts';
import { secretsOf } from './queries/people/secrets.ts';
import { usersOf } from './queries/people/users.ts';
import { retentionOf } from './queries/privacy/retention.ts';
import { trustedClockOf } from './queries/privacy/trusted-clock.ts';
import { contentChangesOf, versionIn } from './queries/published/changes.ts';
import { previewsOf } from './queries/published/previews.ts';
import { bestBetsOf } from './queries/search/best-bets.ts';
import { meaningsBy } from './queries/search/meanings.ts';
import { namedFiltersOf } from './queries/search/named-filters.ts';
import { searchOf } from './queries/search/search.ts';
import { supersededOf } from './queries/search/superseded.ts';
import { allSynonyms, synonymsOf } from './queries/search/synonyms.ts';
import { dump } from './queries/transfer/dump.ts';
import { importsOf } from './queries/transfer/imports.ts';
import { load } from './queries/transfer/load.ts';
import { glossariesOf } from './queries/translations/glossaries.ts';
import { proposalsOf } from './queries/translations/proposals.ts';
import { auditOf } from './queries/upkeep/audit.ts';
import { dismissalsOf } from './queries/upkeep/dismissals.ts';
import { overview } from './queries/upkeep/overview.ts';
import { redirectsOf } from './queries/upkeep/redirects.ts';
import { remindersOf } from './queries/upkeep/reminders.ts';
import { visitsOf } from './queries/visits/visits.ts';
import { zeroResultSearchesOf } from './queries/visits/zero-result-searches.ts';
import type { Store, StoreConfig } from './store.ts';

async function open({ database, onQuery, onError }: StoreConfig, beforeChange: BeforeChange): Promise<Engine> {
  const listeners = { onQuery, onError, beforeChange };
  if ('sqlite' in database) return openSqlite(database.sqlite, listeners);
  const { openPostgres } = await import('./dialects/postgres.ts');
  return openPostgres(database.postgres, listeners);
}

async function prepareTables(engine: Engine, { tables = 'migrate', onMigration }: StoreConfig): Promise<void> {
  if (tables === 'migrate') return migrate(engine, undefined, onMigration);
  const found = await databaseVersion(engine);
  if (found === 0 && tables === 'create') return migrate(engine, undefined, onMigration);
  if (found !== schemaVersion) throw new SchemaVersionError(found, schemaVersion);
}

/**
 * Opens the database and first prepares its tables as `tables` says. Rejects if the database cannot be opened, if a
 * migration fails (the database is then unchanged), if a newer program has migrated it, or with a {@link
 * SchemaVersionError} if its tables have another version and must not be changed, or with a {@link LanguageError} if
 * its content is in another language.
 */
export async function createStore(config: StoreConfig): Promise<Store> {
  const guard = newerTablesGuard(schemaVersion);
  const engine = await open(config, guard.beforeChange);
  let language: string;
  try {
    await prepareTables(engine, config);
    guard.start();
    language = await openLanguage(engine, config.defaultLanguage, config.tables !== 'keep');
  } catch (error) {
    await engine.close();
    throw error;
  }
  const entries = entriesOf(engine, language);
  const meaningsOf = meaningsBy(engine.read, language, () => allSynonyms(engine.read));
  return {
    defaultLanguage: language,
    entries,
    previews: previewsOf(engine, entries, language),
    proposals: proposalsOf(engine),
    glossaries: glossariesOf(engine),
    desks: desksOf(engine),
    replyTemplates: replyTemplatesOf(engine),
    submissions: submissionsOf(engine),
    subscribers: subscribersOf(engine),
    mail: mailQueueOf(engine),
    files: filesOf(engine),
    fileTexts: fileTextsOf(engine),
    imports: importsOf(engine),
    redirects: redirectsOf(engine),
    synonyms: synonymsOf(engine),
    audit: auditOf(engine),
    dismissals: dismissalsOf(engine),
    reminders: remindersOf(engine),
    users: usersOf(engine),
    loginAttempts: loginAttemptsOf(engine),
    secrets: secretsOf(engine),
    retention: retentionOf(engine),
    clock: trustedClockOf(engine),
    visits: visitsOf(engine),
    zeroResultSearches: zeroResultSearchesOf(engine),
    bestBets: bestBetsOf(engine),
    accounts: engine.accounts,
    search: searchOf(engine, language, {
      meaningsOf,
      superseded: (entries) => supersededOf(engine.read, entries),
    }),
    namedFilters: namedFiltersOf(engine.read, language, { entries, meaningsOf }),
    overview: overview(engine),
    contentVersion: () => versionIn(engine.read),
    contentChanges: contentChangesOf(engine),
    async ping() {
      await sql`select 1`.execute(engine.read);
    },
    exclusively: (name, work) => engine.exclusively(name, work),
    dump: (tables) => dump(engine, tables),
    load: load(engine),
    derived: derivedDataOf(engine),
    schemaVersion,
    ...(engine.pool ? { pool: engine.pool } : {}),
    close: () => engine.close(),
  };
}
