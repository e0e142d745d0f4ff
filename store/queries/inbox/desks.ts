import { defaultDesk, deskSettings, firstDeskSettings } from '#contract/office/desks/desks.ts';
import type { Database, Engine } from '#store/dialects/engine.ts';
import type { DeskAnswers, Desks, StoredDesks } from '#store/interfaces/desks.ts';
import { note } from '../upkeep/audit.ts';
import { notSpam } from './inbox-rows.ts';
import { replaceDocument, storedDocument } from './one-document.ts';

const table = 'desk_settings';

export const storedDesks = (db: Database): Promise<StoredDesks> =>
  storedDocument(db, table, deskSettings, firstDeskSettings);

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
      await replaceDocument(db, table, settings, { seen, by, what: 'the desks' });
      const ids = settings.desks.map((desk) => desk.id);
      await db.updateTable('enquiries').set({ desk: defaultDesk }).where('desk', 'not in', ids).execute();
      await note(db, { by, action: 'desks.change', subject: `desks ${ids.length}, rules ${settings.rules.length}` });
    }),
});
