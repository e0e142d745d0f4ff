import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * First: products are found by their facts, their category and their maker, categories by their attributes, numbers
 * without the signs between their groups. Then: locations, contact people and jobs are found by their concerns. Then:
 * pages of PDFs are found by words that are partly in the title of their entry. Then: Arabic words are also found without
 * the “and” before them. Then: items of lists within items have ids. Then: pages without entries
 * are found by their texts. Entries are indexed again while the program runs.
 */
export const relatedTexts: Migration = async (db) => {
  await sql`update entries set derived_at = null`.execute(db);
};
