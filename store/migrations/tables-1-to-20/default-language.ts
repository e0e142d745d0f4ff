import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** The language of documents without a language. Null until a start sets it (`default-language.ts`). */
export const defaultLanguage: Migration = async (db, { columns: { text } }) => {
  await sql`alter table content_version add column default_language ${text}`.execute(db);
};
