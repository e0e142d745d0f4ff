import { sql } from 'kysely';
import { type Database, type Engine, type LastId, numberedTables } from '#store/dialects/engine.ts';
import type { DumpedRow } from '#store/store.ts';
import { deriveAll } from '../derived/outdated-entries.ts';
import { queueTexts } from '../files/file-texts.ts';
import { type DumpedTable, dumpedTableNames, isDumpedTable, lastIdFrom, lastIdsTable } from './dump.ts';

const rowsAtOnce = 50;

async function requireEmpty(db: Database): Promise<void> {
  for (const table of dumpedTableNames) {
    if (table === 'content_version') continue;
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) {
      throw new Error(`A backup can only be loaded into an empty database, but ${table} has rows in this one`);
    }
  }
}

/** Its single row exists from the start, and the load holds a lock on it. */
const replaces = (columns: readonly string[]) =>
  sql`on conflict (id) do update set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))}`;

/** Inserts rows of one table with the same columns. */
async function insert(db: Database, table: DumpedTable, rows: readonly Record<string, unknown>[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)} ${table === 'content_version' ? replaces(columns) : sql``}`.execute(db);
}

async function insertAll(db: Database, rows: AsyncIterable<DumpedRow>): Promise<LastId[]> {
  const marks: LastId[] = [];
  let waiting: { table: DumpedTable; rows: Record<string, unknown>[] } | undefined;
  const flush = async () => {
    if (waiting) await insert(db, waiting.table, waiting.rows);
    waiting = undefined;
  };
  for await (const { table, row } of rows) {
    if (table === lastIdsTable) {
      marks.push(lastIdFrom(row));
      continue;
    }
    if (!isDumpedTable(table)) throw new Error(`The backup has a table ${table} that this program does not know`);
    if (waiting && (waiting.table !== table || waiting.rows.length >= rowsAtOnce)) await flush();
    waiting ??= { table, rows: [] };
    waiting.rows.push(row);
  }
  await flush();
  return marks;
}

export const load =
  (engine: Engine) =>
  (rows: AsyncIterable<DumpedRow>): Promise<void> =>
    engine.maintenance.transaction().execute(async (db) => {
      await engine.lockContent(db);
      await requireEmpty(db);
      const marks = await insertAll(db, rows);
      const unknown = marks.find(({ table }) => !numberedTables.some((name) => name === table));
      if (unknown)
        throw new Error(`The backup has a last id for the table ${unknown.table} that this program does not know`);
      await engine.setLastIds(
        db,
        numberedTables.map((table) => ({ table, last: marks.find((mark) => mark.table === table)?.last ?? 0 })),
      );
      await queueTexts(db);
      await deriveAll(db, engine);
    });
