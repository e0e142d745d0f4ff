import { program, run } from './processes.ts';
import type { Failure } from './results.ts';

const maxFiles = 3;

/**
 * Runs the files of failed browser tests again to record traces: recording all tests would double the time of a run.
 * The result of the second run does not count.
 */
export async function recordTraces(failures: readonly Failure[], env: Record<string, string>): Promise<void> {
  const files = [...new Set(failures.flatMap(({ file }) => file ?? []))].slice(0, maxFiles);
  if (files.length === 0) return;
  console.log(`\nRecording traces of ${files.join(', ')}; the results of this second run do not count`);
  const recording = ['--trace=retain-on-failure', '--reporter=line', '--output=test-results/traces'];
  await run([program('@playwright', 'test', 'cli.js'), 'test', ...recording, ...files], env);
  console.log('Traces of the tests that failed again: test-results/traces');
}
