import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { archivePlace, openSqlite } from './testing/archive-place.ts';

const { at, backUp, fill, makeBackup } = archivePlace();

describe('a backup is refused', () => {
  it('if a file of its name exists, and keeps that file', async () => {
    await writeFile(at.file, 'dear');
    await expect(makeBackup()).rejects.toThrow(/already exists/);
    expect(await readFile(at.file, 'utf8')).toBe('dear');
  });

  it('while another backup writes the same file', async () => {
    await writeFile(`${at.file}.partial`, 'half');
    await expect(makeBackup()).rejects.toThrow(/another backup is writing it/);
    expect(await readFile(`${at.file}.partial`, 'utf8')).toBe('half');
  });

  it('if a file that a row refers to is missing, and names the file', async () => {
    const store = await openSqlite(at.dataDir);
    await fill(store);
    await rm(join(at.dataDir, 'private'), { recursive: true });
    await expect(backUp(store)).rejects.toThrow(/private\/cv000001\.pdf/);
    await store.close();
    expect(await readdir(at.folder)).toEqual(['data']);
  });

  it('if its folder does not exist', async () => {
    const store = await openSqlite(at.dataDir);
    await fill(store);
    await expect(backUp(store, join(at.folder, 'nowhere', 'x'))).rejects.toThrow('ENOENT');
    await store.close();
  });
});
