import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FilesUnavailable } from '#files/unavailable.ts';
import { ArchiveError } from './archive-format.ts';
import { extractArchive } from './extract-archive.ts';
import { restoreBackup } from './restore-backup.ts';
import { reasonOf } from './run-command.ts';
import { archivePlace, openSqlite } from './testing/archive-place.ts';

const { at, makeBackup } = archivePlace();

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a restore of a sound archive', () => {
  test.each(['files', 'private', 'rows.jsonl'])(
    'reports the system’s error if %s cannot be written, and no damage',
    async (name) => {
      await makeBackup();
      await mkdir(at.target);
      // The folder of the blobs is a file, and the file of the rows is in a folder that does not exist.
      if (name !== 'rows.jsonl') await writeFile(join(at.target, name), '');
      const folder = name === 'rows.jsonl' ? join(at.target, 'none') : at.target;
      const error = await failureOf(extractArchive(at.file, folder));
      expect(error).not.toBeInstanceOf(ArchiveError);
      expect(reasonOf(error, 'restore')).toMatch(/ENOTDIR|EEXIST|ENOENT/);
    },
  );

  test.each([
    ['SQLITE_FULL', 'The disk is full (no). Nothing was restored.'],
    ['SQLITE_READONLY', 'The file system is read-only (no). Nothing was restored.'],
    ['EDQUOT', 'The disk quota of this user is used up (no). Nothing was restored.'],
    ['EACCES', 'This user may not read or write there (no). Nothing was restored.'],
  ])('names %s of the database, and leaves nothing', async (code, text) => {
    await makeBackup();
    const openStore = async (folder: string) => {
      const store = await openSqlite(folder);
      return { load: () => Promise.reject(Object.assign(new Error('no'), { code })), close: () => store.close() };
    };
    const error = await failureOf(restoreBackup({ openStore, dataDir: at.target, file: at.file }));
    expect(reasonOf(error, 'restore')).toBe(text);
    expect(await readdir(at.target).catch(() => [])).toEqual([]);
  });
});

test('a backup that finds no room says so', () => {
  const cause = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(reasonOf(cause, 'backup')).toBe(
    'The disk is full (ENOSPC: no space left on device, write). No backup was made.',
  );
  const wrapped = new FilesUnavailable('Cannot use the folder of the files', { cause });
  expect(reasonOf(wrapped, 'restore')).toBe(
    'The disk is full (Cannot use the folder of the files). Nothing was restored.',
  );
});
