import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** The desks that answer enquiries with the rules that choose them, the desk of each enquiry, and the leave of users. */
export const desks: Migration = async (db, { columns: { text, tableEnd } }) => {
  const statements = [
    sql`create table desk_settings (
      id integer primary key not null,
      document ${text} not null,
      revision integer not null,
      changed_at ${text} not null,
      changed_by ${text} not null
    ) ${tableEnd}`,
    sql`alter table enquiries add column desk ${text} not null default 'default'`,
    sql`alter table enquiries add column first_answer_at ${text}`,
    sql`create index enquiries_desk on enquiries (desk, message_id)`,
    sql`alter table users add column on_leave_until ${text}`,
  ];
  for (const statement of statements) await statement.execute(db);
};
