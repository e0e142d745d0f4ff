import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { Mendable, projectNode, root } from './project-node.mjs';

/**
 * Runs the project's own Node in place of this process: same terminal, same signals, same exit code. Resolves with the
 * exit code; 128 plus the signal's number if a signal ended it.
 */
export function handOver(args, env = process.env) {
  const child = spawn(projectNode, args, { cwd: root, env, stdio: 'inherit' });
  const forward = (signal) => {
    // Ctrl+C in a terminal reaches the child directly; a second SIGINT would force it to stop.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward);
  stopWithNpm(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

/** npm sends SIGTERM to the shell between itself and this process, which ends without forwarding it. */
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

/** Runs `main`, which resolves with an exit code. Prints errors that the user can fix as one sentence. */
export async function exitWith(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    process.stderr.write(`\n${error instanceof Mendable ? error.message : error.stack}\n`);
    process.exitCode = 1;
  }
}
