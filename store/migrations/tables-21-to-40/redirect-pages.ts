import { sql } from 'kysely';
import { withoutLanguage } from '#contract/addresses/language-path.ts';
import type { Migration } from '../migrate.ts';

/** The page of each redirect, so that those of an address in every language are found with an index. */
export const redirectPages: Migration = async (db, { columns: { text } }) => {
  await sql`alter table redirects add column page_path ${text} not null default ''`.execute(db);
  await sql`create index redirects_page on redirects (page_path)`.execute(db);
  for (const { from_path } of await db.selectFrom('redirects').select('from_path').execute()) {
    await db
      .updateTable('redirects')
      .set({ page_path: withoutLanguage(from_path) })
      .where('from_path', '=', from_path)
      .execute();
  }
};
