import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** For 100,000 entries: indexes for the sorted lists of the office. */
export const largeContent: Migration = async (db) => {
  const statements = [
    sql`create index entries_office_order on entries (type, position, id) where trashed_at is null`,
    sql`create index entries_office_newest on entries (type, dated_at, id) where trashed_at is null`,
    sql`create index entries_office_title on entries (type, title, id) where trashed_at is null`,
    sql`create index entries_office_changed on entries (type, updated_at, id) where trashed_at is null`,
  ];
  for (const statement of statements) await statement.execute(db);
};
