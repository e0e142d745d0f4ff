import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '#store/store.ts';
import { ArchiveRefusal, blobAreas, rowsName } from './archive-format.ts';
import { extractArchive, rowsIn } from './extract-archive.ts';
import { syncFolder } from './sync-folder.ts';

export interface RestoreParts {
  /** Opens the database to fill; one that is a file goes into the folder given. */
  openStore: (dataDir: string) => Promise<Pick<Store, 'load' | 'schemaVersion' | 'close'>>;
  /** Must be empty or not there. */
  dataDir: string;
  /** The archive. */
  file: string;
}

/** Where everything is put together; while it is there, the data folder is not whole. */
export const stagingName = 'restoring';
/** What a file system puts into an empty folder of its own accord. */
const ofNoAccount = new Set(['lost+found', '.DS_Store']);

/**
 * Fills an empty data folder and an empty database from an archive: all of it, or none. Throws an
 * `ArchiveRefusal` for an archive that is damaged, foreign or of another version, and for a folder that is
 * not empty; what the store throws for a database that is not.
 */
export async function restoreBackup({ openStore, dataDir, file }: RestoreParts): Promise<void> {
  const present = (await readdir(dataDir).catch(absent))?.filter((name) => !ofNoAccount.has(name));
  if (present?.includes(stagingName)) {
    throw new ArchiveRefusal(`An earlier restore into ${dataDir} was cut off. Empty that folder and try again.`);
  }
  if (present && present.length > 0) {
    throw new ArchiveRefusal(`${dataDir} is not empty; a backup is only restored into an empty data folder.`);
  }
  const staging = join(dataDir, stagingName);
  const placed: string[] = [];
  try {
    await mkdir(staging, { recursive: true, mode: 0o700 });
    const { schemaVersion } = await extractArchive(file, staging);
    const store = await openStore(staging);
    try {
      refuseOtherSchema(schemaVersion, store.schemaVersion);
      await place(staging, dataDir, blobAreas, placed);
      await store.load(rowsIn(staging));
    } finally {
      await store.close();
    }
    await rm(join(staging, rowsName));
    // Last, because a data folder with a database is one that the server starts on.
    await place(staging, dataDir, await readdir(staging), placed);
    await syncFolder(dataDir);
    await rmdir(staging);
  } catch (error) {
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

function refuseOtherSchema(archived: number, known: number): void {
  if (archived === known) return;
  const which = archived > known ? 'a newer Atrium; update this one first' : 'an older Atrium';
  throw new ArchiveRefusal(
    `This backup holds tables of version ${archived}, made by ${which}; this one reads version ${known}. Nothing was restored.`,
  );
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
