import { execFile, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDiskBlobs } from '#files/blob-store.ts';
import { createStore } from '#store/create-store.ts';
import { lastBackupAt } from '../backups/archive/backup-note.ts';
import { programVersion } from '../startup/checks/machine.ts';

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
    // The archive says which program restores it.
    const { stdout } = spawnSync('tar', ['-xzOf', join(folder, 'backup.tar.gz'), 'manifest.json'], {
      encoding: 'utf8',
    });
    const checkedOut = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout?.trim() || null;
    expect(JSON.parse(stdout)).toMatchObject({ program: { version: await programVersion(), commit: checkedOut } });
    expect(await readdir(folder)).toContain('backup.tar.gz');
    expect(Date.parse((await lastBackupAt(dataDir)) ?? '')).toBeGreaterThanOrEqual(started);
  });

  describe('to standard output', () => {
    const restoring = fileURLToPath(new URL('./restore.ts', import.meta.url));
    const blob = 'cv000001.pdf';

    /** A data folder with an application and its CV, which compresses badly, so that the archive fills a pipe. */
    async function applied(): Promise<string> {
      const dataDir = await mkdtemp(join(folder, 'data-'));
      const store = await createStore({ database: { sqlite: join(dataDir, 'atrium.sqlite') }, defaultLanguage: 'en' });
      await createDiskBlobs(join(dataDir, 'private')).put(blob, randomBytes(500_000));
      await store.submissions.addApplication({
        reference: 'CV-1',
        name: 'Ada',
        address: '1 Quay Street',
        email: 'ada@example.com',
        mobile: '1',
        mobileAlternative: '2',
        departmentId: 1,
        careerId: null,
        spam: false,
        file: { blob, name: 'cv.pdf', mediaType: 'application/pdf', bytes: 500_000, sha256: '0'.repeat(64) },
      });
      await store.close();
      return dataDir;
    }

    /** Runs a command with bytes as its standard input. */
    async function run(command: string, dataDir: string, { input = Buffer.alloc(0), env = {} } = {}) {
      const child = spawn(process.execPath, [command, '-'], {
        cwd: folder,
        env: { PATH: '/usr/bin:/bin', TMPDIR: folder, DATA_DIR: dataDir, ...env },
        stdio: ['pipe', 'pipe', 'pipe'],
      });
      // A command that refuses its input closes the pipe.
      child.stdin.on('error', () => undefined).end(input);
      const [output, said, [code]] = await Promise.all([
        child.stdout.toArray(),
        child.stderr.toArray(),
        once(child, 'close'),
      ]);
      return { code, output: Buffer.concat(output), said: said.join('') };
    }

    test('has nothing but the archive there, and a restore reads it from standard input', async () => {
      const { code, output, said } = await run(script, await applied());
      expect([code, said]).toEqual([0, expect.stringMatching(/^Backed up \d+ rows and 1 files to standard output/)]);
      const restored = join(folder, 'restored');
      const again = await run(restoring, restored, { input: output });
      expect([again.code, again.output.toString()]).toEqual([0, '']);
      expect(again.said).toContain('Restored standard input into');
      expect(await readdir(join(restored, 'private', blob.slice(0, 2)))).toEqual([blob]);
      // Neither command leaves a temporary folder.
      expect((await readdir(folder)).filter((name) => name.startsWith('atrium-backup-'))).toEqual([]);
    });

    test('fails with a part that no restore accepts if a file is missing', async () => {
      const dataDir = await applied();
      await rm(join(dataDir, 'private'), { recursive: true });
      const { code, output, said } = await run(script, dataDir);
      expect([code, said]).toEqual([1, expect.stringContaining(`The database refers to private/${blob}`)]);
      const refused = await run(restoring, join(folder, 'restored'), { input: output });
      expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('damaged or incomplete')]);
      expect(await readdir(folder)).not.toContain('restored');
    });

    test('fails if its reader stops reading', async () => {
      const child = spawn(process.execPath, [script, '-'], {
        cwd: folder,
        env: { PATH: '/usr/bin:/bin', DATA_DIR: await applied() },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child.stdout.once('data', () => child.stdout.destroy());
      const [said, [code]] = await Promise.all([child.stderr.toArray(), once(child, 'close')]);
      expect([code, said.join('')]).toEqual([1, expect.stringContaining('EPIPE')]);
    });

    test('is refused where npm writes its own lines there', async () => {
      const { code, output, said } = await run(script, await applied(), {
        env: { npm_lifecycle_event: 'backup', npm_config_loglevel: 'notice' },
      });
      expect([code, output.length, said]).toEqual([1, 0, expect.stringContaining('npm run --silent backup -- -')]);
    });

    test.each([Buffer.alloc(0), Buffer.from('no archive')])('restores nothing from %j', async (input) => {
      const { code, said } = await run(restoring, join(folder, 'restored'), { input });
      expect([code, said]).toEqual([1, expect.stringContaining('nothing was restored')]);
      expect(await readdir(folder)).not.toContain('restored');
    });
  });
});
