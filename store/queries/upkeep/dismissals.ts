import { actorName } from '#store/actor.ts';
import type { Engine } from '#store/dialects/engine.ts';
import type { Dismissals } from '#store/interfaces/registers.ts';
import { momentNow } from '#store/moment.ts';
import { StoreError } from '#store/store.ts';
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
      const added = await db
        .insertInto('dismissals')
        .values({ finding, ...row })
        .onConflict((conflict) => conflict.column('finding').doNothing())
        .returning('finding')
        .executeTakeFirst();
      if (!added) {
        const known = db.selectFrom('dismissals').select('reason').where('finding', '=', finding);
        if ((await known.executeTakeFirst())?.reason === reason) return;
        throw new StoreError('changed-meanwhile', `Another user has dismissed ${finding}`);
      }
      await note(db, { by, action: 'finding.dismiss', subject });
    }),

  remove: (finding, { by, subject }, seen) =>
    write.transaction().execute(async (db) => {
      const removed = await db
        .deleteFrom('dismissals')
        .where('finding', '=', finding)
        .returning('dismissed_at as at')
        .executeTakeFirst();
      if (removed && removed.at !== (seen ?? removed.at)) {
        throw new StoreError('changed-meanwhile', `Another user has dismissed ${finding} again`);
      }
      if (removed) await note(db, { by, action: 'finding.restore', subject });
      return removed !== undefined;
    }),
});
