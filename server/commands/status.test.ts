import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStore } from '#store/create-store.ts';
import { schemaVersion } from '#store/migrations/migrate.ts';
import { programVersion } from '../startup/checks/machine.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-status-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** What Git says about this checkout; a copy without Git has no commit. */
const checkedOut = () => spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout?.trim() || 'unknown';

const run = (dataDir: string) =>
  promisify(execFile)(process.execPath, ['server/commands/status.ts'], { env: { DATA_DIR: dataDir } });

test('prints versions, sizes, entries and the last backup', async () => {
  const store = await createStore({ database: { sqlite: join(folder, 'atrium.sqlite') }, defaultLanguage: 'en' });
  await store.close();
  await mkdir(join(folder, 'files'));
  await writeFile(join(folder, 'files', 'a.png'), Buffer.alloc(2_500_000));
  await writeFile(join(folder, 'last-backup.json'), JSON.stringify({ at: '2026-11-21T21:49:32.000Z' }));
  const before = await readFile(join(folder, 'atrium.sqlite'));
  const { stdout } = await run(folder);
  expect(stdout.split('\n')).toEqual([
    `version: ${await programVersion()}`,
    `commit: ${checkedOut()}`,
    `tables: version ${schemaVersion} (this program: version ${schemaVersion})`,
    expect.stringMatching(/^database: 0\.\d MB \(SQLite in /),
    'files: 2.5 MB',
    'entries: 0',
    'derived data: up to date',
    'last backup: 2026-11-21T21:49:32.000Z',
    '',
  ]);
  expect((await readFile(join(folder, 'atrium.sqlite'))).equals(before)).toBe(true);
});

test('rejects a folder without a database, and creates nothing', async () => {
  await expect(run(folder)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('no database in') });
  await expect(run(join(folder, 'missing'))).rejects.toMatchObject({ stderr: expect.stringContaining('DATA_DIR') });
  expect(await readdir(folder)).toEqual([]);
});
