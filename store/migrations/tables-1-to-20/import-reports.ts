import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Reports of the latest imports, as JSON text. The summary is read often; the report may have thousands of lines. */
export const importReports: Migration = async (db, { columns: { text, tableEnd } }) => {
  await sql`create table import_reports (
    id ${text} primary key not null,
    started_at ${text} not null,
    summary ${text} not null,
    report ${text} not null
  ) ${tableEnd}`.execute(db);
};
