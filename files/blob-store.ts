import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isBlobName, requireBlobName } from './blob-name.ts';
import { makeFolder } from './disk/make-folder.ts';
import { readPieces } from './disk/read-pieces.ts';
import { syncFolder } from './disk/sync-folder.ts';
import { FilesUnavailable } from './unavailable.ts';

/** A blob: its size, and a stream of its bytes or of those from `start` to `end`, inclusive. */
export interface StoredBlob {
  bytes: number;
  stream(range?: { start: number; end: number }): ReadableStream<Uint8Array>;
}

/** Named bytes that are written once and never changed. Names have no path. */
export interface BlobStore {
  /** Writes a blob durably: once this resolves, it survives a power failure. An existing blob of the name stays as it is. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** The blob, or undefined if there is none. */
  open(name: string): Promise<StoredBlob | undefined>;
  remove(name: string): Promise<void>;
  /** Rejects with {@link FilesUnavailable} while blobs cannot be read or written. */
  check(): Promise<void>;
  /** Every blob with its size and the time of writing. */
  list(): AsyncIterable<{ name: string; bytes: number; writtenAt: Date }>;
  /** Deletes partial files of interrupted writes older than `before`; absent if none can remain. */
  removeUnfinished?(before: Date): Promise<void>;
}

/** The extension of files that are being written. */
const unfinished = '.partial';

/** Blobs as files below `folder`, in subfolders by the first two characters of their names. */
export function createDiskBlobs(folder: string): BlobStore {
  const folderOf = (name: string) => join(folder, name.slice(0, 2));

  const pathOf = (name: string) => {
    requireBlobName(name);
    return join(folderOf(name), name);
  };

  async function* files() {
    for (const entry of (await readdir(folder, { withFileTypes: true }).catch(absent)) ?? []) {
      if (!entry.isDirectory()) continue;
      for (const name of await readdir(join(folder, entry.name))) {
        const path = join(folder, entry.name, name);
        const found = await stat(path).catch(absent);
        if (found) yield { name, path, bytes: found.size, writtenAt: found.mtime };
      }
    }
  }

  return {
    async put(name, bytes) {
      const path = pathOf(name);
      const partial = `${path}.${randomBytes(6).toString('hex')}${unfinished}`;
      try {
        const made = await makeFolder(folderOf(name));
        if (!(await exists(path))) {
          await writeDurably(partial, bytes);
          await rename(partial, path);
        }
        // Without this a power failure may lose the directory entries.
        const changed = new Set([folderOf(name), folder, made ? dirname(made) : folder]);
        for (const each of changed) await syncFolder(each);
      } catch (error) {
        await rm(partial, { force: true }).catch(() => undefined);
        throw away(error);
      }
    },

    async open(name) {
      if (!isBlobName(name)) return undefined;
      const path = pathOf(name);
      const found = await reached(stat(path).catch(absent));
      if (!found?.isFile()) return undefined;
      return {
        bytes: found.size,
        stream: (range) => readPieces(path, range),
      };
    },

    async remove(name) {
      await reached(rm(pathOf(name), { force: true }));
    },

    async check() {
      await reached(mkdir(folder, { recursive: true }));
      await reached(access(folder, constants.W_OK));
    },

    async *list() {
      for await (const { name, bytes, writtenAt } of files()) if (isBlobName(name)) yield { name, bytes, writtenAt };
    },

    async removeUnfinished(before) {
      for await (const { name, path, writtenAt } of files()) {
        if (name.endsWith(unfinished) && writtenAt < before) await rm(path, { force: true });
      }
    },
  };
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}

/** Any file system error (a full, read-only or failing disk) is temporary for the client, who can only retry. */
function away(error: unknown): unknown {
  if (!(error instanceof Error && 'syscall' in error)) return error;
  return new FilesUnavailable(`Cannot use the folder of the files: ${error.message}`, { cause: error });
}

async function reached<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw away(error);
  }
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
