import type { Insertable } from 'kysely';
import { type MailChannel, mailLink, type OutgoingMail, webhookRecipient } from '#contract/outgoing-mail.ts';
import type { Actor } from '#store/actor.ts';
import type { Database, Engine } from '#store/dialects/engine.ts';
import { documentFrom } from '#store/documents/json.ts';
import type { MailQueue } from '#store/interfaces/registers.ts';
import { momentNow, momentOf } from '#store/moment.ts';
import type { Tables } from '#store/tables/tables.ts';
import { note } from '../upkeep/audit.ts';

/** How the recipient of a channel compares to that of the webhook. */
const isFor = { mail: '<>', webhook: '=' } as const satisfies Record<MailChannel, string>;

function mailRow(mail: OutgoingMail): Insertable<Tables['outgoing_mail']> {
  const now = momentNow();
  return {
    recipient: mail.to,
    subject: mail.subject,
    text: mail.text,
    headers: mail.headers ? JSON.stringify(mail.headers) : null,
    reply_to: mail.replyTo ?? null,
    link: mail.link ? JSON.stringify(mail.link) : null,
    attempts: 0,
    due_at: now,
    created_at: now,
  };
}

/** Queues a mail that is due at once. Returns its id. */
export async function queueMail(db: Database, mail: OutgoingMail): Promise<number> {
  const { id } = await db.insertInto('outgoing_mail').values(mailRow(mail)).returning('id').executeTakeFirstOrThrow();
  return id;
}

function headersFrom(text: string): Record<string, string> {
  const headers = Object.entries(documentFrom(text));
  return Object.fromEntries(headers.map(([name, value]) => [name, String(value)]));
}

/** The most mails that an audit row names; of more it has the number. */
const maxNoted = 20;

/** Records what was done with mails, by their numbers: addresses would outlive the mails. Returns how many they are. */
async function noteMails(db: Database, done: { by: Actor; action: string }, mails: { id: number }[]): Promise<number> {
  const ids = mails.map(({ id }) => id).sort((a, b) => a - b);
  const subject = ids.length > maxNoted ? `${ids.length} mails` : ids.join(', ');
  if (ids.length > 0) await note(db, { ...done, subject });
  return ids.length;
}

async function claimMails(
  db: Database,
  ...[now, leaseUntil, most, channel = 'mail']: Parameters<MailQueue['claim']>
): ReturnType<MailQueue['claim']> {
  const due = momentOf(now);
  const dueMails = db
    .selectFrom('outgoing_mail')
    .select('id')
    .where('due_at', '<=', due)
    .where('recipient', isFor[channel], webhookRecipient)
    .orderBy('due_at')
    .orderBy('id')
    .limit(most);
  // The condition is repeated: a node that waited for another's claim sees its lease in the outer condition only.
  const rows = await db
    .updateTable('outgoing_mail')
    .set({ due_at: momentOf(leaseUntil) })
    .where('id', 'in', dueMails)
    .where('due_at', '<=', due)
    .returningAll()
    .execute();
  return rows
    .sort((a, b) => a.id - b.id)
    .map((row) => ({
      id: row.id,
      attempts: row.attempts,
      to: row.recipient,
      subject: row.subject,
      text: row.text,
      ...(row.headers === null ? {} : { headers: headersFrom(row.headers) }),
      ...(row.reply_to === null ? {} : { replyTo: row.reply_to }),
      ...(row.link === null ? {} : { link: mailLink.parse(documentFrom(row.link)) }),
    }));
}

async function failedMails(db: Database, most: number): ReturnType<MailQueue['failures']> {
  const rows = await db
    .selectFrom('outgoing_mail')
    .select(['id', 'recipient as to', 'subject', 'attempts', 'created_at', 'due_at', 'last_error'])
    .where('last_error', 'is not', null)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ created_at: createdAt, due_at: dueAt, last_error: lastError, ...mail }) => ({
    ...mail,
    createdAt,
    dueAt,
    lastError: lastError ?? '',
  }));
}

export const mailQueueOf = (engine: Engine): MailQueue => ({
  enqueue: (mail) => queueMail(engine.write, mail),

  claim: (...asked) => claimMails(engine.write, ...asked),

  // A sent mail is deleted: it repeats a visitor's text, which is stored elsewhere with a retention period of its own.
  async sent(id) {
    await engine.write.deleteFrom('outgoing_mail').where('id', '=', id).execute();
  },

  async failed(id, reason, retryAt) {
    await engine.write
      .updateTable('outgoing_mail')
      .set((eb) => ({
        attempts: eb('attempts', '+', 1),
        last_error: reason,
        due_at: retryAt ? momentOf(retryAt) : null,
      }))
      .where('id', '=', id)
      .execute();
  },

  failures: (most) => failedMails(engine.read, most),

  retry: (now, by, ids) =>
    engine.write.transaction().execute(async (db) => {
      const rows = await db
        .updateTable('outgoing_mail')
        .set({ attempts: 0, due_at: momentOf(now) })
        .where('last_error', 'is not', null)
        .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
        .returning('id')
        .execute();
      return noteMails(db, { by, action: 'mail.retry' }, rows);
    }),

  discard: (by, ids) =>
    engine.write.transaction().execute(async (db) => {
      const rows = await db
        .deleteFrom('outgoing_mail')
        .where('last_error', 'is not', null)
        .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
        .returning('id')
        .execute();
      return noteMails(db, { by, action: 'mail.discard' }, rows);
    }),

  async waiting() {
    const { mails } = await engine.read
      .selectFrom('outgoing_mail')
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('mails'))
      .where('due_at', 'is not', null)
      .executeTakeFirstOrThrow();
    return mails;
  },

  async state(channel = 'mail') {
    const mails = engine.read.selectFrom('outgoing_mail').where('recipient', isFor[channel], webhookRecipient);
    const counts = mails
      .select((eb) => [
        eb.cast<number>(eb.fn.countAll().filterWhere('due_at', 'is not', null), 'integer').as('waiting'),
        eb.cast<number>(eb.fn.countAll().filterWhere('due_at', 'is', null), 'integer').as('givenUp'),
      ])
      .executeTakeFirstOrThrow();
    const failed = mails.select('last_error').where('last_error', 'is not', null).orderBy('id', 'desc').limit(1);
    const last = await failed.executeTakeFirst();
    return { ...(await counts), lastError: last?.last_error ?? null };
  },
});
