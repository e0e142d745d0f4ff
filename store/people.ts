import type { Role } from '#contract/access.ts';

/** Somebody who may sign in, or once might. */
export interface StoredUser {
  id: string;
  name: string;
  /** In small letters; nobody else's. */
  email: string;
  role: Role;
  disabled: boolean;
  /** Whether there is a password. */
  joined: boolean;
  secondFactor: boolean;
  wishes: Wishes;
  lastSeenAt: string | null;
  createdAt: string;
}

/** What somebody wishes to hear of by mail. */
export interface Wishes {
  messages: boolean;
  applications: boolean;
}

export interface UserChange {
  role?: Role;
  disabled?: boolean;
  /** Forgets password, second factor and passkeys. */
  reset?: boolean;
}

/** The people of the office. Each change has its audit row in the same transaction; `by` is who makes it. */
export interface Users {
  /** Everybody, by name. */
  list(): Promise<StoredUser[]>;
  get(id: string): Promise<StoredUser | undefined>;
  byEmail(email: string): Promise<StoredUser | undefined>;
  isEmpty(): Promise<boolean>;
  /** The new user's id; undefined where the address is somebody's already. */
  add(person: { name: string; email: string; role: Role }, by: string): Promise<string | undefined>;
  /** Adds the first owner with the hash of their password, or nobody; undefined where there is a user already. */
  addFirst(person: { name: string; email: string }, passwordHash: string): Promise<string | undefined>;
  /**
   * Changes role or access. Whoever is disabled or reset is signed out everywhere, and links that were sent to
   * them are void. `last-owner`: nobody would be left who may manage people; nothing was changed. With
   * `evenLastOwner` that is no reason to refuse a reset.
   */
  change(
    id: string,
    change: UserChange,
    by: string,
    evenLastOwner?: boolean,
  ): Promise<'missing' | 'last-owner' | 'changed'>;
  changeOwn(id: string, change: { name?: string; wishes?: Wishes }): Promise<void>;
  /** Addresses of those who wish it, have one of the roles and may sign in. */
  wishing(what: keyof Wishes, roles: readonly Role[]): Promise<string[]>;
  seen(id: string, at: Date): Promise<void>;
  /** Removes sessions and links that are over, and tries that no longer count. */
  sweep(now: Date, triesBefore: Date): Promise<void>;
}

/** Tries that may be guesses, by a key that tells nothing. */
export interface LoginAttempts {
  /**
   * Counts a try before it is made, so that many at once count too. 0, or the milliseconds to wait if it comes too
   * early; then it does not count. `waitAfter` says how long to wait after so many tries; they are forgotten
   * `forgetMs` after the last.
   */
  begin(key: string, now: Date, waitAfter: (tries: number) => number, forgetMs: number): Promise<number>;
  /** Takes one try back. */
  takeBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

export interface Secrets {
  /** The secret of this name, the same for every node; `proposed` where there was none yet. */
  keep(name: string, proposed: string): Promise<string>;
}
