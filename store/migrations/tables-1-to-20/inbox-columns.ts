import { type Selectable, sql } from 'kysely';
import type { Database } from '#store/dialects/engine.ts';
import { applicationWords, messageWords } from '#store/queries/inbox/inbox-words.ts';
import type { Tables } from '#store/tables/tables.ts';
import type { Migration } from '../migrate.ts';

const rowsAtOnce = 500;

/** Columns for work on messages and applications. The flag `spam` becomes one of the statuses. */
export const inboxColumns: Migration = async (db, { columns: { text } }) => {
  const status = (names: readonly string[]) => {
    const known = sql.join(names.map((name) => sql.lit(name)));
    return sql`${text} not null default 'new' check (status in (${known}))`;
  };
  const ofMessages = status(['new', 'read', 'answered', 'spam']);
  const ofApplications = status(['new', 'in review', 'invited', 'offered', 'hired', 'declined', 'spam']);
  const statements = [
    sql`alter table messages add column status ${ofMessages}`,
    sql`alter table messages add column assignee ${text}`,
    sql`alter table messages add column note ${text} not null default ''`,
    sql`alter table messages add column words ${text} not null default ''`,
    sql`alter table applications add column status ${ofApplications}`,
    sql`alter table applications add column rating integer check (rating between 1 and 5)`,
    sql`alter table applications add column note ${text} not null default ''`,
    sql`alter table applications add column words ${text} not null default ''`,
    sql`update messages set status = 'spam' where spam = 1`,
    sql`update applications set status = 'spam' where spam = 1`,
    sql`alter table messages drop column spam`,
    sql`alter table applications drop column spam`,
    sql`create index messages_by_status on messages (status, id)`,
    sql`create index messages_without_spam on messages (id) where status <> 'spam'`,
    sql`create index messages_by_assignee on messages (assignee, id) where assignee is not null`,
    sql`create index applications_by_status on applications (status, id)`,
    sql`create index applications_without_spam on applications (id) where status <> 'spam'`,
    sql`create index applications_by_department on applications (department_id, id)`,
    sql`create index applications_by_career on applications (career_id, id) where career_id is not null`,
    // For the dashboard's list of recent changes.
    sql`create index entries_changed on entries (updated_at, id)`,
  ];
  for (const statement of statements) await statement.execute(db);
  await fillMessages(db);
  await fillApplications(db);
};

async function fillMessages(db: Database, after = 0): Promise<void> {
  const next = db.selectFrom('messages').selectAll().where('id', '>', after).orderBy('id').limit(rowsAtOnce);
  const rows: Selectable<Tables['messages']>[] = await next.execute();
  for (const row of rows) {
    await db
      .updateTable('messages')
      .set({ words: messageWords(row) })
      .where('id', '=', row.id)
      .execute();
  }
  const last = rows.at(-1);
  if (last) await fillMessages(db, last.id);
}

async function fillApplications(db: Database, after = 0): Promise<void> {
  const next = db.selectFrom('applications').selectAll().where('id', '>', after).orderBy('id').limit(rowsAtOnce);
  const rows: Selectable<Tables['applications']>[] = await next.execute();
  for (const row of rows) {
    await db
      .updateTable('applications')
      .set({ words: applicationWords(row) })
      .where('id', '=', row.id)
      .execute();
  }
  const last = rows.at(-1);
  if (last) await fillApplications(db, last.id);
}
