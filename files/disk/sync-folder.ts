import { open } from 'node:fs/promises';

/** Without this, a power cut may lose the names in a folder although the files themselves are on disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
