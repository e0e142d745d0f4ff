import { randomUUID } from 'node:crypto';
import type { ImportFinding, ImportProgress } from '#contract/office/upkeep-view.ts';
import { HttpError } from '#contract/protocol/problem.ts';
import { systemFaultOf } from '#files/disk/system-faults.ts';
import { type Wording, words } from '../words.ts';

/** The page of an entry at the source and here. */
export interface MappedAddress {
  title: string;
  from: string;
  /** '': no page. */
  to: string;
}

/** Receives the events of a running import. */
export interface ImportReport {
  /** Aborted when the server stops. */
  signal: AbortSignal;
  /** Whether nothing may be written. */
  dryRun: boolean;
  /** Its language: that of the user who started the import. */
  lang: string;
  /** Adds to the number of steps. */
  expect(more: number): void;
  step(): void;
  count(what: 'created' | 'changed' | 'unchanged' | 'files'): void;
  /** Reports something that was not imported, or was changed. The same text is reported once at a place. */
  finding(kind: ImportFinding['kind'], wording: Wording, at?: TablePlace): void;
  address(mapped: MappedAddress): void;
  /** Keeps what the import after this check needs to know. */
  checked(check: TableCheck): void;
}

/** A cell, or a line, of a table. */
export type TablePlace = Pick<ImportFinding, 'line' | 'column'>;

/** What a check of a table has seen. */
export interface TableCheck {
  /** Of the file and the choices. */
  hash: string;
  /** The revisions of the entries by their ids. */
  revisions: Record<string, number>;
}

export interface ImportJob {
  kind?: ImportProgress['kind'];
  source: string;
  dryRun: boolean;
  /** The language of the report. */
  lang: string;
  run(report: ImportReport): Promise<void>;
  /** Called once the import is over, unless the server was stopped. */
  ended(result: ImportResult): Promise<void>;
}

/** The stored result of an import: its progress with all findings, and every address. */
export interface ImportResult {
  progress: ImportProgress;
  addresses: MappedAddress[];
  /** Of a check of a table. */
  check?: TableCheck;
}

/** The import of this process. Only one can run at a time. */
export interface Imports {
  /** Starts an import in the background. Throws `conflict` while another runs. */
  start(job: ImportJob, now: () => Date): ImportProgress;
  /** The running or the last import; undefined if none ran since the process started. */
  current(): ImportProgress | undefined;
  /** Aborts the running import. Resolves when it has ended. */
  stop(): Promise<void>;
}

const maxFindings = 2_000;
const maxAddresses = 100_000;

export function createImports(onError: (error: unknown) => void): Imports {
  let progress: ImportProgress | undefined;
  let running: Promise<void> = Promise.resolve();
  const stopping = new AbortController();

  return {
    start(job, now) {
      if (progress?.state === 'running') throw alreadyRunning();
      if (stopping.signal.aborted) throw new HttpError('unavailable');
      const mine = newProgress(job, now());
      const result: ImportResult = { progress: mine, addresses: [] };
      progress = mine;
      running = job
        .run(reportFor(result, { lang: job.lang, signal: stopping.signal }))
        .then(
          () => {
            mine.state = 'done';
          },
          (error: unknown) => {
            mine.state = 'failed';
            mine.findings.push({ kind: 'failed', text: whyFailed(error, stopping.signal, job.lang) });
            if (!(error instanceof HttpError) && !stopping.signal.aborted) onError(error);
          },
        )
        .then(async () => {
          mine.endedAt = now().toISOString();
          // After a stop, the next start reports that the import was interrupted.
          if (!stopping.signal.aborted) await job.ended(result);
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

export const newProgress = (
  { kind = 'content', source, dryRun }: Pick<ImportJob, 'kind' | 'source' | 'dryRun'>,
  at: Date,
): ImportProgress => ({
  id: randomUUID(),
  kind,
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

export const alreadyRunning = (): HttpError => words.error('conflict', (texts) => texts.imports.running);

function whyFailed(error: unknown, signal: AbortSignal, lang: string): string {
  if (signal.aborted) return words.say((texts) => texts.imports.stopped, lang);
  if (error instanceof HttpError) return error.toProblem(lang).detail ?? error.message;
  const fault = systemFaultOf(error);
  return words.say((texts) => (fault ? texts.problems.disk[fault] : texts.imports.internal), lang);
}

function reportFor(result: ImportResult, { lang, signal }: Pick<ImportReport, 'lang' | 'signal'>): ImportReport {
  const { progress, addresses } = result;
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
    lang,
    finding: (kind, wording, at) => {
      const text = words.say(wording, lang);
      const key = JSON.stringify([text, at]);
      if (told.has(key)) return;
      told.add(key);
      if (told.size <= maxFindings) progress.findings.push({ kind, text, ...at });
      else {
        const more = words.say((texts) => texts.imports.more({ count: told.size - maxFindings }), lang);
        progress.findings[maxFindings] = { kind: 'changed', text: more };
      }
    },
    address: (mapped) => {
      if (addresses.length < maxAddresses) addresses.push(mapped);
    },
    checked: (check) => {
      result.check = check;
    },
  };
}
