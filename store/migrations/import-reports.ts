import { sql } from 'kysely';
import type { Migration } from './migrate.ts';

/** What the latest imports reported, as JSON text. */
export const importReports: Migration = async (db, { columns: { text, tableEnd } }) => {
  await sql`create table import_reports (
    id ${text} primary key not null,
    started_at ${text} not null,
    report ${text} not null
  ) ${tableEnd}`.execute(db);
};
