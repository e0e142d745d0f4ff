import type { EntityName } from '#content/registry.ts';
import type { FailedMail, OfficeRedirect } from '#contract/office/upkeep-view.ts';
import type { MailChannel, OutgoingMail, QueuedMail } from '#contract/outgoing-mail.ts';
import type { Actor } from '../actor.ts';

/** The state of the mail queue for the health page. */
export interface MailState {
  waiting: number;
  /** Mails that were tried for the last time; they stay stored. */
  givenUp: number;
  /** The last error of the newest stored mail that has one. */
  lastError: string | null;
}

export interface MailQueue {
  enqueue(mail: OutgoingMail): Promise<number>;
  /**
   * Mails due at `now`, leased to the caller until `leaseUntil`, so that no other node sends them too; by default for
   * the mail server.
   */
  claim(now: Date, leaseUntil: Date, most: number, channel?: MailChannel): Promise<QueuedMail[]>;
  /** Deletes a mail that was sent. */
  sent(id: number): Promise<void>;
  /** Releases a mail for a retry at `retryAt`; null gives it up, but the row stays. */
  failed(id: number, reason: string, retryAt: Date | null): Promise<void>;
  waiting(): Promise<number>;
  /** By default of the mails for the mail server. */
  state(channel?: MailChannel): Promise<MailState>;
  /** Mails that failed at least once, the oldest first. */
  failures(most: number): Promise<FailedMail[]>;
  /** Makes failed mails due at `now`, with all their attempts; all of them without `ids`; with an audit row. Returns how many. */
  retry(now: Date, by: Actor, ids?: readonly number[]): Promise<number>;
  /** Deletes failed mails unsent; all of them without `ids`; with an audit row. Returns how many. */
  discard(by: Actor, ids?: readonly number[]): Promise<number>;
}

export interface Redirects {
  /** The target of an old path in any spelling, or undefined. */
  find(path: string): Promise<{ to: string } | undefined>;
  /**
   * Adds a redirect without chains: redirects to `from` now point to `to`, and redirects from `to` and from other
   * spellings of `from` are deleted. `onlyNew`: rejected as `conflict` if `from` or `to` has a redirect that the caller
   * has not seen.
   */
  add(from: string, to: string, by: Actor, options?: { onlyNew?: boolean }): Promise<void>;
  /** Sorted by old path. `words` are parts of either path. */
  list(query: {
    words?: string | undefined;
    skip: number;
    take: number;
  }): Promise<{ items: OfficeRedirect[]; total: number }>;
  /**
   * Deletes redirects, with an audit row each. Returns how many there were. `seen`: rejected as `changed-meanwhile` if
   * an old path has another target than this one.
   */
  remove(froms: readonly string[], by: Actor, seen?: Readonly<Record<string, string>>): Promise<number>;
}

export interface StoredAudit {
  id: number;
  at: string;
  /** The name of the user at that time, or a word for the program. */
  by: string;
  action: string;
  subject: string;
}

/** The user of an audit row as of now; null: the program, a removed user, or a row from before ids were stored. */
export interface AuditRow extends StoredAudit {
  account: { id: string; name: string; email: string } | null;
}

/** Keys of the subjects of audit rows. */
export interface AuditKeys {
  files: readonly string[];
  messages: readonly number[];
  applications: readonly number[];
  redirects: readonly string[];
  users: readonly string[];
}

/** The names of these subjects; for a redirect its target. */
export interface AuditNames {
  files: ReadonlyMap<string, string>;
  messages: ReadonlyMap<number, string>;
  applications: ReadonlyMap<number, string>;
  redirects: ReadonlyMap<string, string>;
  users: ReadonlyMap<string, string>;
}

export interface AuditFilter {
  /** Parts of user, action or subject. */
  words?: string | undefined;
  /** Actions that match the words too, because their names in the language of the user do. */
  actions?: readonly string[] | undefined;
  /** The exact name of a user, at that time or now. */
  by?: string | undefined;
  since?: string | undefined;
  /** Exclusive. */
  until?: string | undefined;
  /** Only what was done with entries of these types. */
  types?: readonly EntityName[] | undefined;
}

export interface Audit {
  add(entry: { by: Actor; action: string; subject: string }): Promise<void>;
  /** The newest row of an action. */
  last(action: string): Promise<StoredAudit | undefined>;
  /** Newest first. */
  list(query: AuditFilter & { skip: number; take: number }): Promise<{ items: AuditRow[]; total: number }>;
  /** The current names. Removed subjects have none. */
  names(keys: AuditKeys): Promise<AuditNames>;
}

export interface StoredDismissal {
  /** The key of the finding. */
  finding: string;
  reason: string;
  at: string;
  by: string;
}

/** A reminder of the last day of an entry, `YYYY-MM-DD`, some days before. */
export interface Reminder {
  entry: number;
  lastDay: string;
  daysBefore: number;
}

/** The reminders that were mailed. */
export interface Reminders {
  /** Whether this reminder, or a later one of the same last day, was sent. */
  isSent(reminder: Reminder): Promise<boolean>;
  /** Queues the mail of a reminder and records it. False, and no mail, if another process did. */
  send(reminder: Reminder, mail: OutgoingMail): Promise<boolean>;
}

/** Findings of the health page that an owner has dismissed. */
export interface Dismissals {
  /** Newest first, at most 2,000. */
  list(): Promise<StoredDismissal[]>;
  /** Dismisses a finding, with an audit row. Rejected as `changed-meanwhile` if it is dismissed with another reason. */
  add(dismissal: { finding: string; reason: string }, audit: { by: Actor; subject: string }): Promise<void>;
  /**
   * Withdraws a dismissal, with an audit row. False if there was none. `seen`: rejected as `changed-meanwhile` if it
   * was dismissed at another time than this one.
   */
  remove(finding: string, audit: { by: Actor; subject: string }, seen?: string): Promise<boolean>;
}
