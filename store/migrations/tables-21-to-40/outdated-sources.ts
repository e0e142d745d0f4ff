import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Hashes of the sources of outdated texts, so that a dismissed finding comes back when another text is outdated. */
export const outdatedSources: Migration = async (db) => {
  await sql`alter table translation_states add column outdated_sources integer not null default 0`.execute(db);
};
