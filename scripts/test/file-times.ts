import { relative } from 'node:path';
import { z } from 'zod';
import { root } from './processes.ts';

/** How long a test file took, in milliseconds; hooks included. */
export interface FileTime {
  file: string;
  ms: number;
}

const vitestReport = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

/** The times of the files in a Vitest report. */
export function vitestTimes(report: unknown): FileTime[] {
  const parsed = vitestReport.safeParse(report);
  if (!parsed.success) return [];
  return parsed.data.testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    ms: endTime - startTime,
  }));
}

const playwrightSuite = z.object({
  file: z.string(),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
  specs: z
    .array(z.object({ tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })) }))
    .default([]),
});

const playwrightReport = z.object({ suites: z.array(playwrightSuite) });

/** The times of the files in a Playwright report. */
export function playwrightTimes(report: unknown): FileTime[] {
  const parsed = playwrightReport.safeParse(report);
  if (!parsed.success) return [];
  return parsed.data.suites.map((suite) => ({ file: `e2e/${suite.file}`, ms: durationOf(suite) }));
}

function durationOf({ specs, suites = [] }: z.infer<typeof playwrightSuite>): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration, 0);
  return own + suites.reduce((sum, suite) => sum + durationOf(suite), 0);
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1).padStart(6)} s`;

/** The slowest files, one per line, slowest first. */
export const slowestOf = (times: readonly FileTime[], count = 10): string =>
  [...times]
    .sort((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ file, ms }) => `${seconds(ms)}  ${file}`)
    .join('\n');
