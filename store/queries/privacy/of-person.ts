import { sql } from 'kysely';
import type { Engine } from '#store/dialects/engine.ts';
import type { StoredPersonData } from '#store/interfaces/inbox.ts';
import { applicationsFrom } from '../inbox/applications.ts';
import { emailForms } from '../inbox/email-forms.ts';
import { mailsAbout } from '../inbox/mails-about.ts';
import { messagesFrom } from '../inbox/messages.ts';
import { subscriberFrom } from '../inbox/subscribers.ts';

/** The data of an email address in each of its forms, ignoring case: the same rows that an erasure deletes. */
export const ofPerson =
  ({ read }: Engine) =>
  async (address: string): Promise<StoredPersonData> => {
    const emails = emailForms(address);
    const isTheirs = sql<boolean>`lower(email) in (${sql.join(emails)})`;
    const rows = await read.selectFrom('messages').selectAll().where(isTheirs).orderBy('id').execute();
    const messages = await messagesFrom(read, rows);
    const applications = await read.selectFrom('applications').selectAll().where(isTheirs).orderBy('id').execute();
    const subscriptions = await read.selectFrom('subscribers').selectAll().where(isTheirs).execute();
    const enquiries = messages.flatMap(({ enquiry }) => enquiry ?? []);
    const references = [...applications, ...enquiries].map(({ reference }) => reference);
    const mails = await mailsAbout(read, emails, references);
    return {
      messages,
      applications: await applicationsFrom(read, applications),
      subscriptions: subscriptions.map(subscriberFrom),
      mails: mails.map(({ recipient, subject, text, created_at }) => ({
        to: recipient,
        subject,
        text,
        createdAt: created_at,
      })),
    };
  };
