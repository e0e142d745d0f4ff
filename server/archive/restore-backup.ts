import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { schemaVersion } from '#store/migrations/migrate.ts';
import type { Store } from '#store/store.ts';
import { ArchiveError, type BlobStores, blobAreas, rowsName } from './archive-format.ts';
import { diskBlobsIn } from './disk-blobs.ts';
import { extractArchive, rowsIn } from './extract-archive.ts';
import { syncFolder } from './sync-folder.ts';

export interface RestoreParts {
  /** Opens the database to fill; one that is a file goes into the folder given. */
  openStore: (dataDir: string) => Promise<Pick<Store, 'load' | 'close'>>;
  /** Must be empty or not there. */
  dataDir: string;
  /** Where the blobs go, which must be empty too; absent: into the data folder. */
  bucket?: BlobStores;
  /** The archive. */
  file: string;
}

/** Where everything is put together; while it is there, the data folder is not whole. */
export const stagingName = 'restoring';
/** What a file system puts into an empty folder of its own accord. */
const ofNoAccount = new Set(['lost+found', '.DS_Store']);

/**
 * Fills an empty data folder and an empty database from an archive: all of it, or none. Throws an
 * `ArchiveError` for an archive that is damaged, foreign or of another version, and for a folder that is
 * not empty; what the store throws for a database that is not.
 */
export async function restoreBackup({ openStore, dataDir, bucket, file }: RestoreParts): Promise<void> {
  const present = (await readdir(dataDir).catch(absent))?.filter((name) => !ofNoAccount.has(name));
  if (present?.includes(stagingName)) {
    throw new ArchiveError(`An earlier restore into ${dataDir} was cut off. Empty that folder and try again.`);
  }
  if (present && present.length > 0) {
    throw new ArchiveError(`${dataDir} is not empty; a backup is only restored into an empty data folder.`);
  }
  if (bucket && !(await isEmpty(bucket))) {
    throw new ArchiveError('The bucket that S3_URL names is not empty; a backup is only restored into an empty one.');
  }
  const staging = join(dataDir, stagingName);
  const placed: string[] = [];
  let takeBack = async () => {};
  try {
    await mkdir(staging, { recursive: true, mode: 0o700 });
    const archive = await extractArchive(file, staging);
    // Before the database is opened, which creates its tables.
    refuseOtherSchema(archive.schemaVersion, schemaVersion);
    const store = await openStore(staging);
    try {
      if (bucket) takeBack = () => clear(bucket);
      if (bucket) await moveTo(bucket, staging);
      else await place(staging, dataDir, blobAreas, placed);
      await store.load(rowsIn(staging));
    } finally {
      await store.close();
    }
    await rm(join(staging, rowsName));
    // Last, because a data folder with a database is one that the server starts on.
    await place(staging, dataDir, await readdir(staging), placed);
    await syncFolder(dataDir);
    await rmdir(staging);
    await syncFolder(dataDir);
  } catch (error) {
    await takeBack().catch(() => undefined);
    for (const name of [...placed, stagingName]) await rm(join(dataDir, name), { recursive: true, force: true });
    if (!present) await rmdir(dataDir).catch(() => undefined);
    throw error;
  }
}

/** Moves what there is of these names up into the data folder and notes it down in `placed`. */
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

/** Puts what lies in a folder into a bucket, and removes it from the folder. */
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

/** What a restore that failed has put into a bucket that was empty before. */
async function clear(bucket: BlobStores): Promise<void> {
  for (const area of blobAreas) {
    const names = await Array.fromAsync(bucket[area].list(), ({ name }) => name);
    for (const name of names) await bucket[area].remove(name);
  }
}

function refuseOtherSchema(archived: number, known: number): void {
  if (archived === known) return;
  const which = archived > known ? 'a newer Atrium; update this one first' : 'an older Atrium';
  throw new ArchiveError(
    `This backup holds tables of version ${archived}, made by ${which}; this one reads version ${known}. Nothing was restored.`,
  );
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
