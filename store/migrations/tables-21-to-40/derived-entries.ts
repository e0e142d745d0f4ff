import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * The change of an entry from which its derived data were made. They are outdated if it differs from the last change:
 * an older program has saved the entry, or a migration has cleared the column because it derives something else. They
 * are derived again while the program runs.
 */
export const derivedEntries: Migration = async (db, { columns: { text } }) => {
  await sql`alter table entries add column derived_at ${text}`.execute(db);
  await sql`create index entries_outdated on entries (id) where derived_at is distinct from updated_at`.execute(db);
};
