import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * All words of entries again. First: letters and digits are found apart and together, German umlauts also in two
 * letters, Persian letters as the Arabic ones, Indic letters without their dot.
 * Then: Arabic nouns that begin like the article are found with
 * and without it. Entries are indexed again while the program runs.
 */
export const splitWords: Migration = async (db) => {
  await sql`update entries set derived_at = null`.execute(db);
};
