import { execFileSync } from 'node:child_process';
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { programCommit } from './checks/machine.ts';

let folder: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'atrium-commit-')));
  git('init', '-q', '-b', 'main');
  git('commit', '-q', '--allow-empty', '-m', 'First');
});
afterEach(() => rm(folder, { recursive: true }));

const head = () => git('rev-parse', 'HEAD').trim();

test('is that of a branch, of packed references, of a tag and of a work tree', async () => {
  expect(head()).toMatch(/^[0-9a-f]{40}$/);
  expect(await programCommit(folder)).toBe(head());
  git('pack-refs', '--all');
  expect(await programCommit(folder)).toBe(head());
  const first = head();
  git('commit', '-q', '--allow-empty', '-m', 'Second');
  expect(await programCommit(folder)).toBe(head());
  git('worktree', 'add', '-q', '-b', 'other', 'other', first);
  expect(await programCommit(join(folder, 'other'))).toBe(first);
  git('tag', 'v1', first);
  git('checkout', '-q', 'v1');
  expect(await programCommit(folder)).toBe(first);
});

test('is unknown outside of a checkout', async () => {
  await rm(join(folder, '.git'), { recursive: true });
  expect(await programCommit(folder)).toBeNull();
  await writeFile(join(folder, '.git'), 'gitdir: /no/such/folder\n');
  expect(await programCommit(folder)).toBeNull();
});
