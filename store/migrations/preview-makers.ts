import { sql } from 'kysely';
import type { Migration } from './migrate.ts';

/** Who made a preview link, so that it ends with their access. Null: the program itself, or a link made before this step. */
export const previewMakers: Migration = async (db, { columns: { text } }) => {
  await sql`alter table previews add column maker_id ${text}`.execute(db);
};
