import { defaultDesk, deskSettings, firstDeskSettings } from '#contract/office/desks.ts';
import { actorName } from '#store/actor.ts';
import type { DeskAnswers, Desks, StoredDesks } from '#store/desks.ts';
import type { Database, Engine } from '#store/dialects/engine.ts';
import { momentNow } from '#store/moment.ts';
import { StoreError } from '#store/store.ts';
import { note } from '../upkeep/audit.ts';
import { notSpam } from './inbox-rows.ts';

/** The table has one row. */
const id = 1;

export async function storedDesks(db: Database): Promise<StoredDesks> {
  const row = await db.selectFrom('desk_settings').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return { ...firstDeskSettings, revision: 0, changedAt: null, changedBy: '' };
  const { document, revision, changed_at, changed_by } = row;
  return { ...deskSettings.parse(JSON.parse(document)), revision, changedAt: changed_at, changedBy: changed_by };
}

const newestLookedAt = 2_000;
const dayMs = 24 * 60 * 60_000;

/** The middle of some days with one decimal, the higher one of two; null for none. */
function medianOf(days: readonly number[]): number | null {
  const middle = days.toSorted((a, b) => a - b)[Math.floor(days.length / 2)];
  return middle === undefined ? null : Math.round(middle * 10) / 10;
}

async function answersOf(db: Database): Promise<DeskAnswers[]> {
  const newest = db
    .selectFrom('messages')
    .select(['id', 'received_at'])
    .where(notSpam)
    .orderBy('id', 'desc')
    .limit(newestLookedAt)
    .as('newest');
  const rows = await db
    .selectFrom(newest)
    .innerJoin('enquiries', 'enquiries.message_id', 'newest.id')
    .select(['desk', 'received_at', 'first_answer_at'])
    .execute();
  return [...Map.groupBy(rows, ({ desk }) => desk)].map(([desk, ofDesk]) => {
    const days = ofDesk.flatMap(({ received_at, first_answer_at: at }) =>
      at === null ? [] : (Date.parse(at) - Date.parse(received_at)) / dayMs,
    );
    return { desk, waiting: ofDesk.length - days.length, days: medianOf(days) };
  });
}

export const desksOf = ({ read, write, lockContent }: Engine): Desks => ({
  get: () => storedDesks(read),

  answers: () => answersOf(read),

  save: (settings, seen, by) =>
    write.transaction().execute(async (db) => {
      // Also waits for enquiries that are stored at the same time: see `addEnquiry`.
      await lockContent(db);
      const { revision } = await storedDesks(db);
      if (revision !== seen)
        throw new StoreError('conflict', 'Another user has changed the desks meanwhile; open them again');
      const row = {
        document: JSON.stringify(settings),
        revision: revision + 1,
        changed_at: momentNow(),
        changed_by: actorName(by),
      };
      await db
        .insertInto('desk_settings')
        .values({ id, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
      const ids = settings.desks.map((desk) => desk.id);
      await db.updateTable('enquiries').set({ desk: defaultDesk }).where('desk', 'not in', ids).execute();
      await note(db, { by, action: 'desks.change', subject: `desks ${ids.length}, rules ${settings.rules.length}` });
    }),
});
