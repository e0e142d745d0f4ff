import { setImmediate as nextRound } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Engine, LastId } from '#store/dialects/engine.ts';
import type { DumpedRow } from '#store/store.ts';
import type { Tables } from '#store/tables/tables.ts';

/**
 * Derived data, and data that a restore must not revive: sessions, pending links, counts of login attempts, proposals
 * of translations.
 */
type NotDumped =
  | 'search_rows'
  | 'search_words'
  | 'entry_words'
  | 'entry_files'
  | 'file_texts'
  | 'file_pages'
  | 'entry_relations'
  | 'entry_codes'
  | 'translation_states'
  | 'translation_proposals'
  | 'content_changes'
  | 'previews'
  | 'schema_versions'
  | 'sessions'
  | 'verifications'
  | 'guesses'
  | 'trusted_clock';

/** All other tables, in an order that satisfies foreign keys, with the columns that order their rows. */
const dumpedTables = {
  content_version: ['id'],
  entries: ['id'],
  entry_documents: ['entry_id', 'lang'],
  language_publications: ['entry_id', 'lang'],
  revisions: ['entry_id', 'revision'],
  messages: ['id'],
  enquiries: ['message_id'],
  desk_settings: ['id'],
  reply_templates: ['id'],
  applications: ['id'],
  subscribers: ['id'],
  outgoing_mail: ['id'],
  files: ['src'],
  file_permalinks: ['original_src'],
  import_ids: ['source', 'type', 'foreign_id'],
  import_reports: ['id'],
  redirects: ['from_path'],
  search_synonyms: ['id'],
  withdrawn: ['entry_id'],
  audit: ['id'],
  dismissals: ['finding'],
  reminders: ['entry_id', 'last_day', 'days_before'],
  glossaries: ['lang'],
  visits: ['day', 'page'],
  zero_result_searches: ['day', 'lang', 'term'],
  best_bets: ['id'],
  deletions: ['day', 'kind'],
  users: ['id'],
  accounts: ['id'],
  two_factors: ['id'],
  passkeys: ['id'],
  // After the users.
  translation_tasks: ['entry_id', 'lang'],
  secrets: ['name'],
} satisfies { [Table in Exclude<keyof Tables, NotDumped>]: (keyof Tables[Table])[] };

export type DumpedTable = keyof typeof dumpedTables;

export const dumpedTableNames = Object.keys(dumpedTables).filter(isDumpedTable);

export function isDumpedTable(table: string): table is DumpedTable {
  return Object.hasOwn(dumpedTables, table);
}

/** An additional table of the dump: the highest ids ever generated, so that a restore does not reuse them. */
export const lastIdsTable = 'last_ids';

/** A row may have a megabyte. */
const rowsAtOnce = 100;

async function* rowsOf(db: Database, table: DumpedTable): AsyncGenerator<Record<string, unknown>> {
  const keys: string[] = dumpedTables[table];
  const columns = sql.join(keys.map((key) => sql.ref(key)));
  let after = sql``;
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} ${after} order by ${columns} limit ${sql.lit(rowsAtOnce)}`.execute(db);
    yield* rows;
    // SQLite is synchronous, so other requests would wait for the last row.
    await nextRound();
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = sql`where (${columns}) > (${sql.join(keys.map((key) => last[key]))})`;
  }
}

export async function* dump(engine: Engine, only?: readonly string[]): AsyncGenerator<DumpedRow> {
  const { db, release } = await engine.snapshot();
  try {
    const tables = dumpedTableNames.filter((table) => only?.includes(table) ?? true);
    for (const table of tables) for await (const row of rowsOf(db, table)) yield { table, row };
    if (only) return;
    for (const { table, last } of await engine.lastIds(db)) yield { table: lastIdsTable, row: { table, last } };
  } finally {
    await release();
  }
}

/** The id in a dumped row of `last_ids`. */
export function lastIdFrom({ table, last }: Record<string, unknown>): LastId {
  if (typeof table !== 'string' || typeof last !== 'number')
    throw new Error('A row of last_ids in the backup is damaged');
  return { table, last };
}
