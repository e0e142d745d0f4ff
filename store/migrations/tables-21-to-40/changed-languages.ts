import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** The languages of a change of translations alone, as `,de,pt,`. Null: the change shows in every language. */
export const changedLanguages: Migration = async (db, { columns: { text } }) => {
  await sql`alter table content_changes add column langs ${text}`.execute(db);
};
