import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { Mendable, projectNode, root } from './project-node.mjs';

/**
 * Runs the project's own Node in place of this process: same terminal, same signals, same exit code.
 * Resolves with the exit code; 128 plus the signal's number where a signal ended it.
 */
export function handOver(args, env = process.env) {
  const child = spawn(projectNode, args, { cwd: root, env, stdio: 'inherit' });
  const forward = (signal) => {
    // Ctrl+C in a terminal reaches the child by itself; a second one would look like impatience.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    child.kill(signal);
  };
  process.on('SIGINT', forward);
  process.on('SIGTERM', forward);
  stopWithNpm(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

/** npm passes SIGTERM to the shell between us and itself, which ends without passing it on. */
function stopWithNpm(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watching);
    stop();
  }, 200);
  watching.unref();
}

/** Runs `main`, which resolves with an exit code, and turns what a person can mend into one plain sentence. */
export async function exitWith(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    process.stderr.write(`\n${error instanceof Mendable ? error.message : error.stack}\n`);
    process.exitCode = 1;
  }
}
