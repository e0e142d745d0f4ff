import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { type ExtractEvents, extract, pack } from 'tar-stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskBlobs } from '#files/blob-store.ts';
import { createStore } from '#store/create-store.ts';
import type { DumpedRow, Store } from '#store/store.ts';
import { change } from '#store/testing/changes.ts';
import { engines } from '#store/testing/engines.ts';
import { ArchiveRefusal, checksumsName, manifestName, rowsName } from './archive-format.ts';
import { createBackup } from './create-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

let folder: string;
let dataDir: string;
let target: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-archive-'));
  dataDir = join(folder, 'data');
  target = join(folder, 'target');
  file = join(folder, 'backup.tar.gz');
  await mkdir(dataDir);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const openSqlite = (in_: string) =>
  createStore({ database: { sqlite: join(in_, 'atrium.sqlite') }, defaultLanguage: 'en' });

async function rowsOf(store: Pick<Store, 'dump'>): Promise<DumpedRow[]> {
  const rows: DumpedRow[] = [];
  for await (const row of store.dump()) rows.push(row);
  return rows;
}

async function blobsOf(dir: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const area of ['files', 'private']) {
    for await (const { name } of createDiskBlobs(join(dir, area)).list()) {
      found[`${area}/${name}`] = sha256(await readFile(join(dir, area, name.slice(0, 2), name)));
    }
  }
  return found;
}

/** Stores an application with its CV, in the order in which the program does. */
async function apply(store: Store, number: number): Promise<void> {
  const bytes = Buffer.from(`%PDF-${number}`);
  const blob = `cv${String(number).padStart(6, '0')}.pdf`;
  await createDiskBlobs(join(dataDir, 'private')).put(blob, bytes);
  await store.submissions.addApplication({
    reference: `CV-${number}`,
    name: `Applicant ${number} “é漢😀”`,
    address: 'Somewhere\n1',
    email: 'a@example.com',
    mobile: '1',
    mobileAlternative: '2',
    departmentId: 1,
    careerId: null,
    spam: false,
    file: { blob, name: 'cv.pdf', mediaType: 'application/pdf', bytes: bytes.byteLength, sha256: sha256(bytes) },
  });
}

async function addPicture(store: Store, content: Buffer): Promise<void> {
  const name = `${sha256(content).slice(0, 24)}.webp`;
  await createDiskBlobs(join(dataDir, 'files')).put(name, content);
  const described = {
    sha256: sha256(content),
    mediaType: 'image/webp',
    bytes: content.byteLength,
    width: 1,
    height: 1,
  };
  await store.files.add({ src: `/files/${name}`, ...described }, 'editor@example.com');
}

async function fill(store: Store): Promise<void> {
  await store.entries.save(change('faq', { name: 'Where are you? é漢😀' }));
  await addPicture(store, Buffer.from('picture'));
  await apply(store, 1);
  await store.redirects.add('/old', '/new', 'editor@example.com');
}

/** A small archive, and what it holds. */
async function makeBackup(): Promise<{ rows: DumpedRow[]; blobs: Record<string, string> }> {
  const store = await openSqlite(dataDir);
  try {
    await fill(store);
    await createBackup({ store, dataDir, file });
    return { rows: await rowsOf(store), blobs: await blobsOf(dataDir) };
  } finally {
    await store.close();
  }
}

async function restored(dir = target) {
  const store = await openSqlite(dir);
  try {
    return { rows: await rowsOf(store), blobs: await blobsOf(dir) };
  } finally {
    await store.close();
  }
}

const restore = () => restoreBackup({ openStore: openSqlite, dataDir: target, file });

/** Expects a refusal that leaves nothing behind. */
async function expectRefusal(message: RegExp): Promise<void> {
  await expect(restore()).rejects.toThrow(ArchiveRefusal);
  await expect(restore()).rejects.toThrow(message);
  await expect(stat(target)).rejects.toThrow('ENOENT');
}

type Entries = { name: string; bytes: Buffer; type?: 'file' | 'symlink' }[];

/** Takes the archive apart, lets it be changed, and puts it together again. */
async function rewrite(edit: (entries: Entries) => Entries): Promise<void> {
  const entries: Entries = [];
  const reading = extract();
  reading.end(gunzipSync(await readFile(file)));
  for await (const entry of reading as AsyncIterable<ExtractEvents['entry'][1]>) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of entry) if (chunk instanceof Uint8Array) chunks.push(chunk);
    entries.push({ name: entry.header.name, bytes: Buffer.concat(chunks) });
  }
  const archive = pack();
  for (const { name, bytes, type = 'file' } of edit(entries))
    archive.entry({ name, type, linkname: '/etc/passwd' }, bytes);
  archive.finalize();
  const packed: Uint8Array[] = [];
  for await (const chunk of archive) if (chunk instanceof Uint8Array) packed.push(chunk);
  await writeFile(file, gzipSync(Buffer.concat(packed)));
}

