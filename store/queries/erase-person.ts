import { sql } from 'kysely';
import type { Database, Engine } from '../dialects/engine.ts';
import type { Erased } from '../inbox.ts';
import { note } from './audit.ts';

/** What may stand within an e-mail address: next to it, one address is only a part of another. */
const withinAddress = /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]/u;

/** Whether a text names the needle, and not merely something longer that contains it. */
export function names(text: string, needle: string): boolean {
  const whole = text.toLowerCase();
  const sought = needle.toLowerCase();
  for (let at = whole.indexOf(sought); at >= 0; at = whole.indexOf(sought, at + 1)) {
    const before = whole[at - 1] ?? ' ';
    const after = whole[at + sought.length] ?? ' ';
    // A full stop behind an address ends a sentence, unless the address goes on.
    const goesOn =
      after === '.' ? /[\p{L}\p{N}]/u.test(whole[at + sought.length + 1] ?? ' ') : withinAddress.test(after);
    if (!withinAddress.test(before) && !goesOn) return true;
  }
  return false;
}

/** Mails that are to the address, answer to it, or speak of it or of one of the references. */
async function dropMails(db: Database, email: string, references: readonly string[]): Promise<number> {
  const contains = (needle: string) =>
    sql<boolean>`replace(lower(recipient || ' ' || coalesce(reply_to, '') || ' ' || subject || ' ' || text), ${needle}, '')
      <> lower(recipient || ' ' || coalesce(reply_to, '') || ' ' || subject || ' ' || text)`;
  const needles = [email, ...references.map((reference) => reference.toLowerCase())];
  const ids = new Set<number>();
  for (const needle of needles) {
    const rows = await db
      .selectFrom('outgoing_mail')
      .select(['id', 'recipient', 'reply_to', 'subject', 'text'])
      .where(contains(needle))
      .execute();
    const about = rows.filter((row) =>
      [row.recipient, row.reply_to ?? '', row.subject, row.text].some((text) => names(text, needle)),
    );
    for (const { id } of about) ids.add(id);
  }
  for (const id of ids) await db.deleteFrom('outgoing_mail').where('id', '=', id).execute();
  return ids.size;
}

export const erasePerson =
  ({ write, scrub }: Engine) =>
  async (address: string, by: string): Promise<Erased> => {
    const email = address.trim().toLowerCase();
    const isTheirs = sql<boolean>`lower(email) = ${email}`;
    const erased = await write.transaction().execute(async (db) => {
      const messages = await db.deleteFrom('messages').where(isTheirs).returning('id').execute();
      const applications = await db
        .deleteFrom('applications')
        .where(isTheirs)
        .returning(['blob', 'reference'])
        .execute();
      const subscriptions = await db.deleteFrom('subscribers').where(isTheirs).returning('id').execute();
      const references = applications.map(({ reference }) => reference);
      const counts = {
        messages: messages.length,
        applications: applications.length,
        subscriptions: subscriptions.length,
        mails: await dropMails(db, email, references),
      };
      const subject = Object.entries(counts).map(([what, count]) => `${what} ${count}`);
      await note(db, { by, action: 'person.erase', subject: subject.join(', ') });
      return { ...counts, blobs: applications.map(({ blob }) => blob) };
    });
    await scrub();
    return erased;
  };
