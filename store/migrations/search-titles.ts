import type { Migration } from './migrate.ts';

/** Titles get an index of their own: of a word that stands in most texts, few have it in the title. */
export const searchTitles: Migration = (db, { search }) => search.indexTitles(db);
