import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createStore } from './create-store.ts';
import { openPostgres } from './dialects/postgres.ts';
import { openSqlite } from './dialects/sqlite.ts';
import { migrate, migrations, schemaVersion } from './migrations/migrate.ts';
import { readStatus } from './read-status.ts';
import { change } from './testing/changes.ts';
import { engines, type FreshDatabase } from './testing/engines.ts';

describe.each(engines)('the status of a database on $name', ({ freshDatabase }) => {
  let fresh: FreshDatabase;
  beforeEach(async () => {
    fresh = await freshDatabase();
    return fresh.discard;
  });

  test('counts entries while the store is open', async () => {
    const store = await createStore({ database: fresh.database, defaultLanguage: 'en' });
    await store.entries.save(change('news', { heading: 'First' }));
    await store.audit.add({ by: 'schedule', action: 'backup.made', subject: 'a.tar.gz' });
    await store.derived.markAllOutdated();
    const status = await readStatus(fresh);
    await store.close();
    expect(status).toMatchObject({ tablesVersion: schemaVersion, entries: 1, outdated: 1 });
    expect(status.bytes).toBeGreaterThan(50_000);
    expect(Date.parse(status.scheduledBackupAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  test('leaves tables of an older version as they are', async () => {
    const engine =
      'sqlite' in fresh.database ? openSqlite(fresh.database.sqlite) : openPostgres(fresh.database.postgres);
    try {
      await migrate(engine, migrations.slice(0, 1));
      expect(await readStatus(fresh)).toMatchObject({
        tablesVersion: 1,
        entries: 0,
        outdated: null,
        scheduledBackupAt: null,
      });
      expect((await sql`select version from schema_versions`.execute(engine.read)).rows).toEqual([{ version: 1 }]);
    } finally {
      await engine.close();
    }
  });
});
