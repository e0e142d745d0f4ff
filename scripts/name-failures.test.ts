import { expect, test } from 'vitest';
import { playwrightFailures, toldAgain, vitestFailures } from './name-failures.ts';

test('Failed unit tests are named, those that needed a second try too, and files that could not be read', () => {
  const failures = vitestFailures({
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'A adds', status: 'failed', failureMessages: ['\u001b[31mnot 3\u001b[39m'] },
          { fullName: 'A takes away', status: 'passed', failureMessages: ['late'] },
          { fullName: 'A stays', status: 'passed', failureMessages: [] },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  });
  expect(failures).toEqual([
    { name: 'a.test.ts › A adds', message: 'not 3', flaky: false },
    { name: 'a.test.ts › A takes away', message: 'late', flaky: true },
    { name: 'b.test.ts', message: 'Cannot find module', flaky: false },
  ]);
  const told = toldAgain(failures);
  // What needed a second try stands first, so that what failed is nearest to the end.
  expect(told.indexOf('Second try: a.test.ts › A takes away')).toBeLessThan(told.indexOf('FAILED: a.test.ts › A adds'));
});

test('Failed browser tests are named by file and place, with what they said', () => {
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
    { name: 'outside of all tests', message: 'The server did not start', flaky: false },
    { name: 'a.spec.ts › A menu › closes', message: 'still open', flaky: false },
    { name: 'a.spec.ts › A menu › moves', message: 'stood', flaky: true },
  ]);
});

test.each([null, {}, { testResults: 1, suites: 1 }])('A report that is none (%j) names nothing', (report) => {
  expect(vitestFailures(report)).toEqual([]);
  expect(playwrightFailures(report)).toEqual([]);
  expect(toldAgain([])).toBe('');
});
