import type { OutgoingMail } from '#contract/outgoing-mail.ts';
import type { Database, Engine } from '../dialects/engine.ts';
import { momentNow } from '../moment.ts';
import type { NewApplication, NewMessage, Submissions } from '../store.ts';
import { queueMail } from './mail.ts';

/** SQLite takes no more than some 32,000 parameters in one statement. */
const mostAtOnce = 5_000;

async function addMessage(db: Database, { spam, ...message }: NewMessage): Promise<number> {
  const { id } = await db
    .insertInto('messages')
    .values({
      received_at: momentNow(),
      name: message.name,
      email: message.email,
      mobile: message.mobile,
      subject: message.subject,
      message: message.message,
      spam: spam ? 1 : 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function addApplication(db: Database, application: NewApplication): Promise<number> {
  const { file } = application;
  const { id } = await db
    .insertInto('applications')
    .values({
      received_at: momentNow(),
      reference: application.reference,
      name: application.name,
      address: application.address,
      email: application.email,
      mobile: application.mobile,
      mobile_alternative: application.mobileAlternative,
      department_id: application.departmentId,
      career_id: application.careerId,
      spam: application.spam ? 1 : 0,
      blob: file.blob,
      file_name: file.name,
      media_type: file.mediaType,
      bytes: file.bytes,
      sha256: file.sha256,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function submissionsOf({ read, write }: Engine): Submissions {
  const withNotice =
    <T>(add: (db: Database, submission: T) => Promise<number>) =>
    (submission: T, notice?: OutgoingMail): Promise<number> =>
      write.transaction().execute(async (db) => {
        const id = await add(db, submission);
        if (notice) await queueMail(db, notice);
        return id;
      });

  return {
    addMessage: withNotice(addMessage),
    addApplication: withNotice(addApplication),

    async knownBlobs(blobs) {
      const known = new Set<string>();
      for (let start = 0; start < blobs.length; start += mostAtOnce) {
        const some = blobs.slice(start, start + mostAtOnce);
        const rows = await read.selectFrom('applications').select('blob').where('blob', 'in', some).execute();
        for (const { blob } of rows) known.add(blob);
      }
      return known;
    },

    async messages({ skip, take }) {
      const rows = await read
        .selectFrom('messages')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(take)
        .offset(skip)
        .execute();
      return rows.map(({ received_at: receivedAt, spam, ...message }) => ({
        ...message,
        receivedAt,
        spam: spam === 1,
      }));
    },

    async applications({ skip, take }) {
      const rows = await read
        .selectFrom('applications')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(take)
        .offset(skip)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        receivedAt: row.received_at,
        reference: row.reference,
        name: row.name,
        address: row.address,
        email: row.email,
        mobile: row.mobile,
        mobileAlternative: row.mobile_alternative,
        departmentId: row.department_id,
        careerId: row.career_id,
        spam: row.spam === 1,
        file: {
          blob: row.blob,
          name: row.file_name,
          mediaType: row.media_type,
          bytes: row.bytes,
          sha256: row.sha256,
        },
      }));
    },
  };
}
