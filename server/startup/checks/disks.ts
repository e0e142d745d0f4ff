import { rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Disk } from '#api/rules/limits/disk-reserve.ts';
import type { Config } from '#server/config/config.ts';
import { createSingleFlight } from '#server/limits/concurrency-limiter.ts';
import type { Log } from '#server/logging/log.ts';
import { diskSpace } from './machine.ts';

/** Shorter than the time limit of a metric. */
const readMs = 1_000;

/** The folders that the program writes to, each on the file system that holds it; without one that cannot be read. */
export function disksOf({ dataDir, backup }: Pick<Config, 'dataDir' | 'backup'>): () => Promise<Disk[]> {
  const folders: { folder: Disk['folder']; path: string }[] = [
    { folder: 'data', path: dataDir },
    ...(backup ? [{ folder: 'backup' as const, path: backup.folder }] : []),
    { folder: 'temporary', path: tmpdir() },
  ];
  // A network disk may hang: another read must not wait beside the first, and the other disks are reported.
  const once = createSingleFlight<Disk>();
  const read = async (folder: Disk['folder'], path: string): Promise<Disk> => ({
    folder,
    device: (await stat(path)).dev,
    ...(await diskSpace(path)),
  });
  return async () => {
    const found = await Promise.all(
      folders.map(({ folder, path }) => {
        const reading = once.do(folder, () => read(folder, path)).catch(() => undefined);
        return Promise.race([reading, wait(readMs, undefined, { ref: false })]);
      }),
    );
    return found.filter((disk) => disk !== undefined);
  };
}

/** More than a small file that a file system keeps inside its own entry. */
const probe = new Uint8Array(64 * 1024);
const probeName = '.writable';
/** Load balancers and scrapes ask often. */
const keptMs = 5_000;

export type DiskFault = 'full' | 'read-only' | 'not writable';

const faults: Record<string, DiskFault> = { ENOSPC: 'full', EDQUOT: 'full', EROFS: 'read-only' };

/**
 * Returns why the data folder takes no data; undefined if it does. Then forms, edits and sign-ins fail, while pages are
 * served. A change is logged once.
 */
export function dataFolderState(dataDir: string, log: Log, now: () => number): () => Promise<DiskFault | undefined> {
  const path = join(dataDir, probeName);
  const once = createSingleFlight<DiskFault | undefined>();
  let last: { at: number; fault: DiskFault | undefined } | undefined;
  const look = async (): Promise<DiskFault | undefined> => {
    try {
      await writeFile(path, probe, { mode: 0o600, flush: true });
      if (last?.fault) log.info('The data folder is writable again');
      return undefined;
    } catch (error) {
      if (!last?.fault) log.error({ err: error }, 'The data folder is not writable; forms, edits and sign-ins fail');
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      return faults[code] ?? 'not writable';
    } finally {
      await rm(path, { force: true }).catch(() => undefined);
    }
  };
  return () =>
    once.do('', async () => {
      if (last && now() - last.at < keptMs) return last.fault;
      const fault = await look();
      last = { at: now(), fault };
      return fault;
    });
}
