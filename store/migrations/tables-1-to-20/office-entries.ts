import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Columns and tables for the office: pending changes beside the published state, the trash, the last editor, search and
 * sorting of lists, the files that entries show, and preview links.
 */
export const officeEntries: Migration = async (db, { columns: { text, tableEnd } }) => {
  const statements = [
    sql`alter table entries add column title ${text} not null default ''`,
    sql`alter table entries add column pending integer not null default 0 check (pending in (0, 1))`,
    sql`alter table entries add column pending_at ${text}`,
    sql`alter table entries add column pending_address ${text} check (pending_address <> '')`,
    sql`alter table entries add column trashed_at ${text}`,
    sql`alter table entries add column updated_by ${text} not null default ''`,
    sql`create index entries_pending on entries (id) where pending = 1`,
    sql`create index entries_pending_due on entries (pending_at, id) where pending_at is not null`,
    sql`create index entries_pending_address on entries (type, pending_address) where pending_address is not null`,
    sql`create table entry_words (
      entry_id integer primary key not null references entries (id) on delete cascade,
      words ${text} not null
    ) ${tableEnd}`,
    sql`create table entry_files (
      entry_id integer not null references entries (id) on delete cascade,
      src ${text} not null,
      primary key (entry_id, src)
    ) ${tableEnd}`,
    sql`create index entry_files_src on entry_files (src, entry_id)`,
    // No foreign key to the entry: a preview sent to a colleague works until it expires.
    sql`create table previews (
      token_hash ${text} primary key not null,
      type ${text} not null,
      entry_id integer,
      parent_id integer,
      document ${text} not null,
      translations ${text} not null,
      expires_at ${text} not null,
      made_by ${text} not null
    ) ${tableEnd}`,
    sql`create index previews_expire on previews (expires_at)`,
    sql`
      update entries set updated_by = coalesce((
        select saved_by from revisions where entry_id = entries.id and revisions.revision = entries.revision
      ), '')`,
  ];
  for (const statement of statements) await statement.execute(db);
};
