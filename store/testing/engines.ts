import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { createStore } from '../create-store.ts';
import type { Store, StoreConfig } from '../store.ts';

export interface FreshDatabase {
  database: StoreConfig['database'];
  /** Removes the database; stores over it should be closed. */
  discard(): Promise<void>;
}

export interface FreshStore extends FreshDatabase {
  store: Store;
  /** Closes the store and removes its database. */
  discard(): Promise<void>;
}

export interface TestEngine {
  name: 'SQLite' | 'PostgreSQL';
  /** An empty database that no store has opened. */
  freshDatabase(): Promise<FreshDatabase>;
  /** A store over an empty database; English unless `config` says otherwise. */
  freshStore(config?: Partial<Omit<StoreConfig, 'database'>>): Promise<FreshStore>;
}

async function freshFile(): Promise<FreshDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-store-'));
  return {
    database: { sqlite: join(folder, 'store.db') },
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function freshServerDatabase(): Promise<FreshDatabase> {
  const name = `store_${randomBytes(8).toString('hex')}`;
  await onServer(`create database ${name}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return {
    database: { postgres: url.href },
    discard: () => onServer(`drop database ${name} with (force)`),
  };
}

function engine(name: TestEngine['name'], freshDatabase: () => Promise<FreshDatabase>): TestEngine {
  return {
    name,
    freshDatabase,
    async freshStore(config) {
      const { database, discard } = await freshDatabase();
      const store = await createStore({ defaultLanguage: 'en', ...config, database });
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

const sqlite = engine('SQLite', freshFile);

/** Both engines, for `describe.each(engines)('… on $name', ({ freshStore }) => …)`. */
export const engines: readonly TestEngine[] = [sqlite, engine('PostgreSQL', freshServerDatabase)];

/** A store for tests to which the engine does not matter. */
export const { freshStore } = sqlite;
