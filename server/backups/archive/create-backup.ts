import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { entryWriter } from '#files/archives/entry-writer.ts';
import { syncFolder } from '#files/disk/sync-folder.ts';
import { programCommit, programVersion } from '#server/startup/checks/machine.ts';
import type { Store } from '#store/store.ts';
import {
  ArchiveError,
  type BlobStores,
  blobAreas,
  blobOf,
  type Checksums,
  checksumsName,
  formatVersion,
  type Manifest,
  manifestName,
  rowsName,
} from './archive-format.ts';
import { noteBackup } from './backup-note.ts';
import { diskBlobsIn } from './disk-blobs.ts';

export interface BackupParts {
  store: Pick<Store, 'dump' | 'schemaVersion'>;
  dataDir: string;
  /** Where the blobs are; absent: in the data folder. */
  blobs?: BlobStores;
  now?: () => Date;
  /** Cancels the backup and removes its partial files. */
  signal?: AbortSignal;
}

export interface BackupSummary {
  rows: number;
  blobs: number;
  /** Size of the archive. */
  bytes: number;
  /** Whether the time was recorded in the data folder, for the office's health page. */
  noted: boolean;
}

/**
 * Writes all data to one archive while the server may keep running. The archive appears under its name only when it is
 * complete and synced to disk. Throws an {@link ArchiveError} if the file exists already, or if a blob that a row
 * refers to is missing.
 */
export async function createBackup(parts: BackupParts & { file: string }): Promise<BackupSummary> {
  const { file } = parts;
  await refuseExisting(file, `${file} already exists; a backup never replaces a file. Choose another name.`);
  const partial = `${file}.partial`;
  await refuseExisting(
    partial,
    `${partial} exists: another backup is writing it, or one was interrupted. If none is running, remove it and try again.`,
  );
  const spooled = `${file}.rows.partial`;
  try {
    const open = () => createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true });
    const written = await writeArchive(parts, open, spooled);
    await rename(partial, file);
    await syncFolder(dirname(file));
    return { ...written, noted: await note(parts) };
  } finally {
    await rm(partial, { force: true });
    await rm(spooled, { force: true });
  }
}

/**
 * Writes the same archive to a stream. It is complete only when the promise resolves; before, the stream has a part
 * that no restore accepts.
 */
export async function streamBackup(parts: BackupParts, to: Writable): Promise<BackupSummary> {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-backup-'));
  try {
    const written = await writeArchive(parts, () => to, join(folder, 'rows'));
    return { ...written, noted: await note(parts) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const note = ({ dataDir, now = () => new Date() }: BackupParts) => noteBackup(dataDir, now());

async function writeArchive(parts: BackupParts, open: () => Writable, spooled: string) {
  const { store, dataDir, blobs: stores = diskBlobsIn(dataDir), signal, now = () => new Date() } = parts;
  const manifest: Manifest = {
    format: 'atrium-backup',
    formatVersion,
    schemaVersion: store.schemaVersion,
    createdAt: now().toISOString(),
    program: { version: await programVersion(), commit: await programCommit() },
  };
  // Rows first: a blob is written before its row and deleted after it, so all blobs of these rows exist now.
  const rows = await spoolRows(store, spooled, signal);
  const archive = pack();
  let bytes = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.byteLength;
      done(null, chunk);
    },
  });
  const writing = pipeline(archive, createGzip(), counting, open(), { signal });
  const filling = fill(archive, { manifest, rows, spooled, stores, dataDir }).catch((error: Error) => {
    archive.destroy(error);
    throw error;
  });
  const [blobs] = await Promise.all([filling, writing]);
  return { bytes, blobs, rows: Object.values(rows.counts).reduce((total, count) => total + count, 0) };
}

interface SpooledRows {
  counts: Record<string, number>;
  /** Entry names of the blobs that rows refer to. */
  blobs: Set<string>;
}

/** A tar entry starts with its length, so the rows go to a temporary file first. */
async function spoolRows(
  store: Pick<Store, 'dump'>,
  spooled: string,
  signal: AbortSignal | undefined,
): Promise<SpooledRows> {
  const counts: Record<string, number> = {};
  const blobs = new Set<string>();
  async function* lines() {
    for await (const row of store.dump()) {
      counts[row.table] = (counts[row.table] ?? 0) + 1;
      const blob = blobOf(row);
      if (blob) blobs.add(blob);
      yield `${JSON.stringify(row)}\n`;
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(spooled, { flags: 'w', mode: 0o600 }), { signal });
  return { counts, blobs };
}

interface Content {
  manifest: Manifest;
  rows: SpooledRows;
  spooled: string;
  stores: BlobStores;
  dataDir: string;
}

/** Packs all entries; returns the number of blobs. */
async function fill(archive: Pack, { manifest, rows, spooled, stores, dataDir }: Content): Promise<number> {
  const entries: Checksums['entries'] = [];
  const add = entryWriter(archive, new Date(manifest.createdAt), entries);
  const addNote = (name: string, note: Manifest | Checksums) => {
    const bytes = Buffer.from(JSON.stringify(note));
    return add(name, bytes.byteLength, Readable.from([bytes]));
  };

  await addNote(manifestName, manifest);
  await add(rowsName, (await stat(spooled)).size, createReadStream(spooled));
  const blobs = await addBlobs(stores, add);
  const missing = [...rows.blobs].filter((name) => !blobs.has(name));
  if (missing.length > 0) throw new ArchiveError(missingBlobs(missing, dataDir));
  await addNote(checksumsName, { entries: [...entries], rows: rows.counts });
  archive.finalize();
  return blobs.size;
}

async function addBlobs(
  stores: BlobStores,
  add: (name: string, size: number, source: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<Set<string>> {
  const added = new Set<string>();
  for (const area of blobAreas) {
    const blobs = stores[area];
    for await (const { name } of blobs.list()) {
      const blob = await blobs.open(name);
      // Deleted since it was listed, together with its row. `fill` checks later whether a row of this backup still refers to it.
      if (!blob) continue;
      await add(`${area}/${name}`, blob.bytes, blob.stream());
      added.add(`${area}/${name}`);
    }
  }
  return added;
}

function missingBlobs(missing: string[], dataDir: string): string {
  const some = missing.slice(0, 3).join(', ');
  const more = missing.length > 3 ? ` and ${missing.length - 3} more` : '';
  return (
    `The database refers to ${some}${more}, but there is no such file in ${dataDir}. If a file has just been deleted, ` +
    'make the backup again; otherwise put the file back or delete the entry that refers to it.'
  );
}

async function refuseExisting(path: string, why: string): Promise<void> {
  const there = await access(path).then(
    () => true,
    () => false,
  );
  if (there) throw new ArchiveError(why);
}
