import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Notes become lists, so that a second one does not overwrite the first. The time and author of the existing ones are
 * unknown.
 */
export const noteThreads: Migration = async (db) => {
  for (const table of [sql.table('messages'), sql.table('applications')]) {
    const { rows } = await sql<{ id: number; note: string }>`select id, note from ${table} where note <> ''`.execute(
      db,
    );
    for (const { id, note: text } of rows) {
      const notes = JSON.stringify([{ at: null, by: '', byId: null, text }]);
      await sql`update ${table} set note = ${notes} where id = ${id}`.execute(db);
    }
  }
};
