/** The parts of a test run, in the order of their results. `faults` runs the fault tests at full size, and only when named. */
export const suiteNames = ['types', 'lint', 'unit', 'browser', 'faults'] as const;
export type SuiteName = (typeof suiteNames)[number];

/** What a test run consists of. */
export interface Plan {
  suites: readonly SuiteName[];
  /** Passed to Vitest or Playwright as they are: paths, and options such as `--shard=1/3`. */
  filters: readonly string[];
  /** Runs only tests of the changes since this commit; absent: all tests. */
  changedSince?: string;
  /** Opens the tool's own interface instead of a run. */
  ui: boolean;
}

export const usage = `Usage:
  npm test                                  everything
  npm test -- SUITE...                      one or more of ${suiteNames.join(', ')}
  npm test -- unit PATH... [options]        unit tests under the paths; options of Vitest
  npm test -- browser PATH... [options]     browser tests in the files; options of Playwright
  npm test -- --changed [COMMIT]            what changed since COMMIT (origin/main)
  npm test -- unit --ui                     Vitest's interface; browser --ui: Playwright's`;

const everything: readonly SuiteName[] = ['types', 'lint', 'unit', 'browser'];
const withFilters: readonly SuiteName[] = ['unit', 'browser', 'faults'];
const isSuite = (name: string): name is SuiteName => suiteNames.some((suite) => suite === name);

/** The plan for the arguments of `npm test`. Throws an Error with the usage for invalid arguments. */
export function readArguments(args: readonly string[]): Plan {
  const [first, ...rest] = args;
  if (first === '--changed') {
    if (rest.length > 1) throw new Error(`--changed takes one commit, not ${rest.join(' ')}.\n${usage}`);
    return { suites: everything, filters: [], changedSince: rest[0] ?? 'origin/main', ui: false };
  }
  if (first === '--ui') return readArguments(['browser', ...args]);
  const end = args.findIndex((argument) => !isSuite(argument));
  const suites = args.slice(0, end === -1 ? undefined : end).filter(isSuite);
  const filters = end === -1 ? [] : args.slice(end);
  const [only] = suites;
  if (filters.length > 0 && (!only || suites.length > 1 || !withFilters.includes(only))) {
    throw new Error(`“${filters[0]}” is neither a suite nor an option that all of these take.\n${usage}`);
  }
  const ui = filters.includes('--ui');
  return {
    suites: suites.length > 0 ? suites : everything,
    filters: filters.filter((filter) => filter !== '--ui'),
    ui,
  };
}
