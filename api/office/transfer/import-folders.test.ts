import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeLeftImportFolders } from './import-folders.ts';

test('the folders of imports whose process has ended are removed', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'atrium-folders-'));
  try {
    const ended = spawnSync(process.execPath, ['-e', '']).pid;
    const names = {
      ended: `atrium-import-${ended}-abcdef`,
      own: `atrium-import-${process.pid}-abcdef`,
      running: `atrium-import-${process.ppid}-abcdef`,
      old: 'atrium-import-abcdef',
      young: 'atrium-import-ghijkl',
      other: 'another-folder',
    };
    for (const name of Object.values(names)) await mkdir(join(parent, name, 'files'), { recursive: true });
    await utimes(join(parent, names.old), 0, 0);
    const errors: unknown[] = [];
    await removeLeftImportFolders((error) => errors.push(error), parent);
    expect((await readdir(parent)).sort()).toEqual([names.other, names.running, names.young].sort());
    expect(errors).toEqual([]);
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
});
