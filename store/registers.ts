import type { OutgoingMail, QueuedMail } from '#contract/outgoing-mail.ts';

/** What waits to be sent, as the health page tells it. */
export interface MailState {
  waiting: number;
  /** Tried for the last time, and kept. */
  givenUp: number;
  /** Of the mail that failed last among those that are still here. */
  lastError: string | null;
}

export interface MailQueue {
  enqueue(mail: OutgoingMail): Promise<number>;
  /** Mails due at `now`, leased to the caller until `leaseUntil`, so that no other node sends them too. */
  claim(now: Date, leaseUntil: Date, most: number): Promise<QueuedMail[]>;
  /** Forgets a mail that went out. */
  sent(id: number): Promise<void>;
  /** Puts a mail back, to be tried again at `retryAt`; null gives it up (the row stays). */
  failed(id: number, reason: string, retryAt: Date | null): Promise<void>;
  waiting(): Promise<number>;
  state(): Promise<MailState>;
}

export interface StoredRedirect {
  from: string;
  to: string;
  addedAt: string;
  addedBy: string;
}

export interface Redirects {
  /** Where an old path now leads, or undefined. */
  find(from: string): Promise<{ to: string } | undefined>;
  /** Keeps every redirect one step long: what led to `from` leads to `to` at once, and `to` leads nowhere. */
  add(from: string, to: string, by: string): Promise<void>;
  /** By the old path; `words` are parts of either address. */
  list(query: {
    words?: string | undefined;
    skip: number;
    take: number;
  }): Promise<{ items: StoredRedirect[]; total: number }>;
  /** Forgets redirects, with an audit row each; how many there were. */
  remove(froms: readonly string[], by: string): Promise<number>;
}

export interface StoredAudit {
  id: number;
  at: string;
  by: string;
  action: string;
  subject: string;
}

/** What audit rows are about. */
export interface AuditKeys {
  files: readonly string[];
  messages: readonly number[];
  applications: readonly number[];
  redirects: readonly string[];
  users: readonly string[];
}

/** What these are called; a redirect by where it leads. */
export interface AuditNames {
  files: ReadonlyMap<string, string>;
  messages: ReadonlyMap<number, string>;
  applications: ReadonlyMap<number, string>;
  redirects: ReadonlyMap<string, string>;
  users: ReadonlyMap<string, string>;
}

export interface Audit {
  add(entry: { by: string; action: string; subject: string }): Promise<void>;
  /** The newest row of an action. */
  last(action: string): Promise<StoredAudit | undefined>;
  /** The newest first; `words` are parts of who, what and of what, `by` is who exactly. */
  list(query: {
    words?: string | undefined;
    by?: string | undefined;
    skip: number;
    take: number;
  }): Promise<{ items: StoredAudit[]; total: number }>;
  /** The present names, read from the rows of the things themselves: those that are gone have none. */
  names(keys: AuditKeys): Promise<AuditNames>;
}

export interface StoredDismissal {
  /** The key of the finding. */
  finding: string;
  reason: string;
  at: string;
  by: string;
}

/** Findings of the health page that an owner has dismissed. */
export interface Dismissals {
  /** The newest first, at most 2,000. */
  list(): Promise<StoredDismissal[]>;
  /** Dismisses a finding, or changes the reason, with an audit row. */
  add(dismissal: { finding: string; reason: string }, audit: { by: string; subject: string }): Promise<void>;
  /** Takes a dismissal back, with an audit row. False: there was none. */
  remove(finding: string, audit: { by: string; subject: string }): Promise<boolean>;
}
