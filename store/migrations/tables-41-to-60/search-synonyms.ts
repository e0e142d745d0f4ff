import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Words and phrases that the search of the site treats alike, kept by editors. */
export const searchSynonyms: Migration = async (db, { columns: { text, tableEnd } }) => {
  await sql`create table search_synonyms (
    id ${text} primary key not null,
    lang ${text} not null,
    words ${text} not null,
    meaning ${text} not null,
    both_ways integer not null,
    changed_at ${text} not null,
    changed_by ${text} not null
  ) ${tableEnd}`.execute(db);
};
