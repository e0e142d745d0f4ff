import { sql } from 'kysely';
import type { Actor } from '#store/actor.ts';
import type { Database, Engine } from '#store/dialects/engine.ts';
import type { Erased } from '#store/interfaces/inbox.ts';
import { emailForms } from '../inbox/email-forms.ts';
import { mailsAbout } from '../inbox/mails-about.ts';
import { note } from '../upkeep/audit.ts';

async function dropMails(db: Database, emails: readonly string[], references: readonly string[]): Promise<number> {
  const mails = await mailsAbout(db, emails, references);
  for (const { id } of mails) await db.deleteFrom('outgoing_mail').where('id', '=', id).execute();
  return mails.length;
}

export const erasePerson =
  ({ write, scrub }: Engine) =>
  async (address: string, by: Actor): Promise<Erased> => {
    const emails = emailForms(address);
    const isTheirs = sql<boolean>`lower(email) in (${sql.join(emails)})`;
    const erased = await write.transaction().execute(async (db) => {
      const enquiries = await db
        .selectFrom('enquiries')
        .select(['reference', 'blob'])
        .where('message_id', 'in', db.selectFrom('messages').select('id').where(isTheirs))
        .execute();
      const messages = await db.deleteFrom('messages').where(isTheirs).returning('id').execute();
      const applications = await db
        .deleteFrom('applications')
        .where(isTheirs)
        .returning(['blob', 'reference'])
        .execute();
      const subscriptions = await db.deleteFrom('subscribers').where(isTheirs).returning('id').execute();
      const references = [...applications, ...enquiries].map(({ reference }) => reference);
      const counts = {
        messages: messages.length,
        applications: applications.length,
        subscriptions: subscriptions.length,
        mails: await dropMails(db, emails, references),
      };
      const subject = Object.entries(counts).map(([what, count]) => `${what} ${count}`);
      await note(db, { by, action: 'person.erase', subject: subject.join(', ') });
      return { ...counts, blobs: [...applications, ...enquiries].flatMap(({ blob }) => blob ?? []) };
    });
    await scrub();
    return erased;
  };
