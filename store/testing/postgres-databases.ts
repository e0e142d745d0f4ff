import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The migrated database without content that `postgres-server.ts` makes once per run. */
export const migratedTemplate = 'store_migrated';

export interface ServerDatabase {
  url: string;
  /** Removes the database with all its connections. */
  drop(): Promise<void>;
}

const pools = new Map<string, pg.Pool>();

/** One idle connection per test process: a new one for each statement costs 8 ms. It does not keep the process alive. */
function poolOf(serverUrl: string): pg.Pool {
  const pool = pools.get(serverUrl) ?? new pg.Pool({ connectionString: serverUrl, max: 2, allowExitOnIdle: true });
  // An idle connection breaks when the server stops; a later query on it fails by itself.
  if (!pools.has(serverUrl)) pool.on('error', () => {});
  pools.set(serverUrl, pool);
  return pool;
}

/** A new database on the server, empty or a copy of a template. The template must have no connections. */
export async function createDatabase(serverUrl: string, template?: string): Promise<ServerDatabase> {
  const name = `store_${randomBytes(8).toString('hex')}`;
  const copied = template === undefined ? '' : ` template ${template} strategy file_copy`;
  await poolOf(serverUrl).query(`create database ${name}${copied}`);
  return {
    url: databaseUrl(serverUrl, name),
    drop: async () => {
      await poolOf(serverUrl).query(`drop database ${name} with (force)`);
    },
  };
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
