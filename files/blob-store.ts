import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

/** A blob's bytes: how many, and a stream of all of them or of those from `start` to `end`, both included. */
export interface StoredBlob {
  bytes: number;
  stream(range?: { start: number; end: number }): ReadableStream<Uint8Array>;
}

/** Named bytes that are written once and never changed. Names are file names without any path. */
export interface BlobStore {
  /** Writes a blob so that it survives a power cut once this resolves; the same name twice keeps the first. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** The blob's bytes as a stream with their count, or undefined where there is none. */
  open(name: string): Promise<StoredBlob | undefined>;
  remove(name: string): Promise<void>;
  /** Every blob with its size and the moment it was written. */
  list(): AsyncIterable<{ name: string; bytes: number; writtenAt: Date }>;
}

const blobName = /^[A-Za-z0-9][A-Za-z0-9_-]{3,}(\.[a-z0-9]{1,8})?$/;

/** Blobs as files below `folder`, spread over sub-folders by the first two characters of their names. */
export function createDiskBlobs(folder: string): BlobStore {
  const folderOf = (name: string) => join(folder, name.slice(0, 2));

  const pathOf = (name: string) => {
    if (!blobName.test(name)) throw new Error('A blob’s name may hold letters, digits, - and _ and one ending');
    return join(folderOf(name), name);
  };

  return {
    async put(name, bytes) {
      const path = pathOf(name);
      if (await exists(path)) return;
      await mkdir(folderOf(name), { recursive: true });
      const partial = `${path}.${randomBytes(6).toString('hex')}.partial`;
      try {
        await writeDurably(partial, bytes);
        await rename(partial, path);
        await syncFolder(folderOf(name));
        await syncFolder(folder);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },

    async open(name) {
      if (!blobName.test(name)) return undefined;
      const path = pathOf(name);
      const found = await stat(path).catch(absent);
      if (!found?.isFile()) return undefined;
      return {
        bytes: found.size,
        stream: (range) => Readable.toWeb(createReadStream(path, range)) as ReadableStream<Uint8Array>,
      };
    },

    remove: (name) => rm(pathOf(name), { force: true }),

    async *list() {
      for (const entry of (await readdir(folder, { withFileTypes: true }).catch(absent)) ?? []) {
        if (!entry.isDirectory()) continue;
        for (const name of await readdir(join(folder, entry.name))) {
          const found = await stat(join(folder, entry.name, name)).catch(absent);
          if (found && blobName.test(name)) yield { name, bytes: found.size, writtenAt: found.mtime };
        }
      }
    },
  };
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
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

/** Without this the new name itself may be lost in a power cut. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
