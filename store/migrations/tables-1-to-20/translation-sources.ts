import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * The sources of translated texts, with each state of an entry, so that a text is known to be outdated. Existing
 * translations have none and count as up to date. `outdatedSources` fills in the states.
 */
export const translationSources: Migration = async (db, { columns: { text, tableEnd } }) => {
  const statements = [
    sql`alter table entry_documents add column sources ${text}`,
    sql`alter table revisions add column sources ${text}`,
    sql`create table translation_states (
      entry_id integer not null references entries (id) on delete cascade,
      type ${text} not null,
      lang ${text} not null,
      state ${text} not null,
      outdated integer not null,
      missing integer not null,
      primary key (entry_id, lang)
    ) ${tableEnd}`,
    // Counts are read from these indexes alone.
    sql`create index translation_states_counted on translation_states (lang, state, type, entry_id)`,
    sql`create index translation_states_outdated on translation_states (type, lang) where state = 'outdated'`,
  ];
  for (const statement of statements) await statement.execute(db);
};
