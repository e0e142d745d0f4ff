import { sql } from 'kysely';
import type { Engine } from './dialects/engine.ts';
import { openSqlite } from './dialects/sqlite.ts';
import { migrate, schemaVersion } from './migrations/migrate.ts';
import { databaseVersion, SchemaVersionError } from './migrations/schema-version.ts';
import { auditOf } from './queries/audit.ts';
import { contentChangesOf, versionIn } from './queries/changes.ts';
import { dismissalsOf } from './queries/dismissals.ts';
import { dump } from './queries/dump.ts';
import { entriesOf } from './queries/entries.ts';
import { filesOf } from './queries/files.ts';
import { guessesOf, secretsOf } from './queries/guesses.ts';
import { importsOf } from './queries/imports.ts';
import { load } from './queries/load.ts';
import { mailQueueOf } from './queries/mail.ts';
import { overview } from './queries/overview.ts';
import { previewsOf } from './queries/previews.ts';
import { redirectsOf } from './queries/redirects.ts';
import { retentionOf } from './queries/retention.ts';
import { searchOf } from './queries/search.ts';
import { submissionsOf } from './queries/submissions.ts';
import { subscribersOf } from './queries/subscribers.ts';
import { usersOf } from './queries/users.ts';
import { visitsOf } from './queries/visits.ts';
import type { Store, StoreConfig } from './store.ts';

async function open({ database, onQuery, onError }: StoreConfig): Promise<Engine> {
  const listeners = { onQuery, onError };
  if ('sqlite' in database) return openSqlite(database.sqlite, listeners);
  const { openPostgres } = await import('./dialects/postgres.ts');
  return openPostgres(database.postgres, listeners);
}

async function prepareTables(engine: Engine, tables: StoreConfig['tables'] = 'migrate'): Promise<void> {
  if (tables === 'migrate') return migrate(engine);
  const found = await databaseVersion(engine);
  if (found === 0 && tables === 'create') return migrate(engine);
  if (found !== schemaVersion) throw new SchemaVersionError(found, schemaVersion);
}

/**
 * Opens the database and brings its tables into the state that `tables` names before anything else may use it. Rejects
 * where it cannot be opened, where a migration fails (the database then is as it was), where a newer program has migrated
 * it, or with a {@link SchemaVersionError} where its tables must not be changed and have another version.
 */
export async function createStore(config: StoreConfig): Promise<Store> {
  const engine = await open(config);
  try {
    await prepareTables(engine, config.tables);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return {
    entries: entriesOf(engine, config.defaultLanguage),
    previews: previewsOf(engine, config.defaultLanguage),
    submissions: submissionsOf(engine),
    subscribers: subscribersOf(engine),
    mail: mailQueueOf(engine),
    files: filesOf(engine),
    imports: importsOf(engine),
    redirects: redirectsOf(engine),
    audit: auditOf(engine),
    dismissals: dismissalsOf(engine),
    users: usersOf(engine),
    guesses: guessesOf(engine),
    secrets: secretsOf(engine),
    retention: retentionOf(engine),
    visits: visitsOf(engine),
    accounts: engine.write,
    search: searchOf(engine, config.defaultLanguage),
    overview: overview(engine),
    contentVersion: () => versionIn(engine.read),
    contentChanges: contentChangesOf(engine),
    async ping() {
      await sql`select 1`.execute(engine.read);
    },
    alone: (name, work) => engine.alone(name, work),
    dump: (tables) => dump(engine, tables),
    load: load(engine),
    schemaVersion,
    ...(engine.pool ? { pool: engine.pool } : {}),
    close: () => engine.close(),
  };
}
