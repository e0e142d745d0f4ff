import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { createStore } from '../create-store.ts';
import type { Store, StoreConfig } from '../store.ts';
import { copyMigratedFile } from './migrated-file.ts';
import { createDatabase, migratedTemplate, reusedDatabase, type ServerDatabase } from './postgres-databases.ts';

export interface FreshDatabase {
  database: StoreConfig['database'];
  /** Removes the database; close stores that use it first. */
  discard(): Promise<void>;
}

export interface FreshStore extends FreshDatabase {
  store: Store;
  /** Closes the store and removes its database. */
  discard(): Promise<void>;
}

export interface TestEngine {
  name: 'SQLite' | 'PostgreSQL';
  /** An empty database without tables. */
  freshDatabase(): Promise<FreshDatabase>;
  /** A migrated database without content. */
  migratedDatabase(): Promise<FreshDatabase>;
  /** A store on a migrated database without content; English unless `config` sets another language. */
  freshStore(config?: Partial<Omit<StoreConfig, 'database'>>): Promise<FreshStore>;
}

const fileIn = (folder: string): FreshDatabase => ({
  database: { sqlite: join(folder, 'store.db') },
  discard: () => rm(folder, { recursive: true, force: true }),
});

const onServer = ({ url, drop }: ServerDatabase): FreshDatabase => ({ database: { postgres: url }, discard: drop });

function engine(
  given: Pick<TestEngine, 'name' | 'freshDatabase' | 'migratedDatabase'>,
  reusedDatabase = given.migratedDatabase,
): TestEngine {
  return {
    ...given,
    async freshStore(config) {
      const { database, discard } = await reusedDatabase();
      const store = await createStore({ defaultLanguage: 'en', ...config, database });
      // Tests need no durability, and each commit would wait 1 to 2 ms for the disk.
      if ('sqlite' in database) await sql`pragma synchronous = off`.execute(store.accounts);
      return {
        store,
        database,
        async discard() {
          await store.close();
          await discard();
        },
      };
    },
  };
}

const sqlite = engine({
  name: 'SQLite',
  freshDatabase: async () => fileIn(await mkdtemp(join(tmpdir(), 'atrium-store-'))),
  migratedDatabase: async () => fileIn((await copyMigratedFile()).folder),
});

const postgres = engine(
  {
    name: 'PostgreSQL',
    freshDatabase: async () => onServer(await createDatabase(inject('postgresUrl'))),
    migratedDatabase: async () => onServer(await createDatabase(inject('postgresUrl'), migratedTemplate)),
  },
  async () => onServer(await reusedDatabase(inject('postgresUrl'))),
);

/** Both engines, for `describe.each(engines)('… on $name', ({ freshStore }) => …)`. */
export const engines: readonly TestEngine[] = [sqlite, postgres];

/** A store for tests that do not depend on the engine. */
export const { freshStore } = sqlite;
