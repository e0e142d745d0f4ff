import { sql } from 'kysely';
import { daysAfter, monthsAfter, retention } from '#contract/submissions/retention.ts';
import type { Database, Engine } from '#store/dialects/engine.ts';
import type { Retention, SweptCounts, SweptKind } from '#store/interfaces/personal.ts';
import { momentOf } from '#store/moment.ts';
import { emailForms } from '../inbox/email-forms.ts';
import { jobEnds, keptUntil } from '../inbox/job-ends.ts';

const rowsAtOnce = 200;

const monthsBefore = (now: Date, months: number) => momentOf(monthsAfter(now, -months));
const daysBefore = (now: Date, days: number) => momentOf(daysAfter(now, -days));

async function log(db: Database, now: Date, kind: SweptKind, deleted: number): Promise<void> {
  if (deleted === 0) return;
  await db
    .insertInto('deletions')
    .values({ day: momentOf(now).slice(0, 10), kind, deleted })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'kind'])
        .doUpdateSet((eb) => ({ deleted: eb('deletions.deleted', '+', eb.ref('excluded.deleted')) })),
    )
    .execute();
}

/** Deletes batches until one is empty, each in a transaction with its log row. */
async function inBatches(engine: Engine, now: Date, kind: SweptKind, drop: (db: Database) => Promise<number>) {
  let all = 0;
  for (;;) {
    const deleted = await engine.write.transaction().execute(async (db) => {
      // Of two processes one waits and then finds the rows deleted.
      await engine.lockContent(db);
      const rows = await drop(db);
      await log(db, now, kind, rows);
      return rows;
    });
    all += deleted;
    if (deleted === 0) return all;
  }
}

/** Reads applications past the shortest period. Whether they are due depends on job and consent. */
async function sweepApplications(engine: Engine, now: Date, onBlobs: (blobs: string[]) => Promise<void>) {
  const before = monthsBefore(now, retention.applicationMonths);
  let after = 0;
  let all = 0;
  for (;;) {
    const { blobs, last } = await engine.write.transaction().execute(async (db) => {
      await engine.lockContent(db);
      const rows = await db
        .selectFrom('applications')
        .select(['id', 'received_at', 'talent_pool', 'career_id', 'job_deadline', 'blob'])
        .where('received_at', '<=', before)
        .where('id', '>', after)
        .orderBy('id')
        .limit(rowsAtOnce)
        .execute();
      const ends = await jobEnds(
        db,
        rows.map(({ career_id }) => career_id),
      );
      const over = rows.filter((row) => keptUntil(row, ends) <= now);
      const ids = over.map(({ id }) => id);
      if (ids.length > 0) await db.deleteFrom('applications').where('id', 'in', ids).execute();
      await log(db, now, 'applications', over.length);
      return { blobs: over.map(({ blob }) => blob), last: rows.at(-1)?.id };
    });
    if (blobs.length > 0) await onBlobs(blobs);
    all += blobs.length;
    if (last === undefined) return all;
    after = last;
  }
}

/** Deletes messages with their enquiries, and adds the attachments of these to `blobs`. */
async function dropMessages(db: Database, before: string, blobs: Set<string>): Promise<number> {
  const over = db
    .selectFrom('messages')
    .select('id')
    .where('received_at', '<=', before)
    .orderBy('id')
    .limit(rowsAtOnce);
  const ids = (await over.execute()).map(({ id }) => id);
  if (ids.length === 0) return 0;
  const enquiries = await db.deleteFrom('enquiries').where('message_id', 'in', ids).returning('blob').execute();
  for (const { blob } of enquiries) if (blob !== null) blobs.add(blob);
  return (await db.deleteFrom('messages').where('id', 'in', ids).returning('id').execute()).length;
}

/** The attachments are deleted after their rows. Those of a sweep that is killed meanwhile have no row any more. */
async function sweepMessages(engine: Engine, now: Date, onBlobs: (blobs: string[]) => Promise<void>) {
  const before = monthsBefore(now, retention.messageMonths);
  const blobs = new Set<string>();
  const deleted = await inBatches(engine, now, 'messages', (db) => dropMessages(db, before, blobs));
  if (blobs.size > 0) await onBlobs([...blobs]);
  return deleted;
}

/** Deletes subscribers and their confirmation mails, which have headers of their own. */
async function dropSubscribers(db: Database, status: 'asked' | 'ended', before: string): Promise<number> {
  const over = db
    .selectFrom('subscribers')
    .select('id')
    .where('status', '=', status)
    .where(status === 'asked' ? 'asked_at' : 'ended_at', '<=', before)
    .limit(rowsAtOnce);
  const gone = await db.deleteFrom('subscribers').where('id', 'in', over).returning('email').execute();
  const addresses = gone.flatMap(({ email }) => emailForms(email));
  if (addresses.length > 0) {
    await db
      .deleteFrom('outgoing_mail')
      .where(sql`lower(recipient)`, 'in', addresses)
      .where('headers', 'is not', null)
      .execute();
  }
  return gone.length;
}

async function dropMails(db: Database, before: string): Promise<number> {
  const over = db.selectFrom('outgoing_mail').select('id').where('created_at', '<=', before).limit(rowsAtOnce);
  return (await db.deleteFrom('outgoing_mail').where('id', 'in', over).returning('id').execute()).length;
}

async function forgetAddresses(db: Database, before: string): Promise<number> {
  const over = db
    .selectFrom('sessions')
    .select('id')
    .where('ip_address', 'is not', null)
    .where('created_at', '<=', before)
    .limit(rowsAtOnce);
  const rows = await db
    .updateTable('sessions')
    .set({ ip_address: null })
    .where('id', 'in', over)
    .returning('id')
    .execute();
  return rows.length;
}

export const retentionOf = (engine: Engine): Retention => ({
  async sweep(now, onBlobs) {
    const drop = (kind: SweptKind, work: (db: Database) => Promise<number>) => inBatches(engine, now, kind, work);
    const { unconfirmedDays, unsubscribedDays, queuedMailDays, addressDays } = retention;
    const counts: SweptCounts = {
      applications: await sweepApplications(engine, now, onBlobs),
      messages: await sweepMessages(engine, now, onBlobs),
      unconfirmed: await drop('unconfirmed', (db) => dropSubscribers(db, 'asked', daysBefore(now, unconfirmedDays))),
      unsubscribed: await drop('unsubscribed', (db) => dropSubscribers(db, 'ended', daysBefore(now, unsubscribedDays))),
      mails: await drop('mails', (db) => dropMails(db, daysBefore(now, queuedMailDays))),
      addresses: await drop('addresses', (db) => forgetAddresses(db, daysBefore(now, addressDays))),
    };
    if (Object.values(counts).some((count) => count > 0)) await engine.scrub();
    return counts;
  },

  log: (lines) =>
    engine.read
      .selectFrom('deletions')
      .select(['day', 'kind', 'deleted'])
      .orderBy('day', 'desc')
      .orderBy('kind')
      .limit(lines)
      .execute(),
});
