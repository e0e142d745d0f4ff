import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createStore } from '#store/create-store.ts';
import { lastBackupAt } from '../archive/backup-note.ts';

const script = fileURLToPath(new URL('./backup.ts', import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-backup-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs what `npm run backup` runs, in a folder without settings. */
const backUp = (dataDir: string, file = join(folder, 'backup.tar.gz')) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const env = { PATH: '/usr/bin:/bin', DATA_DIR: dataDir };
    const child = execFile(process.execPath, [script, file], { cwd: folder, env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, said: stdout + stderr }),
    );
  });

describe('npm run backup', () => {
  test('of a folder without a database creates nothing there, and names the folder', async () => {
    const wrong = await mkdtemp(join(folder, 'wrong-'));
    await writeFile(join(wrong, 'letter.txt'), 'dear');
    const { code, said } = await backUp(wrong);
    expect(code).toBe(1);
    expect(said).toBe(`There is no database in ${wrong}. Does DATA_DIR name the right folder?\n`);
    expect(await readdir(wrong)).toEqual(['letter.txt']);
    expect(await readdir(folder)).toHaveLength(1);
  });

  test('of a missing folder does not create it', async () => {
    const missing = join(folder, 'missing');
    expect(await backUp(missing)).toEqual({
      code: 1,
      said: `There is no data folder ${missing}; DATA_DIR names it.\n`,
    });
    expect(await readdir(folder)).toEqual([]);
  });

  test('of a data folder writes the archive, and records the time', async () => {
    const dataDir = await mkdtemp(join(folder, 'data-'));
    const store = await createStore({ database: { sqlite: join(dataDir, 'atrium.sqlite') }, defaultLanguage: 'en' });
    await store.close();
    expect(await lastBackupAt(dataDir)).toBeNull();
    const started = Date.now();
    const { code, said } = await backUp(dataDir);
    expect([code, said]).toEqual([0, expect.stringMatching(/^Backed up [\s\S]*It is not encrypted/)]);
    expect(await readdir(folder)).toContain('backup.tar.gz');
    expect(Date.parse((await lastBackupAt(dataDir)) ?? '')).toBeGreaterThanOrEqual(started);
  });
});
