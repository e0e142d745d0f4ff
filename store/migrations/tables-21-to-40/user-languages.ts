import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** The language that a user chose for the office. Null: none chosen, as for all earlier rows. */
export const userLanguages: Migration = async (db, { columns: { text } }) => {
  await sql`alter table users add column lang ${text}`.execute(db);
};
