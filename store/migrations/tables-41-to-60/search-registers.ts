import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** What visitors searched for and did not find, by day, and what the search shows first for some terms: one row. */
export const searchRegisters: Migration = async (db, { columns: { text, tableEnd } }) => {
  await sql`create table zero_result_searches (
    day ${text} not null,
    lang ${text} not null,
    term ${text} not null,
    searches integer not null check (searches > 0),
    primary key (day, lang, term)
  ) ${tableEnd}`.execute(db);
  await sql`create table best_bets (
    id integer primary key not null,
    document ${text} not null,
    revision integer not null,
    changed_at ${text} not null,
    changed_by ${text} not null
  ) ${tableEnd}`.execute(db);
};
