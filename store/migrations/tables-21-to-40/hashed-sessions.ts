import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * A read of the database must not open an account: the tokens of sessions become hashes, and a mail names the link that
 * is made for it when it is sent. Sessions go on. Mails that will not be tried again lose their links; waiting ones are
 * sent as they are.
 */
export const hashedSessions: Migration = async (db, { columns: { text } }) => {
  await sql`alter table outgoing_mail add column link ${text}`.execute(db);
  const { rows: sessions } = await sql<{ id: string; token: string }>`select id, token from sessions`.execute(db);
  for (const { id, token } of sessions) {
    const hash = createHash('sha256').update(token).digest('base64url');
    await sql`update sessions set token = ${hash} where id = ${id}`.execute(db);
  }
  const { rows: mails } = await sql<{ id: number; text: string }>`
    select id, text from outgoing_mail where due_at is null and text like ${'%/choose-password?token=%'}`.execute(db);
  for (const { id, text: old } of mails) {
    const withoutToken = old.replace(/(\/choose-password\?token=)[\w-]+/g, '$1…');
    await sql`update outgoing_mail set text = ${withoutToken} where id = ${id}`.execute(db);
  }
};
