import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'atrium-import-';
/** Earlier versions did not name their process. No import takes that long. */
const maxAgeMs = 24 * 60 * 60_000;

/** A folder for one import, named after this process. */
export const newImportFolder = (): Promise<string> => mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Whether the process of an import has ended. This one has none yet: in a container the next process has the number of
 * the last.
 */
async function isLeftOver(folder: string, pid: number | undefined): Promise<boolean> {
  if (pid !== undefined) return pid === process.pid || !isRunning(pid);
  const { mtimeMs } = await stat(folder);
  return Date.now() - mtimeMs > maxAgeMs;
}

/**
 * Removes the folders of imports whose process was killed. Call at the start of a process. Reports those that belong to
 * another user.
 */
export async function removeLeftImportFolders(
  onError: (error: unknown, folder: string) => void,
  parent = tmpdir(),
): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue;
    const pid = /^(\d+)-/.exec(name.slice(prefix.length))?.[1];
    const folder = join(parent, name);
    try {
      if (await isLeftOver(folder, pid === undefined ? undefined : Number(pid)))
        await rm(folder, { recursive: true, force: true });
    } catch (error) {
      onError(error, folder);
    }
  }
}
