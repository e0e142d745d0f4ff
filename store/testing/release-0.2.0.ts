import { readFile } from 'node:fs/promises';
import { CompiledQuery } from 'kysely';
import type { Engine } from '../dialects/engine.ts';
import type { TestEngine } from './engines.ts';

/** Statements that release 0.2.0 made on an empty database, and then, still running, after an upgrade of the tables. */
export type Recording = 'before-upgrade' | 'after-upgrade';

/**
 * Makes the changes of the program of release 0.2.0. Its own statements were recorded (`onQuery` of its store, without
 * those that only read), so the tests need no installation of it. Each line is a JSON list of a statement and its
 * parameters.
 */
export async function replay(engine: Engine, name: TestEngine['name'], recording: Recording): Promise<void> {
  const file = `../migrations/release-0.2.0/${name.toLowerCase()}-${recording}.jsonl`;
  const lines = (await readFile(new URL(file, import.meta.url), 'utf8')).trimEnd().split('\n');
  await engine.write.transaction().execute(async (db) => {
    for (const line of lines) {
      const [sql, ...parameters]: [string, ...unknown[]] = JSON.parse(line);
      await db.executeQuery(CompiledQuery.raw(sql, parameters));
    }
  });
}
