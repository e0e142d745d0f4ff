import { expect, test } from 'vitest';
import { listOf, playwrightFailures, vitestFailures } from './failures.ts';

test('names failed unit tests, and files that could not be loaded', () => {
  const failures = vitestFailures({
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'A adds', status: 'failed', failureMessages: ['\u001b[31mnot 3\u001b[39m'] },
          { fullName: 'A stays', status: 'passed', failureMessages: [] },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  });
  expect(failures).toEqual([
    { name: 'a.test.ts › A adds', message: 'not 3', file: 'a.test.ts' },
    { name: 'b.test.ts', message: 'Cannot find module', file: 'b.test.ts' },
  ]);
  expect(listOf(failures)).toContain('FAILED: a.test.ts › A adds\n    not 3');
});

test('names failed browser tests by file and suite, with their errors', () => {
  const results = (message: string) => [{ error: { message } }, {}];
  const report = {
    errors: [{ message: 'The server did not start' }],
    suites: [
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
    ],
  };
  expect(playwrightFailures(report)).toEqual([
    { name: 'outside of all tests', message: 'The server did not start' },
    { name: 'a.spec.ts › A menu › closes', message: 'still open', file: 'a.spec.ts' },
    { name: 'a.spec.ts › A menu › moves', message: 'stood', file: 'a.spec.ts' },
  ]);
});

test.each([null, {}, { testResults: 1, suites: 1 }])('finds no failures in %j, which is not a report', (report) => {
  expect(vitestFailures(report)).toEqual([]);
  expect(playwrightFailures(report)).toEqual([]);
  expect(listOf([])).toBe('');
});
