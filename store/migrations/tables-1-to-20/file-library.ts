import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Descriptions of files. `words` has their folded words for the library’s search. */
export const fileLibrary: Migration = async (db, { columns: { text } }) => {
  const said = ['name', 'alt', 'title', 'lang', 'words'];
  for (const column of said) {
    await sql`alter table files add column ${sql.ref(column)} ${text} not null default ''`.execute(db);
  }
  // In units of 1/10,000 of width and height, so that both engines store them exactly.
  for (const column of ['focus_x', 'focus_y']) {
    const share = sql`integer not null default 5000 check (${sql.ref(column)} between 0 and 10000)`;
    await sql`alter table files add column ${sql.ref(column)} ${share}`.execute(db);
  }
  await sql`create index files_newest on files (added_at, src)`.execute(db);
};
