import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '#server/logging/log.ts';

const otherPeoplesBits = 0o077;

/**
 * Removes other users' access to a data folder and to the folders and files directly in it, such as the database.
 * Entries of another owner stay unchanged, with a warning. Does nothing on systems without such permissions.
 */
export async function makePrivate(folder: string, log: Pick<Log, 'warn'>): Promise<void> {
  if (process.platform === 'win32') return;
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!entries) return;
  for (const path of [folder, ...entries.map((name) => join(folder, name))]) {
    try {
      const { mode } = await stat(path);
      if ((mode & otherPeoplesBits) !== 0) await chmod(path, mode & ~otherPeoplesBits);
    } catch (err) {
      log.warn({ err, path }, 'Cannot remove other users’ access to a file');
    }
  }
}
