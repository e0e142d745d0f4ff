import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { schemaVersion } from '#store/migrations/migrate.ts';
import { checksumsName, manifestName, rowsName } from './archive-format.ts';
import { archivePlace, openSqlite } from './testing/archive-place.ts';
import { type Entries, editJson, rewrite } from './testing/rewrite-archive.ts';

const { at, backUp, expectRefusal, makeBackup, restore } = archivePlace();

const withoutLastLine = (bytes: Buffer) => bytes.subarray(0, bytes.subarray(0, -1).lastIndexOf(10) + 1);

describe('a restore is refused', () => {
  it('into a folder that is not empty', async () => {
    await makeBackup();
    await mkdir(at.target);
    await writeFile(join(at.target, 'atrium.sqlite'), 'dear');
    await expect(restore()).rejects.toThrow(/is not empty/);
    expect(await readdir(at.target)).toEqual(['atrium.sqlite']);
  });

  it('after an interrupted restore, with a message about it', async () => {
    await makeBackup();
    await mkdir(join(at.target, 'restoring'), { recursive: true });
    await expect(restore()).rejects.toThrow(/was interrupted/);
  });

  it('from a missing file or one that is no backup', async () => {
    await expectRefusal(/no such file/);
    await writeFile(at.file, 'plain text');
    await expectRefusal(/damaged/);
    await writeFile(at.file, gzipSync('plain text'));
    await expectRefusal(/damaged/);
    await writeFile(at.file, gzipSync(''));
    await expectRefusal(/not a backup of Atrium/);
  });

  it('from an archive of another program', async () => {
    await makeBackup();
    await rewrite(at.file, (entries) => entries.slice(1));
    await expectRefusal(/not a backup of Atrium/);
    await rewrite(at.file, () => [{ name: manifestName, bytes: Buffer.from('{"format":"other"}') }]);
    await expectRefusal(/not a backup of Atrium/);
  });

  it('from an archive of another version, before the database is opened', async () => {
    await makeBackup();
    await rewrite(
      at.file,
      editJson(manifestName, (manifest) => ({ ...manifest, formatVersion: 2 })),
    );
    await expectRefusal(/newer Atrium/);
    for (const [difference, message] of [
      [1, /newer Atrium/],
      [-1, /older Atrium/],
    ] as const) {
      await rm(at.file);
      const store = await openSqlite(at.dataDir);
      await backUp({ ...store, schemaVersion: schemaVersion + difference });
      await store.close();
      // Opening the database would create its tables.
      const open = vi.fn(openSqlite);
      await expect(restore(open)).rejects.toThrow(message);
      expect(open).not.toHaveBeenCalled();
      await expect(stat(at.target)).rejects.toThrow('ENOENT');
    }
  });

  it.each([
    '../escaped.pdf',
    'files/../../escaped.pdf',
    '/tmp/escaped.pdf',
    'files/.hidden',
    'other/abcdef.pdf',
    'files/a/b.pdf',
  ])('from an archive with an entry named %s', async (name) => {
    await makeBackup();
    await rewrite(at.file, (entries) => [
      ...entries.slice(0, 2),
      { name, bytes: Buffer.from('x') },
      ...entries.slice(2),
    ]);
    await expectRefusal(/which no backup of Atrium does|damaged/);
    expect((await readdir(at.folder)).sort()).toEqual(['backup.tar.gz', 'data']);
  });

  it('from an archive with a link in it', async () => {
    await makeBackup();
    await rewrite(at.file, (entries) => [
      ...entries.slice(0, 2),
      { name: 'files/abcdef.pdf', bytes: Buffer.alloc(0), type: 'symlink' },
    ]);
    await expectRefusal(/damaged/);
  });

  const edits: [string, (entries: Entries) => Entries][] = [
    ['without its checksums', (entries) => entries.filter(({ name }) => name !== checksumsName)],
    ['without its rows', (entries) => entries.filter(({ name }) => name !== rowsName)],
    ['without one of its files', (entries) => entries.filter(({ name }) => !name.startsWith('files/'))],
    ['with a file twice', (entries) => [...entries.slice(0, 3), ...entries.slice(2)]],
    [
      'with its files exchanged',
      (entries) => [...entries.slice(0, 2), ...entries.slice(2, 4).reverse(), ...entries.slice(4)],
    ],
    [
      'with an entry after its checksums',
      (entries) => [...entries, { name: 'files/abcdef.pdf', bytes: Buffer.from('x') }],
    ],
    [
      'with a missing row',
      (entries) =>
        entries.map((entry) => (entry.name === rowsName ? { ...entry, bytes: withoutLastLine(entry.bytes) } : entry)),
    ],
    ['with another row count', editJson(checksumsName, (sums) => ({ ...sums, rows: { faq: 7 } }))],
  ];

  it.each(edits)('from an archive %s', async (_what, edit) => {
    await makeBackup();
    await rewrite(at.file, edit);
    await expectRefusal(/damaged/);
  });

  it('and removes the placed files when the rows cannot be loaded', async () => {
    await makeBackup();
    const failing = async (dir: string) => ({
      ...(await openSqlite(dir)),
      load: () => Promise.reject(new Error('no room')),
    });
    await mkdir(at.target);
    await expect(restore(failing)).rejects.toThrow('no room');
    expect(await readdir(at.target)).toEqual([]);
  });
});
