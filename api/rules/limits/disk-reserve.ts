import type { CallContext } from '#api/context.ts';
import { HttpError } from '#contract/protocol/problem.ts';

export interface DiskSpace {
  free: number;
  total: number;
}

/** The disk of a folder that the program writes to. */
export interface Disk extends DiskSpace {
  folder: 'data' | 'backup' | 'temporary';
  /** Folders on one file system have the same. */
  device: number;
}

type Context = Pick<CallContext, 'diskSpace' | 'logError' | 'requestId'>;

const maxReserveBytes = 512 * 1024 * 1024;

/** What uploads leave free, so that the database can go on and users can sign in: a twentieth of the disk, at most 512 MB. */
export const reserveOf = (total: number): number => Math.min(maxReserveBytes, total / 20);

/** The space of the disk; undefined if it is unknown, which is logged and rejects nothing. */
export async function spaceOf({ diskSpace, logError, requestId }: Context): Promise<DiskSpace | undefined> {
  try {
    return await diskSpace?.();
  } catch (error) {
    logError(error, { requestId });
    return undefined;
  }
}

/** Throws `unavailable` if a file of this size would use the reserve. */
export async function requireRoom(bytes: number, context: Context): Promise<void> {
  const space = await spaceOf(context);
  if (!space || space.free - bytes >= reserveOf(space.total)) return;
  throw new HttpError('unavailable', 'The server has no room for files at the moment', {
    headers: { 'Retry-After': '600' },
  });
}
