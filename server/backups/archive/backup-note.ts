import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const noteName = 'last-backup.json';
const noteSchema = z.object({ at: z.iso.datetime() });

/** Records the time of a backup in the data folder. False if the folder is not writable; the backup is still valid. */
export async function noteBackup(dataDir: string, at: Date): Promise<boolean> {
  const path = join(dataDir, noteName);
  try {
    await writeFile(`${path}.partial`, JSON.stringify({ at: at.toISOString() }), { mode: 0o600 });
    await rename(`${path}.partial`, path);
    return true;
  } catch {
    return false;
  }
}

/** Returns the time of the last recorded backup; null if there is none. */
export async function lastBackupAt(dataDir: string): Promise<string | null> {
  const text = await readFile(join(dataDir, noteName), 'utf8').catch(() => '');
  try {
    return noteSchema.parse(JSON.parse(text)).at;
  } catch {
    return null;
  }
}