const editJson = (name: string, edit: (value: Record<string, unknown>) => object) => (entries: Entries) =>
  entries.map((entry) =>
    entry.name === name
      ? { name, bytes: Buffer.from(JSON.stringify(edit(JSON.parse(entry.bytes.toString())))) }
      : entry,
  );

describe('a round trip', () => {
  it('brings back every row and every file', async () => {
    const before = await makeBackup();
    await restore();
    expect(await restored()).toEqual(before);
    expect(before.rows.length).toBeGreaterThan(5);
    expect(Object.keys(before.blobs)).toHaveLength(2);
    expect((await readdir(target)).sort()).toEqual(['atrium.sqlite', 'files', 'private']);
  });

  it('gives the archive to nobody else to read, and leaves nothing beside it', async () => {
    await makeBackup();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).sort()).toEqual(['backup.tar.gz', 'data']);
  });

  it('works on a store and a folder without anything in them', async () => {
    const store = await openSqlite(dataDir);
    await createBackup({ store, dataDir, file });
    await store.close();
    await restore();
    expect(await restored()).toMatchObject({ blobs: {} });
  });

  it('restores into a folder that is there and empty', async () => {
    const before = await makeBackup();
    await mkdir(join(target, 'lost+found'), { recursive: true });
    await restore();
    expect(await restored()).toEqual(before);
  });

  it('holds one moment while another writer goes on writing', async () => {
    const store = await openSqlite(dataDir);
    const writer = await openSqlite(dataDir);
    await fill(store);
    for (let number = 2; number < 300; number += 1) await apply(store, number);
    let writing = true;
    let written = 0;
    const busy = (async () => {
      for (let number = 1_000; writing; number += 1) {
        await apply(writer, number);
        await writer.entries.save(change('faq', { name: `Question ${number}` }));
        written += 1;
        // Lets the backup have its turn: SQLite answers without ever waiting.
        await new Promise(setImmediate);
      }
    })();
    await createBackup({ store, dataDir, file });
    writing = false;
    await busy;
    await store.close();
    await writer.close();

    await restore();
    const { rows, blobs } = await restored();
    expect(written).toBeGreaterThan(0);
    const applications = rows.filter(({ table }) => table === 'applications');
    expect(applications.length).toBeGreaterThanOrEqual(299);
    expect(applications.every(({ row }) => Object.hasOwn(blobs, `private/${row.blob}`))).toBe(true);
    const entries = rows.filter(({ table }) => table === 'entries').map(({ row }) => row.id);
    const revised = rows.filter(({ table }) => table === 'revisions').map(({ row }) => row.entry_id);
    expect(new Set(revised)).toEqual(new Set(entries));
  });
});

describe.each(engines)('on $name', ({ freshStore, freshDatabase }) => {
  it('a backup is the same whatever it is restored to', async () => {
    const from = await freshStore();
    const to = await freshDatabase();
    try {
      await fill(from.store);
      await createBackup({ store: from.store, dataDir, file });
      const openStore = () => createStore({ database: to.database, defaultLanguage: 'en' });
      await restoreBackup({ openStore, dataDir: target, file });
      const store = await openStore();
      expect(await rowsOf(store)).toEqual(await rowsOf(from.store));
      await store.close();

      await rm(target, { recursive: true });
      await expect(restoreBackup({ openStore, dataDir: target, file })).rejects.toThrow('empty database');
      await expect(stat(target)).rejects.toThrow('ENOENT');
    } finally {
      await from.discard();
      await to.discard();
    }
  });
});

describe('a backup is refused', () => {
  it('where there is a file of its name, which stays as it is', async () => {
    await writeFile(file, 'dear');
    await expect(makeBackup()).rejects.toThrow(/is there already/);
    expect(await readFile(file, 'utf8')).toBe('dear');
  });

  it('where another one is being written', async () => {
    await writeFile(`${file}.partial`, 'half');
    await expect(makeBackup()).rejects.toThrow(/another backup is writing it/);
    expect(await readFile(`${file}.partial`, 'utf8')).toBe('half');
  });

  it('where a row refers to a file that is gone, which it names', async () => {
    const store = await openSqlite(dataDir);
    await fill(store);
    await rm(join(dataDir, 'private'), { recursive: true });
    await expect(createBackup({ store, dataDir, file })).rejects.toThrow(/private\/cv000001\.pdf/);
    await store.close();
    expect(await readdir(folder)).toEqual(['data']);
  });

  it('where it cannot be written', async () => {
    const store = await openSqlite(dataDir);
    await fill(store);
    await expect(createBackup({ store, dataDir, file: join(folder, 'nowhere', 'x') })).rejects.toThrow('ENOENT');
    await store.close();
  });
});

