import type { EntityName } from '#content/registry.ts';
import type { Database, Engine } from '#store/dialects/engine.ts';
import type { Entries, ListedEntry } from '#store/interfaces/entries.ts';
import { StoreError } from '#store/store.ts';
import { note } from '../upkeep/audit.ts';
import { entryRow } from './entry-rows.ts';
import { linesOf } from './list-entries.ts';

/** The revision stays the same: a form that is open can still be saved. */
export const setReview =
  (engine: Engine): Entries['setReview'] =>
  (id, { reviewOn, reviewer, isReviewed, seen }, by) =>
    engine.write.transaction().execute(async (db) => {
      await engine.lockContent(db);
      const known = await entryRow(db, id);
      if (!known) throw new StoreError('missing', 'It is not there any more');
      if (known.trashed_at !== null) throw new StoreError('in-trash', 'It is in the trash; restore it first');
      if (known.review_on !== seen.reviewOn || known.reviewer_id !== seen.reviewer)
        throw new StoreError('changed-meanwhile', 'Another user has changed the review in the meantime');
      const reviewer_id = reviewOn === null ? null : reviewer;
      await db.updateTable('entries').set({ review_on: reviewOn, reviewer_id }).where('id', '=', id).execute();
      const action = isReviewed ? 'entry.review' : 'entry.plan-review';
      await note(db, { by, action, subject: `${known.type} ${id}` });
    });

export async function dueReviews(
  db: Database,
  types: readonly EntityName[],
  { reviewer, by, take }: { reviewer: string; by: string; take: number },
): Promise<{ items: ListedEntry[]; total: number }> {
  if (types.length === 0) return { items: [], total: 0 };
  const due = db
    .selectFrom('entries')
    .where('review_on', '<=', by)
    .where('reviewer_id', '=', reviewer)
    .where('trashed_at', 'is', null)
    .where((eb) => eb(eb.fn.coalesce('type', 'type'), 'in', types));
  const { total } = await due.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await due.selectAll().orderBy('review_on').orderBy('id').limit(take).execute();
  return { items: await linesOf(db, rows), total: Number(total) };
}
