import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Blur placeholders of pictures. Null: not made yet; '': none can be made. */
export const blurPlaceholders: Migration = async (db, { columns: { text } }) => {
  await sql`alter table files add column stand_in ${text}`.execute(db);
  await sql`update files set stand_in = '' where media_type not like 'image/%'`.execute(db);
  await sql`create index files_without_stand_in on files (src) where stand_in is null`.execute(db);
};
