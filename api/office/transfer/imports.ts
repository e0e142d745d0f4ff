import { randomUUID } from 'node:crypto';
import type { CallOutput } from '#contract/call.ts';
import type { getImport } from '#contract/calls/office/get-import.ts';
import { Refusal } from '#contract/problem.ts';

export type ImportProgress = NonNullable<CallOutput<typeof getImport>['current']>;

/** What an import under way tells of itself. */
export interface ImportReport {
  /** Ends what is under way when the server stops. */
  signal: AbortSignal;
  /** How many steps there will be. */
  expect(total: number): void;
  step(): void;
  count(what: 'created' | 'changed' | 'unchanged' | 'files'): void;
  /** Something that did not come in, or not as it was. The same thing is told once. */
  problem(text: string): void;
}

export interface ImportJob {
  source: string;
  run(report: ImportReport): Promise<void>;
  /** Told once the import is over, unless the server's stop ended it. */
  ended(progress: ImportProgress): Promise<void>;
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

const mostProblems = 500;

export function createImports(onError: (error: unknown) => void): Imports {
  let progress: ImportProgress | undefined;
  let running: Promise<void> = Promise.resolve();
  const stopping = new AbortController();

  return {
    start(job, now) {
      if (progress?.state === 'running')
        throw new Refusal('conflict', 'An import is running already; wait for its end');
      if (stopping.signal.aborted) throw new Refusal('unavailable');
      const mine = newProgress(job.source, now());
      progress = mine;
      running = job
        .run(reportFor(mine, stopping.signal))
        .then(
          () => {
            mine.state = 'done';
          },
          (error: unknown) => {
            mine.state = 'failed';
            mine.problems.push(whyFailed(error, stopping.signal));
            if (!(error instanceof Refusal) && !stopping.signal.aborted) onError(error);
          },
        )
        .then(async () => {
          mine.endedAt = now().toISOString();
          // After a stop there is no end to tell of: the next start says that it was cut off.
          if (!stopping.signal.aborted) await job.ended(mine);
        })
        .catch(onError);
      return { ...mine, problems: [...mine.problems] };
    },
    current: () => progress && { ...progress, problems: [...progress.problems] },
    stop() {
      stopping.abort();
      return running;
    },
  };
}

const newProgress = (source: string, at: Date): ImportProgress => ({
  id: randomUUID(),
  source,
  state: 'running',
  done: 0,
  total: null,
  created: 0,
  changed: 0,
  unchanged: 0,
  files: 0,
  problems: [],
  startedAt: at.toISOString(),
  endedAt: null,
});

function whyFailed(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'The server was stopped. Start the import again: it goes on where it was.';
  if (error instanceof Refusal) return error.message;
  return 'Something went wrong on our side; the log says what. What came in until then is there.';
}

function reportFor(progress: ImportProgress, signal: AbortSignal): ImportReport {
  const told = new Set<string>();
  return {
    signal,
    expect: (total) => {
      progress.total = total;
    },
    step: () => {
      progress.done += 1;
    },
    count: (what) => {
      progress[what] += 1;
    },
    problem: (text) => {
      if (told.has(text)) return;
      told.add(text);
      if (told.size <= mostProblems) progress.problems.push(text);
      else progress.problems[mostProblems] = `And ${told.size - mostProblems} more.`;
    },
  };
}
