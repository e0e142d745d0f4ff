import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** The public ids of imported entries, from their source. Null for an entry whose number is its public id. */
export const publicIds: Migration = async (db, { columns: { text } }) => {
  const statements = [
    sql`alter table entries add column public_id ${text} check (public_id <> '')`,
    sql`create unique index entries_public_id on entries (type, public_id) where public_id is not null`,
    sql`alter table withdrawn add column public_id ${text}`,
    sql`create index withdrawn_public_id on withdrawn (type, public_id) where public_id is not null`,
    sql`alter table content_changes add column public_id ${text}`,
  ];
  for (const statement of statements) await statement.execute(db);
};
