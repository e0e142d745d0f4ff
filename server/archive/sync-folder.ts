import { open } from 'node:fs/promises';

/** Without this the names in a folder may be lost in a power cut, though the files themselves are on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
