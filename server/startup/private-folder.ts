import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../logging/log.ts';

const otherPeoplesBits = 0o077;

/**
 * Takes a data folder, the folders and the files directly in it (the database among them) away from other users of the machine. What
 * belongs to another user stays as it is, with a warning. Does nothing where the system has no such permissions.
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
      log.warn({ err, path }, 'Cannot take a file away from other users of this machine');
    }
  }
}
