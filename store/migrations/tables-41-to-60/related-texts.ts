import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Products are found by their facts, their category and their maker, categories by their attributes. Numbers
 * are found without the signs between their groups. Entries are indexed again while the program runs.
 */
export const relatedTexts: Migration = async (db) => {
  await sql`update entries set derived_at = null`.execute(db);
};
