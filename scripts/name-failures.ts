import { z } from 'zod';

/** A test that failed, or that needed a second try. */
export interface Failure {
  /** Its file and its name. */
  name: string;
  /** The first lines of what it said. */
  message: string;
  /** It passed in the end. */
  flaky: boolean;
}

const mostLines = 12;

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** The failures in a Vitest report; a file that could not be loaded is one. */
export function vitestFailures(report: unknown): Failure[] {
  const parsed = vitestReport.safeParse(report);
  if (!parsed.success) return [];
  return parsed.data.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failures = assertionResults
      .map((test) => ({ ...test, messages: test.failureMessages ?? [] }))
      .filter((test) => test.status === 'failed' || test.messages.length > 0)
      .map((test) => ({
        name: `${name} › ${test.fullName}`,
        message: begin(test.messages.join('\n')),
        flaky: test.status !== 'failed',
      }));
    const broken = status === 'failed' && failures.every(({ flaky }) => flaky);
    return broken ? [...failures, { name, message: begin(message), flaky: false }] : failures;
  });
}

const playwrightTest = z.object({
  status: z.string(),
  results: z.array(z.object({ error: z.object({ message: z.string().default('') }).optional() })),
});

const playwrightSuite = z.object({
  title: z.string(),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
  specs: z.array(z.object({ title: z.string(), tests: z.array(playwrightTest) })).default([]),
});

const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  errors: z.array(z.object({ message: z.string().default('') })).default([]),
});

/** The failures in a Playwright report, and what went wrong outside of all tests. */
export function playwrightFailures(report: unknown): Failure[] {
  const parsed = playwrightReport.safeParse(report);
  if (!parsed.success) return [];
  const outside = parsed.data.errors.map(({ message }) => ({
    name: 'outside of all tests',
    message: begin(message),
    flaky: false,
  }));
  return [...outside, ...parsed.data.suites.flatMap((suite) => inSuite(suite, []))];
}

function inSuite(suite: z.infer<typeof playwrightSuite>, above: string[]): Failure[] {
  const path = [...above, suite.title];
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => ({
        name: [...path, title].join(' › '),
        message: begin(results.find(({ error }) => error)?.error?.message ?? ''),
        flaky: status === 'flaky',
      })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, path))];
}

const escapeSign = String.fromCharCode(27);
const colours = new RegExp(`${escapeSign}\\[[\\d;]*m`, 'g');

const begin = (message: string) => message.replace(colours, '').split('\n').slice(0, mostLines).join('\n');

/** What stands above the sums: every failure again, where whoever reads the end of a long log finds it. */
export const toldAgain = (failures: readonly Failure[]): string =>
  failures
    .toSorted((a, b) => Number(b.flaky) - Number(a.flaky))
    .map(
      ({ name, message, flaky }) => `${flaky ? 'Second try' : 'FAILED'}: ${name}\n${message.replace(/^/gm, '    ')}\n`,
    )
    .join('\n');
