import type { EntityName } from '#content/registry.ts';
import type { Database } from '#store/dialects/engine.ts';
import { titlesOf } from '../content/entry-rows.ts';
import type { ChangedEntry } from '../published/changes.ts';

/** The entries that show a file, in any status. */
export async function entriesWith(
  db: Database,
  src: string,
): Promise<{ id: number; type: EntityName; title: string }[]> {
  const rows = await db
    .selectFrom('entry_files')
    .innerJoin('entries', 'entries.id', 'entry_files.entry_id')
    .select(['entries.id', 'entries.type'])
    .where('entry_files.src', '=', src)
    .orderBy('entries.id')
    .execute();
  const titles = await titlesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, type }) => ({ id, type, title: titles.get(id) ?? '' }));
}

/** The published entries that show a file. */
export const seenWith = (db: Database, src: string): Promise<ChangedEntry[]> =>
  db
    .selectFrom('entry_files')
    .innerJoin('entries', 'entries.id', 'entry_files.entry_id')
    .select(['entries.id', 'entries.type', 'entries.parent_id as parent'])
    .where('entry_files.src', '=', src)
    .where('entries.status', '=', 'published')
    .execute();
