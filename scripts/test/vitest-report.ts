import { relative } from 'node:path';
import type { JsonTestResult, JsonTestResults } from 'vitest/node';
import { root } from './processes.ts';
import { beginningOf, type Failure, resultOf, type SuiteEnd, type SuiteResult } from './results.ts';

/** The result of a Vitest run. A test file that could not be loaded is one failure. */
export const readVitest = (end: SuiteEnd, options: { mayBeEmpty?: boolean } = {}): SuiteResult =>
  resultOf(end, read, options);

function read({ success, numPassedTests, numPendingTests, numTodoTests, testResults }: JsonTestResults): SuiteResult {
  const failures = testResults.flatMap(failuresIn);
  const failed = failures.length === 0 && !success ? 1 : failures.length;
  return {
    counts: { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests },
    failures,
    times: testResults.map(({ name, startTime, endTime }) => ({ file: relative(root, name), ms: endTime - startTime })),
  };
}

function failuresIn({ name: file, status, message, assertionResults }: JsonTestResult): Failure[] {
  const failures = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => ({
      name: `${file} › ${fullName}`,
      message: beginningOf(failureMessages?.join('\n')),
      file,
    }));
  const cannotLoad = status === 'failed' && failures.length === 0;
  return cannotLoad ? [{ name: file, message: beginningOf(message), file }] : failures;
}
