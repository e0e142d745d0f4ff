import type { OutgoingMail } from '#contract/outgoing-mail.ts';
import type { Database, Engine } from '#store/dialects/engine.ts';
import type { NewEnquiry, Submissions } from '#store/interfaces/inbox.ts';
import { erasePerson } from '../privacy/erase-person.ts';
import { ofPerson } from '../privacy/of-person.ts';
import { applicationsOf } from './applications.ts';
import { addEnquiry, restoreEnquiry, sameEnquiry } from './enquiries.ts';
import { isSeen } from './inbox-rows.ts';
import { queueMail } from './mail.ts';
import { messagesOf } from './messages.ts';
import { addApplication, addMessage, sameApplication, sameMessage } from './new-submissions.ts';
import { repliesOf } from './replies.ts';

/** SQLite accepts about 32,000 parameters per statement. */
const maxBatch = 5_000;

export function submissionsOf(engine: Engine): Submissions {
  const { read, write, lockContent } = engine;
  /** Adds a submission with its notices, or returns an identical recent one. */
  const keep = <T, Kept>(
    submission: T,
    notices: readonly OutgoingMail[],
    within: number,
    same: (db: Database, submission: T, within: number) => Promise<Kept | undefined>,
    add: (db: Database, submission: T) => Promise<Kept>,
  ): Promise<Kept> =>
    write.transaction().execute(async (db) => {
      if (within > 0) {
        // The lock makes the second of two concurrent submissions see the first. PostgreSQL would not serialize them otherwise.
        await lockContent(db);
        const earlier = await same(db, submission, within);
        if (earlier) return earlier;
      }
      const kept = await add(db, submission);
      for (const notice of notices) await queueMail(db, notice);
      return kept;
    });

  return {
    async addMessage(message, notices = [], onceWithinMs = 0) {
      return (await keep(message, notices, onceWithinMs, sameMessage, addMessage)).id;
    },
    addEnquiry: (enquiry, notices = [], onceWithinMs = 0) =>
      keep<NewEnquiry, { reference: string; desk: string } | 'key-reused'>(
        enquiry,
        notices,
        onceWithinMs,
        sameEnquiry,
        addEnquiry,
      ),
    restoreEnquiry: (enquiry) => write.transaction().execute((db) => restoreEnquiry(db, enquiry)),
    addApplication: (application, notices = [], onceWithinMs = 0) =>
      keep(application, notices, onceWithinMs, sameApplication, addApplication),

    async knownBlobs(blobs) {
      const known = new Set<string>();
      for (let start = 0; start < blobs.length; start += maxBatch) {
        const some = blobs.slice(start, start + maxBatch);
        for (const table of ['applications', 'enquiries'] as const) {
          const rows = await read.selectFrom(table).select('blob').where('blob', 'in', some).execute();
          for (const { blob } of rows) if (blob !== null) known.add(blob);
        }
      }
      return known;
    },

    ...messagesOf(engine),
    ...repliesOf(engine),
    ...applicationsOf(engine),

    async counts(userId, scope) {
      const count = (table: 'messages' | 'applications') =>
        read.selectFrom(table).select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('rows'));
      const [newMessages, myMessages, newApplications] = await Promise.all([
        count('messages')
          .where('status', '=', 'new')
          .where('assignee', 'is', null)
          .where(isSeen(scope))
          .executeTakeFirstOrThrow(),
        count('messages')
          .where('status', 'in', ['new', 'read'])
          .where('assignee', '=', userId)
          .executeTakeFirstOrThrow(),
        count('applications').where('status', '=', 'new').executeTakeFirstOrThrow(),
      ]);
      return { newMessages: newMessages.rows, myMessages: myMessages.rows, newApplications: newApplications.rows };
    },

    erasePerson: erasePerson(engine),
    ofPerson: ofPerson(engine),
  };
}
