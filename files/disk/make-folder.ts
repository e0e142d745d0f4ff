import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a folder with its parents; returns the first one that was missing. On a read-only file system Node reports
 * that the folder is missing; the error of the first missing one alone has the true reason.
 */
export async function makeFolder(path: string, mode?: number): Promise<string | undefined> {
  try {
    return await mkdir(path, { recursive: true, mode });
  } catch (error) {
    if (!isMissing(error)) throw error;
    for (let folder = path; ; folder = dirname(folder)) {
      try {
        await mkdir(folder, { mode });
        break;
      } catch (cause) {
        if (!isMissing(cause) || dirname(folder) === folder) throw cause;
      }
    }
    throw error;
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
