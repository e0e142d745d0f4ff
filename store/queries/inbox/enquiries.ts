import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { defaultDesk } from '#contract/office/desks/desks.ts';
import { officeEnquiry } from '#contract/office/inbox-view.ts';
import type { Database } from '#store/dialects/engine.ts';
import type { HandledEnquiry, MessageChange, NewEnquiry, PrivateFile, StoredEnquiry } from '#store/interfaces/inbox.ts';
import { momentNow } from '#store/moment.ts';
import { StoreError } from '#store/store.ts';
import type { Tables } from '#store/tables/tables.ts';
import { storedDesks } from './desks.ts';
import { messageWords } from './inbox-words.ts';
import { newMessageRow, sameMark, since } from './new-submissions.ts';

type Row = Selectable<Tables['enquiries']>;

const storedLines = z.array(officeEnquiry.shape.lines.element);

function fileFrom({ blob, file_name, media_type, bytes, sha256 }: Row): PrivateFile | null {
  if (blob === null) return null;
  return { blob, name: file_name ?? '', mediaType: media_type ?? '', bytes: bytes ?? 0, sha256: sha256 ?? '' };
}

const enquiryFrom = (row: Row): StoredEnquiry => ({
  reference: row.reference,
  company: row.company,
  country: row.country,
  deliveryTerm: row.delivery_term,
  wantedOn: row.wanted_on,
  lines: storedLines.parse(JSON.parse(row.lines)),
  file: fileFrom(row),
  desk: row.desk,
  firstAnswerAt: row.first_answer_at,
});

/** The enquiries among messages, by the id of the message. */
export async function enquiriesOf(
  db: Database,
  messages: readonly { id: number }[],
): Promise<ReadonlyMap<number, StoredEnquiry>> {
  if (messages.length === 0) return new Map();
  const ids = messages.map(({ id }) => id);
  const rows = await db.selectFrom('enquiries').selectAll().where('message_id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.message_id, enquiryFrom(row)]));
}

/** All that was sent, except what differs between two sendings of the same. */
function digestOf({ reference: _, desk: _desk, idempotencyKey: _key, file, ...sent }: NewEnquiry): string {
  const content = JSON.stringify([Object.entries(sent).sort(([a], [b]) => (a < b ? -1 : 1)), file?.sha256]);
  return createHash('sha256').update(content).digest('hex');
}

/** An earlier enquiry with the same key, or with the same content in the last `within` milliseconds. */
export async function sameEnquiry(db: Database, enquiry: NewEnquiry, within: number) {
  const digest = digestOf(enquiry);
  const { idempotencyKey } = enquiry;
  if (idempotencyKey !== undefined) {
    const keyed = await db
      .selectFrom('enquiries')
      .select(['reference', 'desk', 'digest'])
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirst();
    if (keyed) return keyed.digest === digest ? { reference: keyed.reference, desk: keyed.desk } : 'key-reused';
  }
  return db
    .selectFrom('enquiries')
    .innerJoin('messages', 'messages.id', 'enquiries.message_id')
    .select(['reference', 'desk'])
    .where('digest', '=', digest)
    .where('received_at', '>', since(within))
    .where(sameMark(enquiry.spam))
    .executeTakeFirst();
}

export async function addEnquiry(db: Database, enquiry: NewEnquiry): Promise<{ reference: string; desk: string }> {
  const { file } = enquiry;
  // The desk may have been removed since it was determined.
  const { desks } = await storedDesks(db);
  const desk = desks.some(({ id }) => id === enquiry.desk) ? enquiry.desk : defaultDesk;
  const message = newMessageRow(enquiry);
  const words = messageWords(message, enquiry);
  const { id } = await db
    .insertInto('messages')
    .values({ ...message, words })
    .returning('id')
    .executeTakeFirstOrThrow();
  return db
    .insertInto('enquiries')
    .values({
      message_id: id,
      reference: enquiry.reference,
      company: enquiry.company,
      country: enquiry.country,
      delivery_term: enquiry.deliveryTerm,
      wanted_on: enquiry.wantedOn,
      lines: JSON.stringify(enquiry.lines),
      // One that looks automatic must not keep its key from the sender's next try.
      idempotency_key: (enquiry.spam ? null : enquiry.idempotencyKey) ?? null,
      digest: digestOf(enquiry),
      blob: file?.blob ?? null,
      file_name: file?.name ?? null,
      media_type: file?.mediaType ?? null,
      bytes: file?.bytes ?? null,
      sha256: file?.sha256 ?? null,
      desk,
    })
    .returning(['reference', 'desk'])
    .executeTakeFirstOrThrow();
}

/** Adds an enquiry as it is after the office has handled it. */
export async function restoreEnquiry(
  db: Database,
  { receivedAt, status, notes, firstAnswerAt, ...enquiry }: HandledEnquiry,
): Promise<void> {
  const { reference } = await addEnquiry(db, enquiry);
  const row = await db
    .updateTable('enquiries')
    .set({ first_answer_at: firstAnswerAt })
    .where('reference', '=', reference)
    .returning('message_id')
    .executeTakeFirstOrThrow();
  const note = notes.length === 0 ? '' : JSON.stringify(notes);
  const words = messageWords({ ...enquiry, note }, enquiry);
  await db
    .updateTable('messages')
    .set({ received_at: receivedAt, status, note, words })
    .where('id', '=', row.message_id)
    .execute();
}

type Changed = readonly { id: number }[];

/** Moves the enquiries among changed messages to another desk, and records their first answer. */
export async function changeEnquiries(db: Database, changed: Changed, { desk, status, note }: MessageChange) {
  const ids = changed.map(({ id }) => id);
  if (desk !== undefined) {
    // The desk must exist when the change is made: see `Desks.save`.
    const { desks } = await storedDesks(db);
    if (!desks.some(({ id }) => id === desk)) throw new StoreError('conflict', 'This desk was removed meanwhile');
    await db.updateTable('enquiries').set({ desk }).where('message_id', 'in', ids).execute();
  }
  if (note === undefined && status !== 'answered') return;
  await db
    .updateTable('enquiries')
    .set({ first_answer_at: momentNow() })
    .where('message_id', 'in', ids)
    .where('first_answer_at', 'is', null)
    .execute();
}

/** Throws if a user moves an enquiry that another one has moved elsewhere since the user has seen it. */
export async function requireDesk(db: Database, ids: readonly number[], seen: MessageChange, { desk }: MessageChange) {
  if (seen.desk === undefined || desk === undefined) return;
  const moved = await db
    .selectFrom('enquiries')
    .select('message_id')
    .where('message_id', 'in', ids)
    .where('desk', 'not in', [seen.desk, desk])
    .executeTakeFirst();
  if (moved) throw new StoreError('changed-meanwhile', `The desk of ${moved.message_id} was changed meanwhile`);
}
