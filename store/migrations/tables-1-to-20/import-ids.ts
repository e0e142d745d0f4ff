import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** The ids of imported entries in their source, so that a repeated import finds them. */
export const importIds: Migration = async (db, { columns: { text, tableEnd } }) => {
  await sql`create table import_ids (
    source ${text} not null,
    type ${text} not null,
    foreign_id ${text} not null,
    entry_id integer not null references entries (id) on delete cascade,
    primary key (source, type, foreign_id)
  ) ${tableEnd}`.execute(db);
  await sql`create index import_ids_entry on import_ids (entry_id)`.execute(db);
};
