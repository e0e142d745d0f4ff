import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';
import { listWords } from '../tables-21-to-40/list-words.ts';

/**
 * All words again. First: letters and digits are found apart and together, German umlauts also in two letters, Persian letters
 * as the Arabic ones, Indic letters without their dot. Then: Arabic nouns that begin like the article are found with
 * and without it. Entries are indexed again while the program runs.
 */
export const splitWords: Migration = async (db, engine, onRows) => {
  await listWords(db, engine, onRows);
  await sql`update entries set derived_at = null`.execute(db);
};
