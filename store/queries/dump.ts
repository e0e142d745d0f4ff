import { sql } from 'kysely';
import type { Database, Engine, LastId } from '../dialects/engine.ts';
import type { DumpedRow } from '../store.ts';
import type { Tables } from '../tables.ts';

/** Every table that is not derived, in an order in which it can be filled, with what orders its rows. */
const dumpedTables = {
  content_version: ['id'],
  entries: ['id'],
  entry_documents: ['entry_id', 'lang'],
  revisions: ['entry_id', 'revision'],
  messages: ['id'],
  applications: ['id'],
  subscribers: ['id'],
  outgoing_mail: ['id'],
  files: ['src'],
  redirects: ['from_path'],
  withdrawn: ['entry_id'],
  audit: ['id'],
} satisfies { [Table in Exclude<keyof Tables, 'search_texts' | 'schema_versions'>]: (keyof Tables[Table])[] };

export type DumpedTable = keyof typeof dumpedTables;

export const dumpedTableNames = Object.keys(dumpedTables).filter(isDumpedTable);

export function isDumpedTable(table: string): table is DumpedTable {
  return Object.hasOwn(dumpedTables, table);
}

/** Beside the tables: the highest numbers given, so that no number is given again after a restore. */
export const lastIdsTable = 'last_ids';

/** A row may hold a megabyte. */
const rowsAtOnce = 100;

async function* rowsOf(db: Database, table: DumpedTable): AsyncGenerator<Record<string, unknown>> {
  const keys: string[] = dumpedTables[table];
  const columns = sql.join(keys.map((key) => sql.ref(key)));
  let after = sql``;
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} ${after} order by ${columns} limit ${sql.lit(rowsAtOnce)}`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = sql`where (${columns}) > (${sql.join(keys.map((key) => last[key]))})`;
  }
}

export async function* dump(engine: Engine): AsyncGenerator<DumpedRow> {
  const { db, release } = await engine.snapshot();
  try {
    for (const table of dumpedTableNames) for await (const row of rowsOf(db, table)) yield { table, row };
    for (const { table, last } of await engine.lastIds(db)) yield { table: lastIdsTable, row: { table, last } };
  } finally {
    await release();
  }
}

/** The mark in a dumped row of `last_ids`. */
export function lastIdFrom({ table, last }: Record<string, unknown>): LastId {
  if (typeof table !== 'string' || typeof last !== 'number') throw new Error('A mark in the backup is damaged');
  return { table, last };
}
