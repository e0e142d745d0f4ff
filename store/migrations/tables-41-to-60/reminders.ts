import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Which reminders of the last day of an entry were mailed: how many days before which day. */
export const reminders: Migration = async (db, { columns: { text, tableEnd } }) => {
  await sql`create table reminders (
    entry_id integer not null references entries (id) on delete cascade,
    last_day ${text} not null,
    days_before integer not null,
    primary key (entry_id, last_day, days_before)
  ) ${tableEnd}`.execute(db);
};
