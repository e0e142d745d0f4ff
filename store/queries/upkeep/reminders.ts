import type { Engine } from '#store/dialects/engine.ts';
import type { Reminders } from '#store/interfaces/registers.ts';
import { queueMail } from '../inbox/mail.ts';

export const remindersOf = ({ read, write }: Engine): Reminders => ({
  async isSent({ entry, lastDay, daysBefore }) {
    const sent = await read
      .selectFrom('reminders')
      .select('days_before')
      .where('entry_id', '=', entry)
      .where('last_day', '=', lastDay)
      .where('days_before', '<=', daysBefore)
      .limit(1)
      .executeTakeFirst();
    return sent !== undefined;
  },

  send: ({ entry, lastDay, daysBefore }, mail) =>
    write.transaction().execute(async (db) => {
      const added = await db
        .insertInto('reminders')
        .values({ entry_id: entry, last_day: lastDay, days_before: daysBefore })
        .onConflict((conflict) => conflict.doNothing())
        .returning('entry_id')
        .executeTakeFirst();
      if (added) await queueMail(db, mail);
      return added !== undefined;
    }),
});
