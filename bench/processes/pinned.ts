import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** With one core alone, or without `taskset`, everybody runs everywhere. */
const canPin = availableParallelism() >= 2 && succeeds('taskset', ['--version']);

function succeeds(command: string, parameters: string[]): boolean {
  try {
    execFileSync(command, parameters, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Whoever is measured has a core to itself, and whoever measures another: so all contestants have the same. */
const cores = { measured: '0', measuring: '1' } as const;

/** A command that runs on one of the cores. */
export const pinned = (on: keyof typeof cores, command: string, parameters: readonly string[]) =>
  canPin
    ? { command: 'taskset', parameters: ['-c', cores[on], command, ...parameters] }
    : { command, parameters: [...parameters] };
