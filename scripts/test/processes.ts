import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

/** The path of a program in an installed package. */
export const program = (...path: string[]): string => join(root, 'node_modules', ...path);

/** Runs a Node program with visible output; resolves with its exit code, null if a signal ended it. */
export function run(args: readonly string[], env: Record<string, string> = {}): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', reject);
    child.on('close', resolve);
  });
}

/** Runs Node programs one after the other until one fails; resolves with the last exit code and the collected output. */
export async function runQuietly(
  programs: readonly (readonly string[])[],
): Promise<{ exitCode: number | null; output: string }> {
  const chunks: Buffer[] = [];
  for (const args of programs) {
    const exitCode = await new Promise<number | null>((resolve, reject) => {
      const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
      child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
      child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
      child.on('error', reject);
      child.on('close', resolve);
    });
    if (exitCode !== 0) return { exitCode, output: Buffer.concat(chunks).toString() };
  }
  return { exitCode: 0, output: Buffer.concat(chunks).toString() };
}
