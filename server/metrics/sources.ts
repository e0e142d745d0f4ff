import type { PoolStats } from '#store/store.ts';
import type { BackupState } from '../backups/backup-state.ts';

/** What the cache of responses reports; the counts only grow. */
export interface CacheStats {
  hits: number;
  misses: number;
  answers: number;
  bytes: number;
}

/** What is read at each scrape. A source that is absent has no metrics. */
export interface MetricsSources {
  cache?: () => CacheStats;
  /** How many items wait, by the name of the queue. */
  queues?: Record<string, () => Promise<number> | number>;
  mail?: () => Promise<{ waiting: number; givenUp: number }>;
  backups?: () => Promise<BackupState>;
  /** How often a backup is made; absent where none are scheduled. */
  backupIntervalMs?: number;
  disk?: () => Promise<{ free: number; total: number }>;
  databasePool?: () => PoolStats;
  contentVersion?: () => Promise<number>;
  /** The age of the answer last served for each call, seconds; 0: it came from the backend. */
  backendAnswerAges?: () => { call: string; seconds: number }[];
  /** Whether new pages are refused because the event loop is late. */
  isLate?: () => boolean;
}
