import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** The user who translates an entry into a language, and the day by which. */
export const translationTasks: Migration = async (db, { columns: { text, tableEnd } }) => {
  const statements = [
    sql`create table translation_tasks (
      entry_id integer not null references entries (id) on delete cascade,
      lang ${text} not null,
      assignee ${text} references users (id) on delete set null,
      due_on ${text},
      primary key (entry_id, lang)
    ) ${tableEnd}`,
    sql`create index translation_tasks_assigned on translation_tasks (assignee, lang, entry_id, due_on)`,
    sql`create index translation_tasks_due on translation_tasks (due_on, entry_id) where due_on is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
};
