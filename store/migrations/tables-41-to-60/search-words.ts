import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * The words of the texts of search, by which misspelled queries are corrected. All entries are indexed again while the
 * program runs, which also counts their words.
 */
export const searchWords: Migration = async (db, { search, columns: { text, tableEnd } }) => {
  await sql`create table search_words (
    lang ${text} not null,
    word ${text} not null,
    texts integer not null,
    primary key (lang, word)
  ) ${tableEnd}`.execute(db);
  await sql`create index search_words_frequent on search_words (lang, texts)`.execute(db);
  await search.create(db);
  await sql`update entries set derived_at = null`.execute(db);
};
