import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { createDiskBlobs } from '#files/blob-store.ts';
import { createStore } from '#store/create-store.ts';
import type { DumpedRow, Store } from '#store/store.ts';
import { change } from '#store/testing/changes.ts';
import { ArchiveError } from '../archive-format.ts';
import { createBackup } from '../create-backup.ts';
import { restoreBackup } from '../restore-backup.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export const openSqlite = (folder: string) =>
  createStore({ database: { sqlite: join(folder, 'atrium.sqlite') }, defaultLanguage: 'en' });

export async function rowsOf(store: Pick<Store, 'dump'>): Promise<DumpedRow[]> {
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

/** All rows, and the SHA-256 of each file's content by file name. */
export interface Held {
  rows: DumpedRow[];
  blobs: Record<string, string>;
}

async function heldIn(dir: string): Promise<Held> {
  const store = await openSqlite(dir);
  try {
    return { rows: await rowsOf(store), blobs: await blobsOf(dir) };
  } finally {
    await store.close();
  }
}

/** Stores an application with its CV, in the same order as the program. */
async function apply(store: Store, dataDir: string, number: number): Promise<void> {
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

async function addPicture(store: Store, dataDir: string, content: Buffer): Promise<void> {
  const name = `${sha256(content).slice(0, 24)}.webp`;
  await createDiskBlobs(join(dataDir, 'files')).put(name, content);
  const described = { sha256: sha256(content), mediaType: 'image/webp', bytes: content.byteLength };
  await store.files.add({ src: `/files/${name}`, ...described, width: 1, height: 1 }, 'editor@example.com');
}

/** Creates a folder per test, with places for the data, a backup and the restored data. */
export function archivePlace() {
  const at = { folder: '', dataDir: '', target: '', file: '' };
  beforeEach(async () => {
    at.folder = await mkdtemp(join(tmpdir(), 'atrium-archive-'));
    at.dataDir = join(at.folder, 'data');
    at.target = join(at.folder, 'target');
    at.file = join(at.folder, 'backup.tar.gz');
    await mkdir(at.dataDir);
  });
  afterEach(() => rm(at.folder, { recursive: true, force: true }));

  const fill = async (store: Store): Promise<void> => {
    await store.entries.save(change('faq', { name: 'Where are you? é漢😀' }));
    await addPicture(store, at.dataDir, Buffer.from('picture'));
    await apply(store, at.dataDir, 1);
    await store.redirects.add('/old', '/new', 'editor@example.com');
  };
  const backUp = (store: Store, file = at.file) => createBackup({ store, dataDir: at.dataDir, file });
  const restore = (openStore: (dir: string) => Promise<Store> = openSqlite) =>
    restoreBackup({ openStore, dataDir: at.target, file: at.file });

  return {
    at,
    fill,
    backUp,
    restore,
    apply: (store: Store, number: number) => apply(store, at.dataDir, number),

    /** Makes a small backup; returns its content. */
    async makeBackup(): Promise<Held> {
      const store = await openSqlite(at.dataDir);
      try {
        await fill(store);
        await backUp(store);
      } finally {
        await store.close();
      }
      return heldIn(at.dataDir);
    },

    restored: () => heldIn(at.target),

    /** Expects that the restore is rejected and leaves no files. */
    async expectRefusal(message: RegExp): Promise<void> {
      await expect(restore()).rejects.toThrow(ArchiveError);
      await expect(restore()).rejects.toThrow(message);
      await expect(stat(at.target)).rejects.toThrow('ENOENT');
    },
  };
}
