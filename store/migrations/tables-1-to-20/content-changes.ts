import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Changes of published content, so that every process knows which cached responses are stale. */
export const contentChanges: Migration = async (db, { columns: { text, tableEnd } }) => {
  await sql`create table content_changes (
    version integer not null,
    entry_id integer not null,
    type ${text} not null,
    parent_id integer,
    parent_before integer,
    primary key (version, entry_id)
  ) ${tableEnd}`.execute(db);
};
