import type { PoolStats } from '#store/store.ts';
import type { BackupState } from '../backups/backup-state.ts';

/** Statistics of the response cache; hits and misses only grow. */
export interface CacheStats {
  hits: number;
  misses: number;
  answers: number;
  bytes: number;
}

/** Sources that are read at each scrape. An absent source has no metrics. */
export interface MetricsSources {
  cache?: () => CacheStats;
  /** The number of waiting items by queue name. */
  queues?: Record<string, () => Promise<number> | number>;
  mail?: () => Promise<{ waiting: number; givenUp: number }>;
  backups?: () => Promise<BackupState>;
  /** The interval of scheduled backups; absent where none are scheduled. */
  backupIntervalMs?: number;
  /** Whether the file storage responds. */
  filesUp?: () => Promise<boolean>;
  disks?: () => Promise<{ folder: string; free: number; total: number }[]>;
  /** Why the data folder takes no data; undefined if it does. */
  dataFault?: () => Promise<string | undefined>;
  databasePool?: () => PoolStats;
  contentVersion?: () => Promise<number>;
  /** The age of the last served answer of each call, in seconds; 0: it is fresh. */
  backendResponseAges?: () => { call: string; seconds: number }[];
  /** Whether new pages are refused because the event loop is late. */
  isLate?: () => boolean;
}
