import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** With a single core, or without `taskset`, processes are not pinned. */
const canPin = availableParallelism() >= 2 && succeeds('taskset', ['--version']);

function succeeds(command: string, parameters: string[]): boolean {
  try {
    execFileSync(command, parameters, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The measured process and the measuring one have a core each, so that all contestants have the same conditions. */
const cores = { measured: '0', measuring: '1' } as const;

/** A command that is pinned to a core. */
export const pinned = (on: keyof typeof cores, command: string, parameters: readonly string[]) =>
  canPin
    ? { command: 'taskset', parameters: ['-c', cores[on], command, ...parameters] }
    : { command, parameters: [...parameters] };
