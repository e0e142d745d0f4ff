import { buildDerived } from '../queries/dump/build-derived.ts';
import { buildSearch } from '../queries/search/build-search.ts';
import type { Migration } from './migrate.ts';

/** Indexes all entries again: vowel signs of Indic scripts are letters now, and the Arabic article is none. */
export const foldedSearch: Migration = async (db, engine, onRows) => {
  await engine.search.create(db);
  await buildSearch(db, engine, onRows);
  await buildDerived(db, onRows);
};
