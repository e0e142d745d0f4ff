import type { z } from 'zod';
import { type Actor, actorName } from '#store/actor.ts';
import type { Database } from '#store/dialects/engine.ts';
import type { Stored } from '#store/interfaces/desks.ts';
import { momentNow } from '#store/moment.ts';
import { StoreError } from '#store/store.ts';

/** Tables whose only row is a JSON document with a revision. */
export type DocumentTable = 'desk_settings' | 'reply_templates' | 'best_bets';

const id = 1;

/** The document as saved; before the first time, `first` with revision 0. */
export async function storedDocument<T extends object>(
  db: Database,
  table: DocumentTable,
  schema: z.ZodType<T>,
  first: T,
): Promise<Stored<T>> {
  const row = await db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return { ...first, revision: 0, changedAt: null, changedBy: '' };
  const { document, revision, changed_at, changed_by } = row;
  return { ...schema.parse(JSON.parse(document)), revision, changedAt: changed_at, changedBy: changed_by };
}

/** Needs the lock of the content. Throws `conflict`, which names `what`, unless the last revision is `seen`. */
export async function replaceDocument(
  db: Database,
  table: DocumentTable,
  document: object,
  { seen, by, what }: { seen: number; by: Actor; what: string },
): Promise<void> {
  const last = await db.selectFrom(table).select('revision').where('id', '=', id).executeTakeFirst();
  if ((last?.revision ?? 0) !== seen)
    throw new StoreError('conflict', `Another user has changed ${what} meanwhile; open them again`);
  const row = {
    document: JSON.stringify(document),
    revision: seen + 1,
    changed_at: momentNow(),
    changed_by: actorName(by),
  };
  await db
    .insertInto(table)
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}
