import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runScript, type Script } from '../testing/run-script.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-command-'));
});
afterAll(() => rm(folder, { recursive: true }));

const commands: [Script, ...string[]][] = [
  ['backup', 'archive.tar.gz'],
  ['clock'],
  ['mail', 'list'],
  ['migrate'],
  ['person', 'find', 'ada@example.org'],
  ['rebuild'],
  ['status'],
  ['user', 'list'],
];

test.each(commands)('npm run %s says in words that the database is away', async (name, ...words) => {
  const env = { DATA_DIR: folder, DATABASE_URL: 'postgres://ana:secret@127.0.0.1:1/atrium' };
  const { code, stdout, stderr } = await runScript(name, words, { folder, env });
  expect(stderr).toMatch(/^Cannot reach the database of DATABASE_URL at 127\.0\.0\.1:1: [^\n]*\n$/);
  expect([code, stdout]).toEqual([1, '']);
});
