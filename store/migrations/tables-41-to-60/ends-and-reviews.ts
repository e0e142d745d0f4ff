import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** When entries go offline, and when who is to review them. */
export const endsAndReviews: Migration = async (db, { columns: { text } }) => {
  for (const statement of [
    sql`alter table entries add column unpublish_at ${text}`,
    sql`alter table entries add column review_on ${text}`,
    sql`alter table entries add column reviewer_id ${text}`,
    sql`create index entries_ending on entries (unpublish_at, id) where unpublish_at is not null`,
    sql`create index entries_reviewed on entries (review_on, id) where review_on is not null`,
  ])
    await statement.execute(db);
};
