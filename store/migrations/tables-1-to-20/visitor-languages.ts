import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** The language of the page that a visitor sent a form from. Null: unknown, as for all earlier rows. */
export const visitorLanguages: Migration = async (db, { columns: { text } }) => {
  for (const table of ['messages', 'applications', 'subscribers'])
    await sql`alter table ${sql.table(table)} add column lang ${text}`.execute(db);
};
