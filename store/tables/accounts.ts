import type { Generated } from 'kysely';
import type { Role } from '#contract/access.ts';

/* The users of the office and their sign-in data. The columns are those of the accounts library, in snake case. */

interface UserRow {
  id: string;
  name: string;
  email: string;
  email_verified: Generated<number>;
  image: string | null;
  role: Role;
  disabled: Generated<number>;
  two_factor_enabled: Generated<number>;
  wishes_messages: Generated<number>;
  wishes_applications: Generated<number>;
  /** The language of the office; null: none chosen. */
  lang: string | null;
  /** The last day of a leave, `YYYY-MM-DD`; null: none. */
  on_leave_until: string | null;
  last_seen_at: string | null;
  created_at: string;
  updated_at: string;
}

interface SessionRow {
  id: string;
  user_id: string;
  /** A hash of the token. */
  token: string;
  expires_at: string;
  ip_address: string | null;
  /** The label of the session in a list, such as “Firefox on Windows”. */
  user_agent: string | null;
  created_at: string;
  updated_at: string;
}

interface AccountRow {
  id: string;
  user_id: string;
  account_id: string;
  provider_id: string;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: string | null;
  refresh_token_expires_at: string | null;
  scope: string | null;
  /** The password hash. */
  password: string | null;
  created_at: string;
  updated_at: string;
}

/** A link or a pending challenge. The identifier is a hash; the value is often the user's id. */
interface VerificationRow {
  id: string;
  identifier: string;
  value: string;
  expires_at: string;
  created_at: string;
  updated_at: string;
}

interface TwoFactorRow {
  id: string;
  user_id: string;
  secret: string;
  backup_codes: string;
  verified: Generated<number>;
  failed_verification_count: number | null;
  locked_until: string | null;
}

interface PasskeyRow {
  id: string;
  user_id: string;
  name: string | null;
  public_key: string;
  credential_id: string;
  counter: number;
  device_type: string;
  backed_up: Generated<number>;
  transports: string | null;
  aaguid: string | null;
  created_at: string | null;
}

interface GuessRow {
  key: string;
  tries: number;
  last_at: string;
}

export interface AccountTables {
  users: UserRow;
  sessions: SessionRow;
  accounts: AccountRow;
  verifications: VerificationRow;
  two_factors: TwoFactorRow;
  passkeys: PasskeyRow;
  guesses: GuessRow;
  secrets: { name: string; value: string };
}
