import type { Engine } from '#store/dialects/engine.ts';
import type { LoginAttempts } from '#store/interfaces/people.ts';
import { momentOf } from '#store/moment.ts';

export const loginAttemptsOf = (engine: Engine): LoginAttempts => ({
  begin: (key, now, waitAfter, forgetMs) =>
    engine.write.transaction().execute(async (db) => {
      // The update changes nothing, but locks the row until the transaction ends.
      const { tries, last_at } = await db
        .insertInto('guesses')
        .values({ key, tries: 0, last_at: momentOf(now) })
        .onConflict((conflict) => conflict.column('key').doUpdateSet((eb) => ({ tries: eb.ref('guesses.tries') })))
        .returning(['tries', 'last_at'])
        .executeTakeFirstOrThrow();
      // Of two concurrent attempts, the one that gets the lock later may have the earlier time.
      const since = Math.max(0, now.getTime() - Date.parse(last_at));
      const counted = since > forgetMs ? 0 : tries;
      const wait = waitAfter(counted) - since;
      if (counted > 0 && wait > 0) return wait;
      await db
        .updateTable('guesses')
        .set({ tries: counted + 1, last_at: momentOf(now) })
        .where('key', '=', key)
        .execute();
      return 0;
    }),

  async forgetAttempt(key) {
    await engine.write
      .updateTable('guesses')
      .set((eb) => ({ tries: eb('tries', '-', 1) }))
      .where('key', '=', key)
      .where('tries', '>', 0)
      .execute();
  },

  async forget(key) {
    await engine.write.deleteFrom('guesses').where('key', '=', key).execute();
  },
});
