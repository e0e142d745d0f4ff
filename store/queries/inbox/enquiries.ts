import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { officeEnquiry } from '#contract/office/inbox-view.ts';
import type { Database } from '#store/dialects/engine.ts';
import type { NewEnquiry, PrivateFile, StoredEnquiry } from '#store/inbox.ts';
import type { Tables } from '#store/tables/tables.ts';
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
function digestOf({ reference: _, idempotencyKey: _key, file, ...sent }: NewEnquiry): string {
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
      .select(['reference', 'digest'])
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirst();
    if (keyed) return keyed.digest === digest ? { reference: keyed.reference } : 'key-reused';
  }
  return db
    .selectFrom('enquiries')
    .innerJoin('messages', 'messages.id', 'enquiries.message_id')
    .select('reference')
    .where('digest', '=', digest)
    .where('received_at', '>', since(within))
    .where(sameMark(enquiry.spam))
    .executeTakeFirst();
}

export async function addEnquiry(db: Database, enquiry: NewEnquiry): Promise<{ reference: string }> {
  const { file } = enquiry;
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
      idempotency_key: enquiry.idempotencyKey ?? null,
      digest: digestOf(enquiry),
      blob: file?.blob ?? null,
      file_name: file?.name ?? null,
      media_type: file?.mediaType ?? null,
      bytes: file?.bytes ?? null,
      sha256: file?.sha256 ?? null,
    })
    .returning('reference')
    .executeTakeFirstOrThrow();
}