describe('a restore is refused', () => {
  it('into a folder that is not empty', async () => {
    await makeBackup();
    await mkdir(target);
    await writeFile(join(target, 'atrium.sqlite'), 'dear');
    await expect(restore()).rejects.toThrow(/is not empty/);
    expect(await readdir(target)).toEqual(['atrium.sqlite']);
  });

  it('after one that was cut off, saying so', async () => {
    await makeBackup();
    await mkdir(join(target, 'restoring'), { recursive: true });
    await expect(restore()).rejects.toThrow(/was cut off/);
  });

  it('from what is not there or no backup', async () => {
    await expectRefusal(/no such file/);
    await writeFile(file, 'plain text');
    await expectRefusal(/damaged/);
    await writeFile(file, gzipSync('plain text'));
    await expectRefusal(/damaged/);
    await writeFile(file, gzipSync(''));
    await expectRefusal(/no backup of Atrium/);
  });

  it('from an archive of something else', async () => {
    await makeBackup();
    await rewrite((entries) => entries.slice(1));
    await expectRefusal(/no backup of Atrium/);
    await rewrite(() => [{ name: manifestName, bytes: Buffer.from('{"format":"other"}') }]);
    await expectRefusal(/no backup of Atrium/);
  });

  it('from an archive of a newer program, be it of the format or of the tables', async () => {
    await makeBackup();
    await copyFile(file, `${file}.kept`);
    await rewrite(editJson(manifestName, (manifest) => ({ ...manifest, formatVersion: 2 })));
    await expectRefusal(/newer Atrium/);
    await copyFile(`${file}.kept`, file);
    const newer = async (dir: string) => ({ ...(await openSqlite(dir)), schemaVersion: 0 });
    const restoring = restoreBackup({ openStore: newer, dataDir: target, file });
    await expect(restoring).rejects.toThrow(/newer Atrium/);
    await expect(stat(target)).rejects.toThrow('ENOENT');
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
    await rewrite((entries) => [...entries.slice(0, 2), { name, bytes: Buffer.from('x') }, ...entries.slice(2)]);
    await expectRefusal(/which no backup of Atrium does|damaged/);
    expect((await readdir(folder)).sort()).toEqual(['backup.tar.gz', 'data']);
  });

  it('from an archive with a link in it', async () => {
    await makeBackup();
    await rewrite((entries) => [
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
    ['with more after its checksums', (entries) => [...entries, { name: 'files/abcdef.pdf', bytes: Buffer.from('x') }]],
    [
      'with a row less',
      (entries) =>
        entries.map((entry) => (entry.name === rowsName ? { ...entry, bytes: withoutLastLine(entry.bytes) } : entry)),
    ],
    ['with another row count', editJson(checksumsName, (sums) => ({ ...sums, rows: { faq: 7 } }))],
  ];

  it.each(edits)('from an archive %s', async (_what, edit) => {
    await makeBackup();
    await rewrite(edit);
    await expectRefusal(/damaged/);
  });

  it('and takes back what it has placed when the rows cannot be loaded', async () => {
    await makeBackup();
    const failing = async (dir: string) => ({
      ...(await openSqlite(dir)),
      load: () => Promise.reject(new Error('no room')),
    });
    await mkdir(target);
    await expect(restoreBackup({ openStore: failing, dataDir: target, file })).rejects.toThrow('no room');
    expect(await readdir(target)).toEqual([]);
  });
});

const withoutLastLine = (bytes: Buffer) => bytes.subarray(0, bytes.subarray(0, -1).lastIndexOf(10) + 1);

describe('a damaged archive', () => {
  it('is refused wherever it is cut off', async () => {
    await makeBackup();
    const whole = await readFile(file);
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.byteLength - 1), async (length) => {
        await writeFile(file, whole.subarray(0, length));
        await expect(restore()).rejects.toThrow(ArchiveRefusal);
        await expect(stat(target)).rejects.toThrow('ENOENT');
      }),
      { numRuns: 60, examples: [[0], [1], [whole.byteLength - 1]] },
    );
  });

  it('is refused, or is the same to the last byte, whichever byte is changed', async () => {
    const before = await makeBackup();
    const whole = await readFile(file);
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.byteLength - 1), fc.integer({ min: 1, max: 255 }), async (place, change_) => {
        const flipped = Buffer.from(whole);
        flipped.writeUInt8(flipped.readUInt8(place) ^ change_, place);
        await writeFile(file, flipped);
        try {
          await restore();
        } catch (error) {
          expect(error).toBeInstanceOf(ArchiveRefusal);
          await expect(stat(target)).rejects.toThrow('ENOENT');
          refused += 1;
          return;
        }
        expect(await restored()).toEqual(before);
        await rm(target, { recursive: true });
      }),
      // The first ten bytes are the header of gzip, some of which mean nothing to anybody.
      { numRuns: 250, examples: Array.from({ length: 12 }, (_, place): [number, number] => [place, 255]) },
    );
    expect(refused).toBeGreaterThan(150);
  });
});
