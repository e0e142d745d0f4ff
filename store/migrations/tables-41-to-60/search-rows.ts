import { sql } from 'kysely';
import { createSearch } from '#store/search/index/create-search.ts';
import type { Migration } from '../migrate.ts';

/**
 * Search without types and languages in ids, and with values to narrow results down by. The new index is empty: entries
 * are indexed while the program runs. The tables before (`search_texts`, and `search_index` and `search_titles` of SQLite)
 * stay, because a node of 0.2.0 that still runs reads and writes them.
 */
export const searchRows: Migration = async (db, engine) => {
  await createSearch(db, engine);
  await sql`update entries set derived_at = null`.execute(db);
};
