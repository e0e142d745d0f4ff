import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { readPlaywright } from './playwright-report.ts';
import { root } from './processes.ts';
import { type Counts, checkResult, listOf, slowestOf, sum, summaryLine } from './results.ts';
import { readVitest } from './vitest-report.ts';

const oneFailed = { counts: { passed: 0, failed: 1, skipped: 0 }, failures: [], times: [] };

const vitest = (more: Record<string, unknown> = {}) =>
  JSON.stringify({
    success: true,
    numPassedTests: 7,
    numFailedTests: 0,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [{ name: join(root, 'a.test.ts'), status: 'passed', assertionResults: [{ status: 'passed' }] }],
    ...more,
  });

const playwright = (stats: Record<string, number> = {}, more: Record<string, unknown> = {}) =>
  JSON.stringify({
    stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 2, ...stats },
    errors: [],
    suites: [],
    ...more,
  });

describe('readVitest', () => {
  it('counts passed tests, and pending and to-do tests as skipped', () => {
    const { counts } = readVitest({ exitCode: 0, report: vitest() });
    expect(counts).toEqual({ passed: 7, failed: 0, skipped: 3 });
  });

  it('counts and names each failed test once, and not its file', () => {
    const testResults = [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'A adds', status: 'failed', failureMessages: ['\u001b[31mnot 3\u001b[39m'] },
          { fullName: 'A stays', status: 'passed', failureMessages: [] },
        ],
      },
    ];
    const report = vitest({ success: false, numFailedTests: 1, testResults });
    const { counts, failures } = readVitest({ exitCode: 1, report });
    expect(counts).toEqual({ passed: 7, failed: 1, skipped: 3 });
    expect(failures).toEqual([{ name: 'a.test.ts › A adds', message: 'not 3', file: 'a.test.ts' }]);
  });

  it('counts and names a file that could not be loaded as one failure', () => {
    const testResults = [{ name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] }];
    const report = vitest({ success: false, testResults });
    const { counts, failures } = readVitest({ exitCode: 1, report });
    expect(counts).toEqual({ passed: 7, failed: 1, skipped: 3 });
    expect(failures).toEqual([{ name: 'b.test.ts', message: 'Cannot find module', file: 'b.test.ts' }]);
  });

  it('counts a failure if the run failed although all tests passed', () => {
    expect(readVitest({ exitCode: 1, report: vitest() }).counts.failed).toBe(1);
    expect(readVitest({ exitCode: null, report: vitest() }).counts.failed).toBe(1);
    expect(readVitest({ exitCode: 0, report: vitest({ success: false }) }).counts.failed).toBe(1);
  });

  it('counts a failure if no test ran, unless that is allowed', () => {
    const report = vitest({ numPassedTests: 0, testResults: [] });
    expect(readVitest({ exitCode: 0, report }).counts).toEqual({ passed: 0, failed: 1, skipped: 3 });
    expect(readVitest({ exitCode: 0, report }, { mayBeEmpty: true }).counts.failed).toBe(0);
    expect(readVitest({ exitCode: 1, report }, { mayBeEmpty: true }).counts.failed).toBe(1);
  });

  it('reads the time of each file', () => {
    const name = join(root, 'store', 'a.test.ts');
    const testResults = [{ name, status: 'passed', assertionResults: [], startTime: 1_000, endTime: 1_250 }];
    const { times } = readVitest({ exitCode: 0, report: vitest({ testResults }) });
    expect(times).toEqual([{ file: join('store', 'a.test.ts'), ms: 250 }]);
  });
});

describe('readPlaywright', () => {
  it('counts a test that passed on a second try as failed', () => {
    const { counts } = readPlaywright({ exitCode: 0, report: playwright({ flaky: 1 }) });
    expect(counts).toEqual({ passed: 5, failed: 1, skipped: 2 });
  });

  it('counts failed tests', () => {
    const { counts } = readPlaywright({ exitCode: 1, report: playwright({ unexpected: 3 }) });
    expect(counts).toEqual({ passed: 5, failed: 3, skipped: 2 });
  });

  it('counts an error outside all tests, as when the server does not start', () => {
    const report = playwright({ expected: 0, skipped: 0 }, { errors: [{ message: 'No server' }] });
    const { counts, failures } = readPlaywright({ exitCode: 1, report });
    expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(failures).toEqual([{ name: 'outside of all tests', message: 'No server' }]);
  });

  it('counts a failure if the run failed or no test ran', () => {
    expect(readPlaywright({ exitCode: 1, report: playwright() }).counts.failed).toBe(1);
    expect(readPlaywright({ exitCode: 0, report: playwright({ expected: 0 }) }).counts.failed).toBe(1);
  });

  it('names failed tests by file and suite, with their errors', () => {
    const results = (message: string) => [{ error: { message } }, {}];
    const suites = [
      {
        title: 'a.spec.ts',
        specs: [{ title: 'opens', tests: [{ status: 'expected', results: [{}] }] }],
        suites: [
          {
            title: 'A menu',
            specs: [
              { title: 'closes', tests: [{ status: 'unexpected', results: results('still open') }] },
              { title: 'moves', tests: [{ status: 'flaky', results: results('stood') }] },
            ],
          },
        ],
      },
    ];
    expect(readPlaywright({ exitCode: 1, report: playwright({}, { suites }) }).failures).toEqual([
      { name: 'a.spec.ts › A menu › closes', message: 'still open', file: 'a.spec.ts' },
      { name: 'a.spec.ts › A menu › moves', message: 'stood', file: 'a.spec.ts' },
    ]);
  });

  it('sums the times of a file, nested tests included', () => {
    const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
    const suites = [{ file: 'a.spec.ts', specs: [spec(10, 5)], suites: [{ file: 'a.spec.ts', specs: [spec(2)] }] }];
    const { times } = readPlaywright({ exitCode: 0, report: playwright({}, { suites }) });
    expect(times).toEqual([{ file: 'e2e/a.spec.ts', ms: 17 }]);
  });
});

describe.each([
  ['readVitest', readVitest, vitest()],
  ['readPlaywright', readPlaywright, playwright()],
])('%s without a complete report', (_name, read, whole) => {
  it('is one failure, regardless of the exit code', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const report of [undefined, '', '{}', 'null']) expect(read({ exitCode: 0, report })).toEqual(oneFailed);
    vi.restoreAllMocks();
  });

  it('is one failure, no matter where the report is truncated', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    fc.assert(
      fc.property(fc.nat(whole.length - 1), (length) => {
        expect(read({ exitCode: 0, report: whole.slice(0, length) })).toEqual(oneFailed);
      }),
    );
    vi.restoreAllMocks();
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
    expect(sum([])).toEqual(oneFailed.counts);
  });
});

it('a check counts as one test', () => {
  expect(checkResult(0).counts).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(checkResult(2)).toEqual(oneFailed);
  expect(checkResult(null)).toEqual(oneFailed);
});

it('formats the closing line', () => {
  expect(summaryLine({ passed: 12, failed: 0, skipped: 3 })).toBe('12 passed, 0 failed, 3 skipped');
});

it('lists the failures, and the slowest files first', () => {
  expect(listOf([])).toBe('');
  expect(listOf([{ name: 'a.test.ts › A adds', message: 'not 3' }])).toContain('FAILED: a.test.ts › A adds\n    not 3');
  const times = [
    { file: 'a', ms: 90 },
    { file: 'b', ms: 61_240 },
    { file: 'c', ms: 1_000 },
  ];
  expect(slowestOf(times, 2)).toBe('  61.2 s  b\n   1.0 s  c');
});
