import { sql } from 'kysely';
import type { Engine } from './dialects/engine.ts';
import { openPostgres } from './dialects/postgres.ts';
import { openSqlite } from './dialects/sqlite.ts';
import { migrate, schemaVersion } from './migrations/migrate.ts';
import { auditOf } from './queries/audit.ts';
import { dump } from './queries/dump.ts';
import { entriesOf } from './queries/entries.ts';
import { filesOf } from './queries/files.ts';
import { load } from './queries/load.ts';
import { mailQueueOf } from './queries/mail.ts';
import { redirectsOf } from './queries/redirects.ts';
import { searchOf } from './queries/search.ts';
import { submissionsOf } from './queries/submissions.ts';
import { subscribersOf } from './queries/subscribers.ts';
import type { Store, StoreConfig } from './store.ts';

function open({ database, onQuery }: StoreConfig): Engine {
  return 'sqlite' in database ? openSqlite(database.sqlite, onQuery) : openPostgres(database.postgres, onQuery);
}

/**
 * Opens the database and migrates it before anything else may use it. Rejects where it cannot be opened, where
 * a migration fails (the database then is as it was), or where a newer program has migrated it.
 */
export async function createStore(config: StoreConfig): Promise<Store> {
  const engine = open(config);
  try {
    await migrate(engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return {
    entries: entriesOf(engine, config.defaultLanguage),
    submissions: submissionsOf(engine),
    subscribers: subscribersOf(engine),
    mail: mailQueueOf(engine),
    files: filesOf(engine),
    redirects: redirectsOf(engine),
    audit: auditOf(engine),
    search: searchOf(engine, config.defaultLanguage),
    async contentVersion() {
      const { version } = await engine.read
        .selectFrom('content_version')
        .select('version')
        .where('id', '=', 1)
        .executeTakeFirstOrThrow();
      return version;
    },
    async ping() {
      await sql`select 1`.execute(engine.read);
    },
    dump: () => dump(engine),
    load: load(engine),
    schemaVersion,
    close: () => engine.close(),
  };
}
