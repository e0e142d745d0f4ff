import { actorName } from '#store/actor.ts';
import type { Engine } from '#store/dialects/engine.ts';
import { momentNow } from '#store/moment.ts';
import type { Dismissals } from '#store/registers.ts';
import { note } from './audit.ts';

/** More than the health page lists. */
const maxRead = 2_000;

export const dismissalsOf = ({ read, write }: Engine): Dismissals => ({
  list: () =>
    read
      .selectFrom('dismissals')
      .select(['finding', 'reason', 'dismissed_at as at', 'dismissed_by as by'])
      .orderBy('dismissed_at', 'desc')
      .limit(maxRead)
      .execute(),

  add: ({ finding, reason }, { by, subject }) =>
    write.transaction().execute(async (db) => {
      const row = { reason, dismissed_at: momentNow(), dismissed_by: actorName(by) };
      await db
        .insertInto('dismissals')
        .values({ finding, ...row })
        .onConflict((conflict) => conflict.column('finding').doUpdateSet(row))
        .execute();
      await note(db, { by, action: 'finding.dismiss', subject });
    }),

  remove: (finding, { by, subject }) =>
    write.transaction().execute(async (db) => {
      const removed = await db
        .deleteFrom('dismissals')
        .where('finding', '=', finding)
        .returning('finding')
        .executeTakeFirst();
      if (removed) await note(db, { by, action: 'finding.restore', subject });
      return removed !== undefined;
    }),
});
