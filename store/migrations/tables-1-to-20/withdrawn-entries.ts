import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Entries that visitors could once read and no longer can, so that their pages respond with 410 instead of 404. There
 * is no foreign key to the entries, because the rows outlive them.
 */
export const withdrawnEntries: Migration = async (db, { columns: { text, tableEnd } }) => {
  const statements = [
    sql`create table withdrawn (
      entry_id integer primary key not null,
      type ${text} not null,
      address ${text},
      withdrawn_at ${text} not null
    ) ${tableEnd}`,
    sql`create index withdrawn_address on withdrawn (type, address)`,
    sql`
      insert into withdrawn (entry_id, type, address, withdrawn_at)
      select id, type, address, updated_at from entries
      where status <> 'published'
        and exists (select 1 from revisions where entry_id = entries.id and revisions.status = 'published')`,
  ];
  for (const statement of statements) await statement.execute(db);
};
