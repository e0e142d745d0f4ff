import { type Selectable, sql } from 'kysely';
import type { Database, Engine } from '#store/dialects/engine.ts';
import type { StoredSubscriber, SubscriberFilter, Subscribers } from '#store/interfaces/inbox.ts';
import { momentNow } from '#store/moment.ts';
import type { Tables } from '#store/tables/tables.ts';
import { note } from '../upkeep/audit.ts';
import { containing } from '../upkeep/parts-of-text.ts';
import { canonicalEmail, emailForms } from './email-forms.ts';
import { counted, eachRow } from './inbox-rows.ts';
import { queueMail } from './mail.ts';

function matching(db: Database, { status, words = '' }: SubscriberFilter) {
  const all = db.selectFrom('subscribers').where(containing(words, ['email']));
  return status === undefined ? all : all.where('status', '=', status);
}

export const subscriberFrom = (row: Selectable<Tables['subscribers']>): StoredSubscriber => ({
  id: row.id,
  email: row.email,
  status: row.status,
  askedAt: row.asked_at,
  confirmedAt: row.confirmed_at,
  endedAt: row.ended_at,
  privacyVersion: row.privacy_version,
  lang: row.lang,
});

export const subscribersOf = ({ read, write }: Engine): Subscribers => ({
  ask: (email, { confirmTokenHash, unsubscribeTokenHash }, mail, { privacyVersion, lang } = {}) =>
    write.transaction().execute(async (db) => {
      const asking = {
        status: 'asked',
        confirm_token_hash: confirmTokenHash,
        unsubscribe_token_hash: unsubscribeTokenHash,
        asked_at: momentNow(),
        confirmed_at: null,
        ended_at: null,
        privacy_version: privacyVersion || null,
        lang: lang || null,
      } as const;
      // A single statement, so that two concurrent requests for one address cannot both be the first.
      const changed = await db
        .insertInto('subscribers')
        .values({ email: canonicalEmail(email), ...asking })
        .onConflict((conflict) =>
          conflict.column('email').doUpdateSet(asking).where('subscribers.status', '!=', 'confirmed'),
        )
        .returning('id')
        .executeTakeFirst();
      if (!changed) return 'known';
      await queueMail(db, mail);
      return 'asked';
    }),

  // After unsubscribing the token is deleted: the link of an old mail must not subscribe the address again.
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

  async list({ skip, take, ...filter }) {
    const [rows, { total }] = await Promise.all([
      matching(read, filter).selectAll().orderBy('id', 'desc').limit(take).offset(skip).execute(),
      matching(read, filter).select(counted.as('total')).executeTakeFirstOrThrow(),
    ]);
    return { items: rows.map(subscriberFrom), total };
  },

  async *each(filter) {
    const rows = eachRow((before, most) =>
      matching(read, filter).selectAll().where('id', '<', before).orderBy('id', 'desc').limit(most).execute(),
    );
    for await (const row of rows) yield subscriberFrom(row);
  },

  remove: (ids, by) =>
    write.transaction().execute(async (db) => {
      if (ids.length === 0) return 0;
      const removed = await db.deleteFrom('subscribers').where('id', 'in', ids).returning(['id', 'email']).execute();
      if (removed.length === 0) return 0;
      const addresses = removed.flatMap(({ email }) => emailForms(email));
      await db.deleteFrom('outgoing_mail').where(sql`lower(recipient)`, 'in', addresses).execute();
      const subject = removed.map(({ id }) => id).sort((a, b) => a - b);
      await note(db, { by, action: 'subscriber.remove', subject: subject.join(', ') });
      return removed.length;
    }),
});
