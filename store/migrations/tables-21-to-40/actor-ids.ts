import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Users may rename themselves, so the audit log and the history store their ids beside their names. Null for all
 * earlier rows.
 */
export const actorIds: Migration = async (db, { columns: { text } }) => {
  await sql`alter table audit add column by_id ${text}`.execute(db);
  await sql`alter table revisions add column saved_by_id ${text}`.execute(db);
};
