import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** The messages of an address, ignoring case. */
export const messageSenders: Migration = async (db) => {
  await sql`create index messages_by_sender on messages (lower(email), id)`.execute(db);
};
