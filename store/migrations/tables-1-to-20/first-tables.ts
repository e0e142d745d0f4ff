import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Entries with their documents and revisions, submissions of visitors, and the program's own data. A list of statements. */
export const firstTables: Migration = async (db, { columns: { id, text, tableEnd } }) => {
  const yesOrNo = sql`integer not null check (spam in (0, 1))`;
  const status = sql`${text} not null check (status in ('draft', 'published', 'scheduled'))`;
  const statements = [
    sql`create table entries (
      id ${id},
      type ${text} not null,
      parent_id integer references entries (id) deferrable initially deferred,
      position integer not null check (position >= 0),
      status ${status},
      publish_at ${text},
      revision integer not null check (revision >= 1),
      address ${text} check (address <> ''),
      dated_at ${text},
      created_at ${text} not null,
      updated_at ${text} not null,
      check ((status = 'scheduled') = (publish_at is not null))
    ) ${tableEnd}`,
    sql`create unique index entries_address on entries (type, address)`,
    sql`create index entries_in_order on entries (type, status, position, id, parent_id)`,
    sql`create index entries_under_parent on entries (type, status, parent_id, position, id)`,
    sql`create index entries_newest on entries (type, status, dated_at, id, parent_id)`,
    sql`create index entries_siblings on entries (type, parent_id, position, id)`,
    sql`create index entries_children on entries (parent_id)`,
    sql`create index entries_due on entries (publish_at, id) where publish_at is not null`,
    sql`create table entry_documents (
      entry_id integer not null references entries (id) on delete cascade,
      type ${text} not null,
      lang ${text} not null,
      document ${text} not null,
      primary key (entry_id, lang)
    ) ${tableEnd}`,
    sql`create index entry_documents_of_type on entry_documents (type, lang, entry_id)`,
    sql`create table revisions (
      entry_id integer not null references entries (id) on delete cascade,
      revision integer not null check (revision >= 1),
      saved_at ${text} not null,
      saved_by ${text} not null,
      parent_id integer,
      status ${status},
      publish_at ${text},
      document ${text} not null,
      translations ${text} not null,
      primary key (entry_id, revision)
    ) ${tableEnd}`,
    sql`create table messages (
      id ${id},
      received_at ${text} not null,
      name ${text} not null,
      email ${text} not null,
      mobile ${text} not null,
      subject ${text} not null,
      message ${text} not null,
      spam ${yesOrNo}
    ) ${tableEnd}`,
    // Department and job have no foreign keys: an application may outlive both.
    sql`create table applications (
      id ${id},
      received_at ${text} not null,
      reference ${text} not null unique,
      name ${text} not null,
      address ${text} not null,
      email ${text} not null,
      mobile ${text} not null,
      mobile_alternative ${text} not null,
      department_id integer not null,
      career_id integer,
      spam ${yesOrNo},
      blob ${text} not null unique,
      file_name ${text} not null,
      media_type ${text} not null,
      bytes integer not null check (bytes > 0),
      sha256 ${text} not null
    ) ${tableEnd}`,
    sql`create table subscribers (
      id ${id},
      email ${text} not null unique,
      status ${text} not null check (status in ('asked', 'confirmed', 'ended')),
      confirm_token_hash ${text} unique,
      unsubscribe_token_hash ${text} not null unique,
      asked_at ${text} not null,
      confirmed_at ${text},
      ended_at ${text},
      check (status <> 'confirmed' or confirmed_at is not null),
      check ((status = 'ended') = (ended_at is not null))
    ) ${tableEnd}`,
    sql`create table outgoing_mail (
      id ${id},
      recipient ${text} not null,
      subject ${text} not null,
      text ${text} not null,
      headers ${text},
      reply_to ${text},
      attempts integer not null check (attempts >= 0),
      due_at ${text},
      last_error ${text},
      created_at ${text} not null
    ) ${tableEnd}`,
    sql`create index outgoing_mail_due on outgoing_mail (due_at, id)`,
    sql`create table files (
      src ${text} primary key not null,
      sha256 ${text} not null,
      media_type ${text} not null,
      bytes integer not null check (bytes >= 0),
      width integer check (width > 0),
      height integer check (height > 0),
      added_at ${text} not null,
      added_by ${text} not null
    ) ${tableEnd}`,
    sql`create table redirects (
      from_path ${text} primary key not null,
      to_path ${text} not null,
      added_at ${text} not null,
      added_by ${text} not null,
      check (from_path <> to_path)
    ) ${tableEnd}`,
    sql`create index redirects_to on redirects (to_path)`,
    sql`create table audit (
      id ${id},
      at ${text} not null,
      "by" ${text} not null,
      action ${text} not null,
      subject ${text} not null
    ) ${tableEnd}`,
    sql`create table content_version (
      id integer primary key check (id = 1),
      version integer not null check (version >= 0)
    ) ${tableEnd}`,
    sql`insert into content_version (id, version) values (1, 0)`,
  ];
  for (const statement of statements) await statement.execute(db);
};
