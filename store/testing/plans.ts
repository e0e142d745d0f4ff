import SqliteFile from 'better-sqlite3';
import pg from 'pg';
import { planSettings } from '../dialects/postgres-pool.ts';
import type { StoreConfig } from '../store.ts';
import { fullSizePlans } from './large-content.ts';

export interface Explained {
  sql: string;
  /** Tables that are scanned completely. */
  scanned: string[];
  /** The engine's plan, for the failure message. */
  plan: string;
}

export interface Planner {
  explain(query: { sql: string; parameters: readonly unknown[] }): Promise<Explained>;
  close(): Promise<void>;
}

/** Names in plans that are not tables to check: subqueries, parameters, full-text indexes and the single version row. */
const notTables = new Set(['page', 'one', 'search_fts', 'content_version', 'json_each']);

function sqlitePlanner(path: string): Planner {
  const file = new SqliteFile(path, { readonly: true });
  return {
    async explain({ sql, parameters }) {
      const lines = file
        .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
        .all([...parameters])
        .map(({ detail }) => detail);
      const scanned = lines
        // The partial index of pending changes contains nothing else.
        .map((line) => /^SCAN (?!.* VALUES CLAUSE)(?!.*INDEX entries_pending)(\S+)/.exec(line)?.[1])
        .filter((name) => name !== undefined && !notTables.has(name) && !name.startsWith('('));
      return { sql, scanned: scanned.filter((name) => name !== undefined), plan: lines.join('\n') };
    },
    async close() {
      file.close();
    },
  };
}

function scannedIn(plan: string): string[] {
  return [...plan.matchAll(/Seq Scan on (\S+)/g)].map(([, table = '']) => table).filter((name) => !notTables.has(name));
}

async function postgresPlanner(url: string): Promise<Planner> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('analyze');
  await client.query(planSettings);
  await client.query(fullSizePlans);
  return {
    async explain({ sql, parameters }) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, [...parameters]);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      return { sql, scanned: scannedIn(plan), plan };
    },
    close: () => client.end(),
  };
}

/** Explains queries on a database with the large content after updating its statistics. */
export const plannerOf = async (database: StoreConfig['database']): Promise<Planner> =>
  'sqlite' in database ? sqlitePlanner(database.sqlite) : postgresPlanner(database.postgres);
