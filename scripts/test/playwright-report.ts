import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { beginningOf, type Failure, resultOf, type SuiteEnd, type SuiteResult } from './results.ts';

/**
 * The result of a Playwright run. A test that passed on a second try has failed. An error outside all tests, such as a
 * server that does not start, is one failure.
 */
export const readPlaywright = (end: SuiteEnd): SuiteResult => resultOf(end, read);

function read({ stats, errors, suites }: JSONReport): SuiteResult {
  const outside = errors.map(({ message }) => ({ name: 'outside of all tests', message: beginningOf(message) }));
  return {
    counts: { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped },
    failures: [...outside, ...suites.flatMap((suite) => failuresIn(suite, []))],
    times: suites.map((suite) => ({ file: `e2e/${suite.file}`, ms: durationOf(suite) })),
  };
}

function failuresIn({ title, specs, suites = [] }: JSONReportSuite, above: string[]): Failure[] {
  const path = [...above, title];
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        name: [...path, title].join(' › '),
        message: beginningOf(results.find(({ error }) => error)?.error?.message),
        file: path[0],
      })),
  );
  return [...own, ...suites.flatMap((inner) => failuresIn(inner, path))];
}

function durationOf({ specs, suites = [] }: JSONReportSuite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration, 0);
  return own + suites.reduce((sum, suite) => sum + durationOf(suite), 0);
}
