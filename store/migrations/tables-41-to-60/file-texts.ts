import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** The text of each page of PDFs, and how far each file was read: a null outcome is still to be read. */
export const fileTexts: Migration = async (db, { columns: { text, tableEnd } }) => {
  await sql`create table file_texts (
    src ${text} primary key not null references files (src) on delete cascade,
    outcome ${text},
    pages integer not null default 0
  ) ${tableEnd}`.execute(db);
  await sql`create index file_texts_waiting on file_texts (src) where outcome is null`.execute(db);
  await sql`create table file_pages (
    src ${text} not null references file_texts (src) on delete cascade,
    page integer not null,
    text ${text} not null,
    primary key (src, page)
  ) ${tableEnd}`.execute(db);
  await sql`insert into file_texts (src) select src from files where media_type = 'application/pdf'`.execute(db);
};
