import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** The status of each language after a save. Of earlier saves it is unknown. */
export const revisionStatuses: Migration = async (db, { columns: { text } }) => {
  await sql`alter table revisions add column statuses ${text}`.execute(db);
};
