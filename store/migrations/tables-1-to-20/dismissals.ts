import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Findings of the health page that an owner has dismissed, with the reasons. */
export const dismissals: Migration = async (db, { columns: { text } }) => {
  await sql`create table dismissals (
    finding ${text} primary key not null,
    reason ${text} not null,
    dismissed_at ${text} not null,
    dismissed_by ${text} not null
  )`.execute(db);
};
