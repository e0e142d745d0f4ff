import type { Engine } from '../dialects/engine.ts';
import { momentNow } from '../moment.ts';
import type { Subscribers } from '../store.ts';
import { queueMail } from './mail.ts';

export const subscribersOf = ({ read, write }: Engine): Subscribers => ({
  ask: (email, { confirmTokenHash, unsubscribeTokenHash }, mail) =>
    write.transaction().execute(async (db) => {
      const asking = {
        status: 'asked',
        confirm_token_hash: confirmTokenHash,
        unsubscribe_token_hash: unsubscribeTokenHash,
        asked_at: momentNow(),
        confirmed_at: null,
        ended_at: null,
      } as const;
      // One statement, so that two who ask at once for the same address cannot both be the first.
      const changed = await db
        .insertInto('subscribers')
        .values({ email: email.trim().toLowerCase(), ...asking })
        .onConflict((conflict) =>
          conflict.column('email').doUpdateSet(asking).where('subscribers.status', '!=', 'confirmed'),
        )
        .returning('id')
        .executeTakeFirst();
      if (!changed) return 'known';
      await queueMail(db, mail);
      return 'asked';
    }),

  // After an end the token is gone: an old mail must not bring anybody back.
  async confirm(tokenHash) {
    const confirmed = await write
      .updateTable('subscribers')
      .set((eb) => ({ status: 'confirmed', confirmed_at: eb.fn.coalesce('confirmed_at', eb.val(momentNow())) }))
      .where('confirm_token_hash', '=', tokenHash)
      .returning('id')
      .executeTakeFirst();
    return confirmed !== undefined;
  },

  async unsubscribe(tokenHash) {
    const ended = await write
      .updateTable('subscribers')
      .set((eb) => ({
        status: 'ended',
        confirm_token_hash: null,
        ended_at: eb.fn.coalesce('ended_at', eb.val(momentNow())),
      }))
      .where('unsubscribe_token_hash', '=', tokenHash)
      .returning('id')
      .executeTakeFirst();
    return ended !== undefined;
  },

  list: ({ skip, take }) =>
    read.selectFrom('subscribers').select(['email', 'status']).orderBy('id').limit(take).offset(skip).execute(),
});
