import type { Migration } from '../migrate.ts';

/** A separate index of titles: a word that most texts contain is in few titles. */
export const searchTitles: Migration = (db, { search }) => search.indexTitles(db);
