import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Enquiries are messages with lines: a row here for each message that asks about products. */
export const enquiries: Migration = async (db, { columns: { text, tableEnd } }) => {
  await sql`create table enquiries (
    message_id integer primary key references messages (id) on delete cascade,
    reference ${text} not null,
    company ${text} not null,
    country ${text} not null,
    delivery_term ${text} not null,
    wanted_on ${text} not null,
    lines ${text} not null,
    idempotency_key ${text},
    digest ${text} not null,
    blob ${text},
    file_name ${text},
    media_type ${text},
    bytes integer,
    sha256 ${text}
  ) ${tableEnd}`.execute(db);
  await sql`create unique index enquiries_reference on enquiries (reference)`.execute(db);
  await sql`create unique index enquiries_key on enquiries (idempotency_key)`.execute(db);
  await sql`create index enquiries_digest on enquiries (digest)`.execute(db);
  await sql`create index enquiries_blob on enquiries (blob)`.execute(db);
};
