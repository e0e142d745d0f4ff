import { monitorEventLoopDelay } from 'node:perf_hooks';
import { databaseFaultKinds, databaseFaultOf } from '#store/database-faults.ts';
import type { BackupState } from '../backups/backup-state.ts';
import type { Answered } from '../requests/watch-requests.ts';
import { counter, gauge, histogram, type Metric } from './text-format.ts';

/** What the cache of finished answers says of itself; the counts only grow. */
export interface KeptFigures {
  hits: number;
  misses: number;
  answers: number;
  bytes: number;
}

/** What is asked when the figures are; each may be absent. */
export interface MetricsSources {
  kept?: () => KeptFigures;
  mails?: () => Promise<{ waiting: number; givenUp: number }>;
  backups?: () => Promise<BackupState>;
  contentVersion?: () => Promise<number>;
  /** Whether pages are refused because the event loop is late. */
  isLate?: () => boolean;
}

export interface Metrics {
  /** Counts a rendered answer. */
  answered(answer: Answered): void;
  /** Counts a statement that failed. */
  databaseFailed(error: unknown): void;
  /** Says where the figures come from that have to be asked for. */
  ask(sources: MetricsSources): void;
  all: readonly Metric[];
  stop(): void;
}

/** Seconds; finished pages take less than the first, and nobody waits for longer than the last. */
const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const nanoseconds = 1e9;

/** How often the event loop is asked to be on time. What is measured is the time between, so that much is not late. */
const resolutionMs = 20;
const late = (measured: number): number => Math.max(0, measured / nanoseconds - resolutionMs / 1_000);

/** Counts what the process does. */
export function createMetrics(now: () => Date): Metrics {
  const asked: MetricsSources = {};
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  const requests = counter('atrium_requests_total', 'Answers that were rendered, by kind of address and status');
  const seconds = histogram(
    'atrium_request_duration_seconds',
    'How long rendered answers took, by kind of address',
    durations,
  );
  const faults = counter(
    'atrium_database_errors_total',
    'Statements that failed, by kind',
    databaseFaultKinds.map((kind) => ({ kind })),
  );

  const loop = () => {
    const quantiles = [0.5, 0.9, 0.99].map((quantile) => ({
      labels: { quantile: String(quantile) },
      value: late(delay.percentile(quantile * 100)),
    }));
    const seen = [...quantiles, { labels: { quantile: '1' }, value: late(delay.max) }];
    delay.reset();
    return seen;
  };
  const isLate = () => asked.isLate && Number(asked.isLate());
  const keptCounts = () => {
    const kept = asked.kept?.();
    if (!kept) return undefined;
    const { hits, misses } = kept;
    return [
      { labels: { result: 'hit' }, value: hits },
      { labels: { result: 'miss' }, value: misses },
    ];
  };
  const mails = async () => {
    const state = await asked.mails?.();
    if (!state) return undefined;
    return [
      { labels: { state: 'waiting' }, value: state.waiting },
      { labels: { state: 'given_up' }, value: state.givenUp },
    ];
  };
  const lastBackup = async () => {
    const state = await asked.backups?.();
    return state?.lastBackupAt ? Date.parse(state.lastBackupAt) / 1_000 : undefined;
  };
  const backupFailing = async () => {
    const state = await asked.backups?.();
    if (!state) return undefined;
    const { scheduled, failure } = state.backup;
    return Number(failure !== null || (scheduled && state.lastBackupAt === null));
  };

  return {
    answered({ route, status, seconds: took }) {
      requests.add({ route, status: String(status) });
      seconds.observe({ route }, took);
    },
    databaseFailed: (error) => faults.add({ kind: databaseFaultOf(error) }),
    ask: (sources) => void Object.assign(asked, sources),
    all: [
      requests,
      seconds,
      gauge('atrium_kept_answers_total', 'Asked for and kept, or not, of what can be kept', keptCounts, 'counter'),
      gauge('atrium_kept_answers', 'Finished answers in memory', () => asked.kept?.().answers),
      gauge('atrium_kept_answers_bytes', 'Memory of finished answers', () => asked.kept?.().bytes),
      gauge('atrium_event_loop_delay_seconds', 'How late timers were since the last look', loop),
      gauge('atrium_event_loop_late', '1 while pages are refused because the event loop is late', isLate),
      faults,
      gauge('atrium_mails', 'Mails in the queue', mails),
      gauge('atrium_last_backup_timestamp_seconds', 'When the last backup was made, where one is known', lastBackup),
      gauge('atrium_backup_failing', '1 while scheduled backups fail or none exists yet', backupFailing),
      gauge('atrium_content_version', 'Grows with each change that visitors can see', () => asked.contentVersion?.()),
      gauge('process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss()),
      gauge('process_heap_bytes', 'Memory of its JavaScript', () => process.memoryUsage().heapUsed),
      gauge(
        'process_cpu_seconds_total',
        'Time on the processor',
        () => {
          const { user, system } = process.cpuUsage();
          return (user + system) / 1e6;
        },
        'counter',
      ),
      gauge('process_start_time_seconds', 'When the process started', () => now().getTime() / 1_000 - process.uptime()),
    ],
    stop: () => delay.disable(),
  };
}
