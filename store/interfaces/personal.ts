/** The kinds of data that retention deletes; the log counts them separately. */
export const sweptKinds = ['applications', 'messages', 'unconfirmed', 'unsubscribed', 'mails', 'addresses'] as const;
export type SweptKind = (typeof sweptKinds)[number];

export type SweptCounts = Record<SweptKind, number>;

export interface Deletions {
  /** A day in UTC, such as `2026-11-21`. */
  day: string;
  kind: string;
  deleted: number;
}

/** Deletes data whose retention period is over. */
export interface Retention {
  /**
   * Deletes everything whose period is over at `now`, in batches, each in a transaction with its counts in the log. With several
   * processes each row counts once. `onBlobs` receives the private files of deleted rows, to delete them.
   */
  sweep(now: Date, onBlobs: (blobs: string[]) => Promise<void>): Promise<SweptCounts>;
  /** At most `lines` rows, newest days first. */
  log(lines: number): Promise<Deletions[]>;
}

export interface VisitCounts {
  /** Days with visits, in order. */
  days: { day: string; visits: number }[];
  /** Most visited first. Page '' sums the pages beyond the limit per day. */
  pages: { page: string; visits: number }[];
}

/** Counts of page views by day and page, without other data. */
export interface Visits {
  /** Adds to the counts of a day. Beyond a few thousand pages per day, further ones are counted together. */
  add(day: string, counts: ReadonlyMap<string, number>): Promise<void>;
  /** The counts of the days `from` to `to`, inclusive, with at most `maxPages` pages. */
  between(from: string, to: string, maxPages: number): Promise<VisitCounts>;
  dropBefore(day: string): Promise<void>;
}

/** Whether deletions by age are stopped, because the clock has jumped since it was last right. */
export type ClockState = { stopped: false } | { stopped: true; trustedAt: string; stoppedAt: string };

export interface TrustedClock {
  state(): Promise<ClockState>;
  /** Compares the time with that of the last check, at first with the newest row. */
  check(now: Date): Promise<ClockState>;
  /** An operator says that the time is right. */
  confirm(now: Date): Promise<void>;
}
