import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * The relations of entries, read from both sides, the codes by which they are found, and the days on which they change
 * by themselves. They are derived from all entries while the program runs.
 */
export const entryRelations: Migration = async (db, { columns: { text, tableEnd } }) => {
  await sql`create table entry_relations (
    entry_id integer not null references entries (id) on delete cascade,
    field ${text} not null,
    to_id integer not null,
    seen integer not null,
    latest integer not null,
    primary key (entry_id, field, to_id)
  ) ${tableEnd}`.execute(db);
  await sql`create index entry_relations_to on entry_relations (to_id, field)`.execute(db);
  await sql`create table entry_codes (
    entry_id integer not null references entries (id) on delete cascade,
    kind ${text} not null,
    code ${text} not null,
    primary key (entry_id, kind, code)
  ) ${tableEnd}`.execute(db);
  await sql`create index entry_codes_code on entry_codes (code, kind)`.execute(db);
  await sql`alter table entries add column changes_on ${text}`.execute(db);
  await sql`create index entries_changes_on on entries (changes_on) where changes_on is not null`.execute(db);
  await sql`update entries set derived_at = null`.execute(db);
};
