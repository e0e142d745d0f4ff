import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Counts, countCheck, countPlaywright, countVitest, sum, summaryLine } from './count-results.ts';

const oneFailed = { passed: 0, failed: 1, skipped: 0 };

const vitest = (more: Record<string, unknown> = {}) =>
  JSON.stringify({
    success: true,
    numPassedTests: 7,
    numFailedTests: 0,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
    ...more,
  });

const playwright = (stats: Record<string, number> = {}, errors: unknown[] = []) =>
  JSON.stringify({ stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 2, ...stats }, errors, suites: [] });

describe('countVitest', () => {
  it('counts passed tests, and pending and to-do tests as skipped', () => {
    expect(countVitest({ exitCode: 0, report: vitest() })).toEqual({ passed: 7, failed: 0, skipped: 3 });
  });

  it('counts each failed test once, and not its file', () => {
    const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }];
    const report = vitest({ success: false, numFailedTests: 1, testResults });
    expect(countVitest({ exitCode: 1, report })).toEqual({ passed: 7, failed: 1, skipped: 3 });
  });

  it('counts a file that could not be loaded as one failure', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    const report = vitest({ success: false, testResults });
    expect(countVitest({ exitCode: 1, report })).toEqual({ passed: 7, failed: 1, skipped: 3 });
  });

  it('counts a failure if the run failed although all tests passed', () => {
    expect(countVitest({ exitCode: 1, report: vitest() }).failed).toBe(1);
    expect(countVitest({ exitCode: null, report: vitest() }).failed).toBe(1);
    expect(countVitest({ exitCode: 0, report: vitest({ success: false }) }).failed).toBe(1);
  });

  it('counts a failure if no test ran, unless that is allowed', () => {
    const report = vitest({ numPassedTests: 0 });
    expect(countVitest({ exitCode: 0, report })).toEqual({ passed: 0, failed: 1, skipped: 3 });
    expect(countVitest({ exitCode: 0, report }, { mayBeEmpty: true }).failed).toBe(0);
    expect(countVitest({ exitCode: 1, report }, { mayBeEmpty: true }).failed).toBe(1);
  });
});

describe('countPlaywright', () => {
  it('counts a test that passed on a second try as failed', () => {
    const report = playwright({ flaky: 1 });
    expect(countPlaywright({ exitCode: 0, report })).toEqual({ passed: 5, failed: 1, skipped: 2 });
  });

  it('counts failed tests', () => {
    const report = playwright({ unexpected: 3 });
    expect(countPlaywright({ exitCode: 1, report })).toEqual({ passed: 5, failed: 3, skipped: 2 });
  });

  it('counts an error outside all tests, as when the server does not start', () => {
    const report = playwright({ expected: 0, skipped: 0 }, [{ message: 'webServer' }]);
    expect(countPlaywright({ exitCode: 1, report })).toEqual(oneFailed);
  });

  it('counts a failure if the run failed or no test ran', () => {
    expect(countPlaywright({ exitCode: 1, report: playwright() }).failed).toBe(1);
    expect(countPlaywright({ exitCode: 0, report: playwright({ expected: 0 }) }).failed).toBe(1);
  });
});

describe.each([
  ['countVitest', countVitest, vitest()],
  ['countPlaywright', countPlaywright, playwright()],
])('%s without a complete report', (_name, count, whole) => {
  it('is one failure, regardless of the exit code', () => {
    expect(count({ exitCode: 0, report: undefined })).toEqual(oneFailed);
    expect(count({ exitCode: 0, report: '' })).toEqual(oneFailed);
    expect(count({ exitCode: 0, report: '{}' })).toEqual(oneFailed);
    expect(count({ exitCode: 0, report: 'null' })).toEqual(oneFailed);
  });

  it('is one failure, no matter where the report is truncated', () => {
    fc.assert(
      fc.property(fc.nat(whole.length - 1), (length) => {
        expect(count({ exitCode: 0, report: whole.slice(0, length) })).toEqual(oneFailed);
      }),
    );
  });
});

describe('sum', () => {
  const counts = fc.record<Counts>({ passed: fc.nat(), failed: fc.nat(), skipped: fc.nat() });

  it('adds up each count', () => {
    fc.assert(
      fc.property(fc.array(counts, { minLength: 1 }), counts, (some, last) => {
        const before = sum(some);
        expect(sum([...some, last])).toEqual({
          passed: before.passed + last.passed,
          failed: before.failed + last.failed,
          skipped: before.skipped + last.skipped,
        });
      }),
    );
  });

  it('counts a run without suites as a failure', () => {
    expect(sum([])).toEqual(oneFailed);
  });
});

it('a check counts as one test', () => {
  expect(countCheck(0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(countCheck(2)).toEqual(oneFailed);
  expect(countCheck(null)).toEqual(oneFailed);
});

it('formats the closing line', () => {
  expect(summaryLine({ passed: 12, failed: 0, skipped: 3 })).toBe('12 passed, 0 failed, 3 skipped');
});
