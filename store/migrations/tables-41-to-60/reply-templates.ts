import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** The templates of replies to messages: one row. */
export const replyTemplates: Migration = async (db, { columns: { text, tableEnd } }) => {
  await sql`create table reply_templates (
    id integer primary key not null,
    document ${text} not null,
    revision integer not null,
    changed_at ${text} not null,
    changed_by ${text} not null
  ) ${tableEnd}`.execute(db);
};
