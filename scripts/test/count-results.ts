import { z } from 'zod';

/** The results of a suite, in numbers of tests. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const count = z.int().nonnegative();

const vitestReport = z.object({
  success: z.boolean(),
  numPassedTests: count,
  numFailedTests: count,
  numPendingTests: count,
  numTodoTests: count,
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});

const playwrightReport = z.object({
  stats: z.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
  errors: z.array(z.unknown()),
});

/** The exit code of a suite and the text of its report; undefined if it wrote none. */
export interface SuiteEnd {
  exitCode: number | null;
  report: string | undefined;
}

const oneFailed: Counts = { passed: 0, failed: 1, skipped: 0 };

/**
 * Counts a Vitest run. A test file that could not be loaded is one failure; so is a run without tests, unless it may be
 * empty.
 */
export function countVitest({ exitCode, report }: SuiteEnd, { mayBeEmpty = false } = {}): Counts {
  const parsed = vitestReport.safeParse(parseJson(report));
  if (!parsed.success) return oneFailed;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = parsed.data;
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((assertion) => assertion.status !== 'failed'),
  );
  const counts = {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
  };
  if (mayBeEmpty && exitCode === 0 && counts.passed + counts.failed === 0) return counts;
  return honest(counts, exitCode === 0 && parsed.data.success);
}

/** Counts a Playwright run. An error outside all tests, such as a server that does not start, is one failure. */
export function countPlaywright({ exitCode, report }: SuiteEnd): Counts {
  const parsed = playwrightReport.safeParse(parseJson(report));
  if (!parsed.success) return oneFailed;
  const { stats, errors } = parsed.data;
  const counts = {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
  return honest(counts, exitCode === 0);
}

/** Counts a check that either passes or fails as a whole. */
export function countCheck(exitCode: number | null): Counts {
  return exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : oneFailed;
}

/** A run that reports failure, or that executed nothing, has at least one failure. */
function honest(counts: Counts, succeeded: boolean): Counts {
  const executed = counts.passed + counts.failed;
  return counts.failed === 0 && (!succeeded || executed === 0) ? { ...counts, failed: 1 } : counts;
}

/** The sum over all suites; no suite at all is a failure too. */
export function sum(all: readonly Counts[]): Counts {
  if (all.length === 0) return oneFailed;
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    skipped: all.reduce((total, { skipped }) => total + skipped, 0),
  };
}

/** The line that closes a test run. */
export const summaryLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

function parseJson(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
