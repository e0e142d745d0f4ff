import type { Migration } from '../migrate.ts';

/**
 * An empty index: vowel signs of Indic scripts are letters now, and the Arabic article is none. `derivedEntries` has
 * all entries indexed.
 */
export const foldedSearch: Migration = (db, { search }) => search.create(db);
