import { readdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '#files/disk/make-folder.ts';
import { syncFolder } from '#files/disk/sync-folder.ts';
import { schemaVersion } from '#store/migrations/migrate.ts';
import type { Store } from '#store/store.ts';
import { ArchiveError, type BlobStores, blobAreas, type Manifest, rowsName } from './archive-format.ts';
import { diskBlobsIn } from './disk-blobs.ts';
import { extractArchive, rowsIn } from './extract-archive.ts';

export interface RestoreParts {
  /** Opens the database to fill. A database file is created in the given folder. */
  openStore: (dataDir: string) => Promise<Pick<Store, 'load' | 'close'>>;
  /** Must be empty or missing. */
  dataDir: string;
  /** Where the blobs go; must be empty too. Absent: into the data folder. */
  bucket?: BlobStores;
  /** The archive; `-`: standard input. */
  file: string;
}

/** The folder in which a restore is assembled. While it exists, the data folder is incomplete. */
export const stagingName = 'restoring';
/** Entries that a file system itself puts into an empty folder. */
const ofNoAccount = new Set(['lost+found', '.DS_Store']);

/**
 * Fills an empty data folder and an empty database from an archive, completely or not at all. Throws an `ArchiveError`
 * if the archive is damaged, from another program or of another version, or if the folder is not empty. Throws the
 * store's error if the database is not empty.
 */
export async function restoreBackup({ openStore, dataDir, bucket, file }: RestoreParts): Promise<void> {
  const present = (await readdir(dataDir).catch(absent))?.filter((name) => !ofNoAccount.has(name));
  if (present?.includes(stagingName)) {
    throw new ArchiveError(`An earlier restore into ${dataDir} was interrupted. Empty that folder and try again.`);
  }
  if (present && present.length > 0) {
    throw new ArchiveError(`${dataDir} is not empty; a backup is only restored into an empty data folder.`);
  }
  if (bucket && !(await isEmpty(bucket))) {
    throw new ArchiveError('The bucket that S3_URL names is not empty; a backup is only restored into an empty one.');
  }
  const staging = join(dataDir, stagingName);
  const placed: string[] = [];
  let rollBack = async () => {};
  try {
    await makeFolder(staging, 0o700);
    const archive = await extractArchive(file, staging);
    // Comes before opening the database, which creates its tables.
    refuseOtherSchema(archive, schemaVersion);
    const store = await openStore(staging);
    try {
      if (bucket) rollBack = () => clear(bucket);
      if (bucket) await moveTo(bucket, staging);
      else await place(staging, dataDir, blobAreas, placed);
      await store.load(rowsIn(staging));
    } finally {
      await store.close();
    }
    await rm(join(staging, rowsName));
    // The database comes last: the server starts on a data folder that has one.
    await place(staging, dataDir, await readdir(staging), placed);
    await syncFolder(dataDir);
    await rmdir(staging);
    await syncFolder(dataDir);
  } catch (error) {
    await rollBack().catch(() => undefined);
    for (const name of [...placed, stagingName]) await rm(join(dataDir, name), { recursive: true, force: true });
    if (!present) await rmdir(dataDir).catch(() => undefined);
    throw error;
  }
}

/** Moves those of the named entries that exist up into the data folder and records them in `placed`. */
async function place(staging: string, dataDir: string, names: readonly string[], placed: string[]): Promise<void> {
  const there = new Set(await readdir(staging));
  for (const name of names.filter((one) => there.has(one))) {
    await rename(join(staging, name), join(dataDir, name));
    placed.push(name);
  }
}

async function isEmpty(blobs: BlobStores): Promise<boolean> {
  for (const area of blobAreas) for await (const _ of blobs[area].list()) return false;
  return true;
}

/** Moves all blobs of a folder into a bucket. */
async function moveTo(bucket: BlobStores, folder: string): Promise<void> {
  const unpacked = diskBlobsIn(folder);
  for (const area of blobAreas) {
    for await (const { name } of unpacked[area].list()) {
      const blob = await unpacked[area].open(name);
      if (blob) await bucket[area].put(name, new Uint8Array(await new Response(blob.stream()).arrayBuffer()));
    }
    await rm(join(folder, area), { recursive: true, force: true });
  }
}

/** Removes all blobs that a failed restore has put into the empty bucket. */
async function clear(bucket: BlobStores): Promise<void> {
  for (const area of blobAreas) {
    const names = await Array.fromAsync(bucket[area].list(), ({ name }) => name);
    for (const name of names) await bucket[area].remove(name);
  }
}

function refuseOtherSchema({ schemaVersion: archived, program }: Manifest, known: number): void {
  if (archived === known) return;
  const which = archived > known ? 'a newer Atrium; update this one first' : 'an older Atrium';
  const commit = program?.commit ? `, commit ${program.commit}` : '';
  const restoredBy = program ? ` Version ${program.version}${commit} made it and restores it.` : '';
  throw new ArchiveError(
    `This backup contains tables of version ${archived}, made by ${which}; this one reads version ${known}.` +
      `${restoredBy} Nothing was restored.`,
  );
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
