import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * The users of the office and their sign-in data. The columns are those of the accounts library, in snake case. `guesses` counts
 * login attempts by keyed hashes, so it contains no address. A list of statements.
 */
export const accountTables: Migration = async (db, { columns: { text, tableEnd } }) => {
  const yesOrNo = (name: string) => sql`${sql.ref(name)} integer not null default 0 check (${sql.ref(name)} in (0, 1))`;
  const ofUser = sql`user_id ${text} not null references users (id) on delete cascade`;
  const statements = [
    sql`create table users (
      id ${text} primary key not null,
      name ${text} not null,
      email ${text} not null unique check (email <> ''),
      ${yesOrNo('email_verified')},
      image ${text},
      role ${text} not null check (role in ('owner', 'editor', 'recruiter', 'reader')),
      ${yesOrNo('disabled')},
      ${yesOrNo('two_factor_enabled')},
      ${yesOrNo('wishes_messages')},
      ${yesOrNo('wishes_applications')},
      last_seen_at ${text},
      created_at ${text} not null,
      updated_at ${text} not null
    ) ${tableEnd}`,
    sql`create table sessions (
      id ${text} primary key not null,
      ${ofUser},
      token ${text} not null unique,
      expires_at ${text} not null,
      ip_address ${text},
      user_agent ${text},
      created_at ${text} not null,
      updated_at ${text} not null
    ) ${tableEnd}`,
    sql`create index sessions_of_user on sessions (user_id)`,
    sql`create index sessions_over on sessions (expires_at)`,
    sql`create table accounts (
      id ${text} primary key not null,
      ${ofUser},
      account_id ${text} not null,
      provider_id ${text} not null,
      access_token ${text},
      refresh_token ${text},
      id_token ${text},
      access_token_expires_at ${text},
      refresh_token_expires_at ${text},
      scope ${text},
      password ${text},
      created_at ${text} not null,
      updated_at ${text} not null
    ) ${tableEnd}`,
    sql`create index accounts_of_user on accounts (user_id)`,
    sql`create table verifications (
      id ${text} primary key not null,
      identifier ${text} not null,
      value ${text} not null,
      expires_at ${text} not null,
      created_at ${text} not null,
      updated_at ${text} not null
    ) ${tableEnd}`,
    sql`create index verifications_identifier on verifications (identifier)`,
    sql`create index verifications_value on verifications (value)`,
    sql`create index verifications_over on verifications (expires_at)`,
    sql`create table two_factors (
      id ${text} primary key not null,
      ${ofUser},
      secret ${text} not null,
      backup_codes ${text} not null,
      ${yesOrNo('verified')},
      failed_verification_count integer,
      locked_until ${text}
    ) ${tableEnd}`,
    sql`create index two_factors_of_user on two_factors (user_id)`,
    sql`create table passkeys (
      id ${text} primary key not null,
      ${ofUser},
      name ${text},
      public_key ${text} not null,
      credential_id ${text} not null unique,
      counter integer not null,
      device_type ${text} not null,
      ${yesOrNo('backed_up')},
      transports ${text},
      aaguid ${text},
      created_at ${text}
    ) ${tableEnd}`,
    sql`create index passkeys_of_user on passkeys (user_id)`,
    sql`create table guesses (
      key ${text} primary key not null,
      tries integer not null check (tries >= 0),
      last_at ${text} not null
    ) ${tableEnd}`,
    sql`create index guesses_last on guesses (last_at)`,
    sql`create table secrets (
      name ${text} primary key not null,
      value ${text} not null
    ) ${tableEnd}`,
  ];
  for (const statement of statements) await statement.execute(db);
};
