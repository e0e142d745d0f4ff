import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Stores with each submission which privacy notice was shown and what the visitor agreed to. Page views and deletions
 * by retention are counted without personal data.
 */
export const privacy: Migration = async (db, { columns: { text, tableEnd } }) => {
  const statements = [
    sql`alter table messages add column privacy_version ${text}`,
    sql`alter table applications add column privacy_version ${text}`,
    sql`alter table applications add column talent_pool integer not null default 0 check (talent_pool in (0, 1))`,
    sql`alter table applications add column job_deadline ${text}`,
    sql`alter table subscribers add column privacy_version ${text}`,
    sql`create index messages_by_age on messages (received_at, id)`,
    sql`create index applications_by_age on applications (received_at, id)`,
    sql`create table visits (
      day ${text} not null,
      page ${text} not null,
      visits integer not null check (visits > 0),
      primary key (day, page)
    ) ${tableEnd}`,
    sql`create table deletions (
      day ${text} not null,
      kind ${text} not null,
      deleted integer not null check (deleted > 0),
      primary key (day, kind)
    ) ${tableEnd}`,
  ];
  for (const statement of statements) await statement.execute(db);
};
