import { randomUUID } from 'node:crypto';
import type { ImportFinding, ImportProgress } from '#contract/office/owner-view.ts';
import { HttpError } from '#contract/problem.ts';

/** Where the page of an entry was, and where it is here. */
export interface MappedAddress {
  title: string;
  from: string;
  /** '': nowhere. */
  to: string;
}

/** Receives what a running import does. */
export interface ImportReport {
  /** Ends what is under way when the server stops. */
  signal: AbortSignal;
  /** Whether nothing is to be written. */
  dryRun: boolean;
  /** Adds to the number of steps. */
  expect(more: number): void;
  step(): void;
  count(what: 'created' | 'changed' | 'unchanged' | 'files'): void;
  /** Something that did not come in, or not as it was. The same thing is reported once. */
  finding(kind: ImportFinding['kind'], text: string): void;
  address(mapped: MappedAddress): void;
}

export interface ImportJob {
  source: string;
  dryRun: boolean;
  run(report: ImportReport): Promise<void>;
  /** Called once the import is over, unless the server's stop ended it. */
  ended(result: ImportResult): Promise<void>;
}

/** What is kept of an import: its progress with all findings, and every address. */
export interface ImportResult {
  progress: ImportProgress;
  addresses: MappedAddress[];
}

/** The one import that may run in this process. */
export interface Imports {
  /** Starts it beside the requests. Refuses with conflict while another runs. */
  start(job: ImportJob, now: () => Date): ImportProgress;
  /** The one that runs or ran last; undefined since the start of the process. */
  current(): ImportProgress | undefined;
  /** Ends what is under way, and resolves when it has ended. */
  stop(): Promise<void>;
}

const mostFindings = 2_000;
const mostAddresses = 100_000;

export function createImports(onError: (error: unknown) => void): Imports {
  let progress: ImportProgress | undefined;
  let running: Promise<void> = Promise.resolve();
  const stopping = new AbortController();

  return {
    start(job, now) {
      if (progress?.state === 'running')
        throw new HttpError('conflict', 'An import is running already; wait for its end');
      if (stopping.signal.aborted) throw new HttpError('unavailable');
      const mine = newProgress(job, now());
      const addresses: MappedAddress[] = [];
      progress = mine;
      running = job
        .run(reportFor(mine, addresses, stopping.signal))
        .then(
          () => {
            mine.state = 'done';
          },
          (error: unknown) => {
            mine.state = 'failed';
            mine.findings.push({ kind: 'failed', text: whyFailed(error, stopping.signal) });
            if (!(error instanceof HttpError) && !stopping.signal.aborted) onError(error);
          },
        )
        .then(async () => {
          mine.endedAt = now().toISOString();
          // After a stop the next start reports that the import was cut off.
          if (!stopping.signal.aborted) await job.ended({ progress: mine, addresses });
        })
        .catch(onError);
      return { ...mine, findings: [...mine.findings] };
    },
    current: () => progress && { ...progress, findings: [...progress.findings] },
    stop() {
      stopping.abort();
      return running;
    },
  };
}

export const newProgress = ({ source, dryRun }: Pick<ImportJob, 'source' | 'dryRun'>, at: Date): ImportProgress => ({
  id: randomUUID(),
  source,
  dryRun,
  state: 'running',
  done: 0,
  total: null,
  created: 0,
  changed: 0,
  unchanged: 0,
  files: 0,
  findings: [],
  startedAt: at.toISOString(),
  endedAt: null,
});

function whyFailed(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'The server was stopped. Start the import again: it goes on where it was.';
  if (error instanceof HttpError) return error.message;
  return 'Something went wrong on our side; the log says what. What came in until then is there.';
}

function reportFor(progress: ImportProgress, addresses: MappedAddress[], signal: AbortSignal): ImportReport {
  const told = new Set<string>();
  return {
    signal,
    dryRun: progress.dryRun,
    expect: (more) => {
      progress.total = (progress.total ?? 0) + more;
    },
    step: () => {
      progress.done += 1;
    },
    count: (what) => {
      progress[what] += 1;
    },
    finding: (kind, text) => {
      if (told.has(text)) return;
      told.add(text);
      if (told.size <= mostFindings) progress.findings.push({ kind, text });
      else progress.findings[mostFindings] = { kind: 'changed', text: `And ${told.size - mostFindings} more.` };
    },
    address: (mapped) => {
      if (addresses.length < mostAddresses) addresses.push(mapped);
    },
  };
}
