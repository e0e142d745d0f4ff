import type { Role } from '#contract/access.ts';
import type { Actor } from '../actor.ts';

/** A user of the office, possibly disabled. */
export interface StoredUser {
  id: string;
  name: string;
  /** In lower case; unique. */
  email: string;
  role: Role;
  disabled: boolean;
  /** Whether the user has set a password. */
  joined: boolean;
  secondFactor: boolean;
  mailPreferences: MailPreferences;
  /** The tag of the language of the office; null: none chosen. */
  lang: string | null;
  /** The last day of a leave, `YYYY-MM-DD`, also if it is over; null: none. */
  onLeaveUntil: string | null;
  lastSeenAt: string | null;
  createdAt: string;
}

/** The mails that a user wants to receive. */
export interface MailPreferences {
  messages: boolean;
  applications: boolean;
}

/** What a user changes of themselves. */
export interface OwnChange {
  name?: string | undefined;
  mailPreferences?: MailPreferences | undefined;
  lang?: string | undefined;
  onLeaveUntil?: string | null | undefined;
}

export interface UserChange {
  role?: Role;
  disabled?: boolean;
  onLeaveUntil?: string | null;
  /** Deletes password, second factor and passkeys. */
  reset?: boolean;
  /** What the acting user has seen. Rejected as `changed-meanwhile` if another user has changed it since. */
  seen?: { role?: Role | undefined; disabled?: boolean | undefined } | undefined;
}

/** The users of the office. Each change writes its audit row in the same transaction; `by` is the user who makes it. */
export interface Users {
  /** All users, by name. */
  list(): Promise<StoredUser[]>;
  get(id: string): Promise<StoredUser | undefined>;
  byEmail(email: string): Promise<StoredUser | undefined>;
  isEmpty(): Promise<boolean>;
  /** Returns the new user's id, or undefined if the address belongs to a user already. */
  add(person: { name: string; email: string; role: Role }, by: Actor): Promise<string | undefined>;
  /** Adds the first owner with their password's hash. Returns undefined if there is a user already. */
  addFirst(person: { name: string; email: string }, passwordHash: string): Promise<string | undefined>;
  /**
   * Changes role or access. A user who is disabled or reset is signed out everywhere, and their pending links become invalid.
   * Returns `last-owner`, without any change, if no owner would remain. `evenLastOwner` allows the reset of the last owner.
   */
  change(
    id: string,
    change: UserChange,
    by: Actor,
    evenLastOwner?: boolean,
  ): Promise<'missing' | 'last-owner' | 'changed'>;
  changeOwn(id: string, change: OwnChange): Promise<void>;
  /** The addresses of active users with one of the roles who want this kind of mail and are not on leave `today`. */
  wishing(
    what: keyof MailPreferences,
    roles: readonly Role[],
    today: string,
  ): Promise<Pick<StoredUser, 'id' | 'email' | 'lang'>[]>;
  seen(id: string, at: Date): Promise<void>;
  /** Deletes expired sessions and links, and login attempts before `triesBefore`. */
  sweep(now: Date, triesBefore: Date): Promise<void>;
}

/** Counts login attempts. The key reveals no address. */
export interface LoginAttempts {
  /**
   * Counts an attempt before it is made, so that concurrent attempts count too. Returns 0, or the milliseconds to wait if the
   * attempt is too early; then it does not count. `waitAfter` returns the wait after a number of attempts. Attempts are forgotten
   * `forgetMs` after the last one.
   */
  begin(key: string, now: Date, waitAfter: (tries: number) => number, forgetMs: number): Promise<number>;
  /** Uncounts one attempt. */
  forgetAttempt(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

export interface Secrets {
  /** The secret of this name, the same on every node. Stores `proposed` if there is none yet. */
  keep(name: string, proposed: string): Promise<string>;
  /** Identifies the key that replaces the secret; undefined while the secret is in the database. */
  fingerprint(name: string): Promise<string | undefined>;
  /**
   * Replaces a secret by the fingerprint of a key outside the database, in one transaction: encrypts second factors
   * again, ends all sessions and deletes the secret. Returns the stored fingerprint; if it is another key's, nothing
   * changes.
   */
  moveOut(
    name: string,
    fingerprint: string,
    encryptAgain: (data: string, secret: string) => Promise<string>,
  ): Promise<string>;
  /** After the loss of a key: deletes all that it encrypts. Returns the number of second factors. */
  forgetKey(name: string): Promise<number>;
}
