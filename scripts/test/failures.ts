import { z } from 'zod';

/** A failed test. */
export interface Failure {
  /** File and name of the test. */
  name: string;
  /** The first lines of its error. */
  message: string;
  /** The test file as the reports name it; absent for an error outside all tests. */
  file?: string;
}

const maxLines = 12;

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
  return parsed.data.testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const failures = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        name: `${file} › ${fullName}`,
        message: beginningOf((failureMessages ?? []).join('\n')),
        file,
      }));
    const cannotLoad = status === 'failed' && failures.length === 0;
    return cannotLoad ? [{ name: file, message: beginningOf(message), file }] : failures;
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

/** The failures in a Playwright report, and the errors outside all tests. A test that passed on a second try is among them. */
export function playwrightFailures(report: unknown): Failure[] {
  const parsed = playwrightReport.safeParse(report);
  if (!parsed.success) return [];
  const outside = parsed.data.errors.map(({ message }) => ({
    name: 'outside of all tests',
    message: beginningOf(message),
  }));
  return [...outside, ...parsed.data.suites.flatMap((suite) => failuresIn(suite, []))];
}

function failuresIn(suite: z.infer<typeof playwrightSuite>, above: string[]): Failure[] {
  const path = [...above, suite.title];
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        name: [...path, title].join(' › '),
        message: beginningOf(results.find(({ error }) => error)?.error?.message ?? ''),
        file: path[0],
      })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failuresIn(inner, path))];
}

const escapeCharacter = String.fromCharCode(27);
const colours = new RegExp(`${escapeCharacter}\\[[\\d;]*m`, 'g');

const beginningOf = (message: string) => message.replace(colours, '').split('\n').slice(0, maxLines).join('\n');

/** A list of all failures, for the end of a long log. */
export const listOf = (failures: readonly Failure[]): string =>
  failures.map(({ name, message }) => `FAILED: ${name}\n${message.replace(/^/gm, '    ')}\n`).join('\n');
