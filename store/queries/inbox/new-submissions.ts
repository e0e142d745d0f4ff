import { sql } from 'kysely';
import type { Database } from '#store/dialects/engine.ts';
import type { NewApplication, NewMessage } from '#store/interfaces/inbox.ts';
import { momentNow, momentOf } from '#store/moment.ts';
import { isEnquiry } from './inbox-rows.ts';
import { applicationWords, messageWords } from './inbox-words.ts';

/** The number of newest rows searched for a duplicate, so that the cost is bounded. */
const newestLookedAt = 500;

export const since = (milliseconds: number): string => momentOf(new Date(Date.now() - milliseconds));

/** A duplicate may have any status by now, but spam and other messages are different. */
export const sameMark = (spam: boolean) => (spam ? sql<boolean>`status = 'spam'` : sql<boolean>`status <> 'spam'`);

/** The newest message with the same fields in the last `within` milliseconds. */
export async function sameMessage(db: Database, { spam, ...fields }: NewMessage, within: number) {
  const newest = db.selectFrom('messages').selectAll().orderBy('id', 'desc').limit(newestLookedAt).as('newest');
  const same = db
    .selectFrom(newest)
    .select('id')
    .where('received_at', '>', since(within))
    .where('name', '=', fields.name)
    .where('email', '=', fields.email)
    .where('mobile', '=', fields.mobile)
    .where('subject', '=', fields.subject)
    .where('message', '=', fields.message)
    .where(sql<boolean>`not ${isEnquiry('newest')}`)
    .where(sameMark(spam));
  return same.orderBy('id', 'desc').executeTakeFirst();
}

/** The same for an application. Files are compared by content. */
export async function sameApplication(db: Database, application: NewApplication, within: number) {
  const { departmentId, careerId, spam, file, talentPool = false, ...fields } = application;
  const newest = db.selectFrom('applications').selectAll().orderBy('id', 'desc').limit(newestLookedAt).as('newest');
  const same = db
    .selectFrom(newest)
    .select(['id', 'reference'])
    .where('received_at', '>', since(within))
    .where('sha256', '=', file.sha256)
    .where('name', '=', fields.name)
    .where('address', '=', fields.address)
    .where('email', '=', fields.email)
    .where('mobile', '=', fields.mobile)
    .where('mobile_alternative', '=', fields.mobileAlternative)
    .where('department_id', '=', departmentId)
    .where('career_id', careerId === null ? 'is' : '=', careerId)
    .where('talent_pool', '=', talentPool ? 1 : 0)
    .where(sameMark(spam));
  return same.orderBy('id', 'desc').executeTakeFirst();
}

export const newMessageRow = ({ spam, ...message }: NewMessage) => ({
  received_at: momentNow(),
  name: message.name,
  email: message.email,
  mobile: message.mobile,
  subject: message.subject,
  message: message.message,
  status: spam ? ('spam' as const) : ('new' as const),
  note: '',
  privacy_version: message.privacyVersion || null,
  lang: message.lang || null,
});

export async function addMessage(db: Database, message: NewMessage): Promise<{ id: number }> {
  const row = newMessageRow(message);
  return db
    .insertInto('messages')
    .values({ ...row, words: messageWords(row) })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function addApplication(
  db: Database,
  application: NewApplication,
): Promise<{ id: number; reference: string }> {
  const { file } = application;
  const row = {
    received_at: momentNow(),
    reference: application.reference,
    name: application.name,
    address: application.address,
    email: application.email,
    mobile: application.mobile,
    mobile_alternative: application.mobileAlternative,
    department_id: application.departmentId,
    career_id: application.careerId,
    status: application.spam ? ('spam' as const) : ('new' as const),
    note: '',
    privacy_version: application.privacyVersion || null,
    lang: application.lang || null,
    talent_pool: application.talentPool ? 1 : 0,
    job_deadline: application.jobDeadline ?? null,
    blob: file.blob,
    file_name: file.name,
    media_type: file.mediaType,
    bytes: file.bytes,
    sha256: file.sha256,
  };
  return db
    .insertInto('applications')
    .values({ ...row, words: applicationWords(row) })
    .returning(['id', 'reference'])
    .executeTakeFirstOrThrow();
}
