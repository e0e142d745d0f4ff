/** What is deleted when its time is over; the log counts by these. */
export const sweptKinds = ['applications', 'messages', 'unconfirmed', 'unsubscribed', 'mails', 'addresses'] as const;
export type SweptKind = (typeof sweptKinds)[number];

export type SweptCounts = Record<SweptKind, number>;

export interface Deletions {
  /** A day in UTC, such as `2026-11-21`. */
  day: string;
  kind: string;
  deleted: number;
}

/** Deletes what has been kept for as long as it may be. */
export interface Retention {
  /**
   * Deletes everything whose time is over at `now`, some rows in each transaction, with the log's counts; beside another
   * process each row counts once. `onBlobs` gets the private files of what is gone, to remove them.
   */
  sweep(now: Date, onBlobs: (blobs: string[]) => Promise<void>): Promise<SweptCounts>;
  /** So many lines at most, the newest days first. */
  log(lines: number): Promise<Deletions[]>;
}

export interface VisitCounts {
  /** Of each day that has any, in order. */
  days: { day: string; visits: number }[];
  /** The most read first; page '' is all that were too many to name. */
  pages: { page: string; visits: number }[];
}

/** How often pages were read, by day and page and nothing else. */
export interface Visits {
  /** Adds to what a day has. Beyond some thousand pages a day, further ones are counted together. */
  add(day: string, counts: ReadonlyMap<string, number>): Promise<void>;
  /** Of the days from one to another, both included; so many pages at most. */
  between(from: string, to: string, mostPages: number): Promise<VisitCounts>;
  dropBefore(day: string): Promise<void>;
}
