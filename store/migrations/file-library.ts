import { sql } from 'kysely';
import type { Migration } from './migrate.ts';

/** What is said of a file beside its bytes; `words` are those that the library’s search looks into, folded. */
export const fileLibrary: Migration = async (db, { columns: { text } }) => {
  const said = ['name', 'alt', 'title', 'lang', 'words'];
  for (const column of said) {
    await sql`alter table files add column ${sql.ref(column)} ${text} not null default ''`.execute(db);
  }
  // Ten-thousandths of width and height, so that both engines keep them exactly.
  for (const column of ['focus_x', 'focus_y']) {
    const share = sql`integer not null default 5000 check (${sql.ref(column)} between 0 and 10000)`;
    await sql`alter table files add column ${sql.ref(column)} ${share}`.execute(db);
  }
  await sql`create index files_newest on files (added_at, src)`.execute(db);
};
