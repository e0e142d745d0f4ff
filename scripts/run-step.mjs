import { spawn } from 'node:child_process';

const sayNothingForMs = 2_000;
const repeatMs = 10_000;

/**
 * Runs a program as a named step. Prints the title, the elapsed time if it exceeds two seconds, and the program's own
 * output only if it fails; then it rejects with an error that has the output, the exit code and the signal. All on
 * standard error: standard output may be a backup.
 */
export function runStep(title, command, args, { cwd, env }) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1_000);
  const live = process.stderr.isTTY === true;
  process.stderr.write(`${title} …${live ? '' : '\n'}`);

  let saidAt = 0;
  const ticking = setInterval(() => {
    const passed = Date.now() - started;
    if (passed < sayNothingForMs) return;
    if (live) process.stderr.write(`\r${title} … ${seconds()} s`);
    else if (passed - saidAt >= repeatMs) {
      saidAt = passed;
      process.stderr.write(`  … ${seconds()} s\n`);
    }
  }, 500);

  return new Promise((resolve, reject) => {
    const output = [];
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearInterval(ticking);
      if (code === 0) {
        process.stderr.write(`${live ? `\r${title} …` : ' '} done in ${seconds()} s\n`);
        resolve();
        return;
      }
      process.stderr.write(live ? '\n' : '');
      const printed = Buffer.concat(output);
      process.stderr.write(printed);
      const error = new Error(`${title}: failed (${signal ?? `exit code ${code}`})`);
      reject(Object.assign(error, { output: printed.toString(), code, signal }));
    });
  }).finally(() => clearInterval(ticking));
}
