import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Proposals of a translation service, which are never part of a document until an editor takes them, and the terms that
 * it gets.
 */
export const translationProposals: Migration = async (db, { columns: { text, tableEnd } }) => {
  const statements = [
    sql`create table translation_proposals (
      entry_id integer not null references entries (id) on delete cascade,
      lang ${text} not null,
      path ${text} not null,
      source_hash ${text} not null,
      text ${text} not null,
      made_at ${text} not null,
      primary key (entry_id, lang, path)
    ) ${tableEnd}`,
    sql`create table glossaries (
      lang ${text} primary key not null,
      formality ${text} not null,
      terms ${text} not null,
      changed_at ${text} not null,
      changed_by ${text} not null
    ) ${tableEnd}`,
  ];
  for (const statement of statements) await statement.execute(db);
};
