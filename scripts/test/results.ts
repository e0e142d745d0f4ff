/** The results of a suite, in numbers of tests. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** A failed test. */
export interface Failure {
  /** File and name of the test. */
  name: string;
  /** The first lines of its error. */
  message: string;
  /** The test file as the report names it; absent for an error outside all tests. */
  file?: string | undefined;
}

/** How long a test file took, in milliseconds; hooks included. */
export interface FileTime {
  file: string;
  ms: number;
}

export interface SuiteResult {
  counts: Counts;
  failures: Failure[];
  times: FileTime[];
}

/** The exit code of a suite and the text of its report; undefined if it wrote none. */
export interface SuiteEnd {
  exitCode: number | null;
  report: string | undefined;
}

const oneFailed: SuiteResult = { counts: { passed: 0, failed: 1, skipped: 0 }, failures: [], times: [] };

/**
 * Reads the report of a suite. A missing or incomplete report is one failure; so is a run that reports failure without a
 * failed test, or without tests unless it may be empty.
 */
export function resultOf<Report>(
  { exitCode, report }: SuiteEnd,
  read: (report: Report) => SuiteResult,
  { mayBeEmpty = false } = {},
): SuiteResult {
  try {
    const result = read(JSON.parse(report ?? ''));
    const { passed, failed } = result.counts;
    const isFailedRun = exitCode !== 0 || (passed + failed === 0 && !mayBeEmpty);
    return failed === 0 && isFailedRun ? { ...result, counts: { ...result.counts, failed: 1 } } : result;
  } catch (error) {
    console.error('Cannot read the report of the tests:', error);
    return oneFailed;
  }
}

/** The result of a check that either passes or fails as a whole. */
export const checkResult = (exitCode: number | null): SuiteResult =>
  exitCode === 0 ? { counts: { passed: 1, failed: 0, skipped: 0 }, failures: [], times: [] } : oneFailed;

/** The sum over all suites; no suite at all is a failure too. */
export function sum(all: readonly Counts[]): Counts {
  if (all.length === 0) return oneFailed.counts;
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    skipped: all.reduce((total, { skipped }) => total + skipped, 0),
  };
}

/** Both results as one. */
export const joined = (one: SuiteResult, other: SuiteResult): SuiteResult => ({
  counts: sum([one.counts, other.counts]),
  failures: [...one.failures, ...other.failures],
  times: [...one.times, ...other.times],
});

/** The line that closes a test run. */
export const summaryLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

const maxLines = 12;
const escapeCharacter = String.fromCharCode(27);
const colours = new RegExp(`${escapeCharacter}\\[[\\d;]*m`, 'g');

export const beginningOf = (message = ''): string =>
  message.replace(colours, '').split('\n').slice(0, maxLines).join('\n');

/** A list of all failures, for the end of a long log. */
export const listOf = (failures: readonly Failure[]): string =>
  failures.map(({ name, message }) => `FAILED: ${name}\n${message.replace(/^/gm, '    ')}\n`).join('\n');

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1).padStart(6)} s`;

/** The slowest files, one per line, slowest first. */
export const slowestOf = (times: readonly FileTime[], count = 10): string =>
  [...times]
    .sort((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ file, ms }) => `${seconds(ms)}  ${file}`)
    .join('\n');
