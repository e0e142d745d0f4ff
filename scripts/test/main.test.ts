import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const scripts = join(import.meta.dirname, '..');

async function run(args: string[]) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [output, [exitCode]] = await Promise.all([child.stdout.toArray(), once(child, 'close')]);
  return { lines: output.join('').split('\n'), exitCode };
}

it('prints only the counts on the last line', async () => {
  const { lines, exitCode } = await run([join(scripts, 'test', 'main.ts'), 'nonsense']);
  expect(lines.slice(-2)).toEqual(['0 passed, 1 failed, 0 skipped', '']);
  expect(exitCode).toBe(3);
});

it('prints a failure if the tests could not start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-run-tests-'));
  try {
    await cp(scripts, join(folder, 'scripts'), { recursive: true });
    const { lines, exitCode } = await run([join(folder, 'scripts', 'test.mjs')]);
    expect(lines.slice(-2)).toEqual(['0 passed, 1 failed, 0 skipped', '']);
    expect(exitCode).toBe(1);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
