import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** The maker of a preview link, so that it ends with their access. Null: the program itself, or a link of an older version. */
export const previewMakers: Migration = async (db, { columns: { text } }) => {
  await sql`alter table previews add column maker_id ${text}`.execute(db);
};
