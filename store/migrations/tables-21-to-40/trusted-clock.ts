import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** The last time that the clock was found to be right, so that a jump does not delete what is not old. */
export const trustedClock: Migration = async (db, { columns: { text, tableEnd } }) => {
  await sql`create table trusted_clock (
    id integer primary key not null check (id = 1),
    trusted_at ${text} not null,
    stopped_at ${text}
  ) ${tableEnd}`.execute(db);
};
