import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** The current file of each replaced one, so that the address of the first version serves it. */
export const filePermalinks: Migration = async (db, { columns: { text, tableEnd } }) => {
  await sql`create table file_permalinks (
    original_src ${text} primary key not null,
    current_src ${text} not null,
    position integer not null
  ) ${tableEnd}`.execute(db);
  await sql`create index file_permalinks_current on file_permalinks (current_src, position)`.execute(db);
};
