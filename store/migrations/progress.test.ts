import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Engine } from '../dialects/engine.ts';
import { openPostgres } from '../dialects/postgres.ts';
import { openSqlite } from '../dialects/sqlite.ts';
import { derivedDataOf } from '../queries/derived/outdated-entries.ts';
import type { MigrationProgress } from '../store.ts';
import { change } from '../testing/changes.ts';
import { engines, type FreshStore } from '../testing/engines.ts';
import { type Migration, migrate, migrations, schemaVersion } from './migrate.ts';
import { languagePublications } from './tables-21-to-40/language-publications.ts';
import { searchRows } from './tables-41-to-60/search-rows.ts';

describe.each(engines)('a migration on $name', ({ name: engineName, freshStore }) => {
  let fresh: FreshStore;
  let engine: Engine;
  beforeEach(async () => {
    fresh = await freshStore();
    const { database } = fresh;
    engine = 'sqlite' in database ? openSqlite(database.sqlite) : openPostgres(database.postgres);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await engine.close();
    await fresh.discard();
  });

  const fill = async (count: number) => {
    for (let number = 0; number < count; number++) {
      await fresh.store.entries.save(change('gallery', { name: `Mill ${number}` }));
    }
  };

  test('reports the step every five seconds, and no longer once it has ended', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const reports: MigrationProgress[] = [];
    const takes =
      (ms: number): Migration =>
      async () =>
        void vi.advanceTimersByTime(ms);
    await migrate(engine, [...migrations, takes(4_000), takes(12_000)], (progress) => reports.push(progress));
    vi.advanceTimersByTime(60_000);
    const second = { version: schemaVersion + 2, of: schemaVersion + 2 };
    expect(reports).toMatchObject([second, second, second]);
  });

  test('indexes no entry itself, and each once afterwards', async () => {
    await fill(3);
    const puts = vi.spyOn(engine.search, 'put');
    await migrate(engine, [...migrations, searchRows]);
    expect(puts).not.toHaveBeenCalled();
    while ((await derivedDataOf(engine).rebuildSome(() => expect.fail('An entry fails'))) > 0);
    expect(puts).toHaveBeenCalledTimes(3);
  });

  const undone: Record<string, Migration> = {
    languagePublications: async (db, on, onRows) => {
      await sql`drop table language_publications`.execute(db);
      await sql`alter table entries drop column drafts_only`.execute(db);
      await sql`alter table revisions drop column langs`.execute(db);
      await languagePublications(db, on, onRows);
    },
  };
  // PostgreSQL answers through a socket, which leaves time in any case.
  if (engineName === 'SQLite')
    test('gives the reports time in each step that reads all content', async () => {
      await fill(210);
      let ticks = 0;
      const timer = setInterval(() => {
        ticks += 1;
      }, 1);
      const ticksOf: Record<string, number> = {};
      const steps = [...migrations];
      try {
        for (const [name, step] of Object.entries(undone)) {
          steps.push(step);
          ticks = 0;
          await migrate(engine, steps);
          ticksOf[name] = ticks;
        }
      } finally {
        clearInterval(timer);
      }
      expect(
        Object.values(ticksOf).every((count) => count > 0),
        JSON.stringify(ticksOf),
      ).toBe(true);
    });
});
