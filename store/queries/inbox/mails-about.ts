import { sql } from 'kysely';
import type { Database } from '#store/dialects/engine.ts';

/** Characters of an email address. Next to them, an address is only part of another one. */
const withinAddress = /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]/u;

/** Whether a text contains the needle, and not only as part of something longer. */
export function names(text: string, needle: string): boolean {
  const whole = text.toLowerCase();
  const sought = needle.toLowerCase();
  for (let at = whole.indexOf(sought); at >= 0; at = whole.indexOf(sought, at + 1)) {
    const before = whole[at - 1] ?? ' ';
    const after = whole[at + sought.length] ?? ' ';
    // A full stop after an address ends the sentence, unless more of the address follows.
    const goesOn =
      after === '.' ? /[\p{L}\p{N}]/u.test(whole[at + sought.length + 1] ?? ' ') : withinAddress.test(after);
    if (!withinAddress.test(before) && !goesOn) return true;
  }
  return false;
}

/** Mails to the address in one of its forms, with it as the reply address, or with it or one of the references in the text. */
export async function mailsAbout(db: Database, emails: readonly string[], references: readonly string[]) {
  const contains = (needle: string) =>
    sql<boolean>`replace(lower(recipient || ' ' || coalesce(reply_to, '') || ' ' || subject || ' ' || text), ${needle}, '')
      <> lower(recipient || ' ' || coalesce(reply_to, '') || ' ' || subject || ' ' || text)`;
  const find = (needle: string) =>
    db
      .selectFrom('outgoing_mail')
      .select(['id', 'recipient', 'reply_to', 'subject', 'text', 'created_at'])
      .where(contains(needle))
      .orderBy('id')
      .execute();
  const found = new Map<number, Awaited<ReturnType<typeof find>>[number]>();
  for (const needle of [...emails, ...references.map((reference) => reference.toLowerCase())]) {
    const about = (await find(needle)).filter((row) =>
      [row.recipient, row.reply_to ?? '', row.subject, row.text].some((text) => names(text, needle)),
    );
    for (const row of about) found.set(row.id, row);
  }
  return [...found.values()];
}
