import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '#store/store.ts';
import type { Log } from '../logging/log.ts';
import { type BackupParts, createBackup } from './archive/create-backup.ts';
import { madeBySchedule, noteFailure, noteSuccess } from './backup-state.ts';
import { archiveName, isInFuture, isUnfinished, outdated, takenAt } from './rotation.ts';

export interface ScheduledBackupParts extends Pick<BackupParts, 'dataDir' | 'blobs'> {
  store: Pick<Store, 'exclusively' | 'audit' | 'dump' | 'schemaVersion'>;
  /** The folder of the archives. It is never created: if it is missing, the disk is not mounted. */
  folder: string;
  everyMs: number;
  now: () => Date;
  log: Log;
}

export interface ScheduledBackup {
  /** Makes a backup if one is due and no other process is making it. Never rejects. */
  look(): Promise<void>;
  /** Cancels the running backup. */
  stop(): void;
}

/** The wait before the next try: doubles from 5 minutes up to an hour. */
const retryMs = (failures: number): number => Math.min(5 * 60_000 * 2 ** (failures - 1), 60 * 60_000);

/** Makes scheduled backups; all processes on the same data together make one per period. */
export function createScheduledBackup(parts: ScheduledBackupParts): ScheduledBackup {
  const { store, folder, everyMs, now, log } = parts;
  const stopping = new AbortController();
  let failures = 0;
  let notBefore = 0;

  let warned = '';

  const lastAt = async (): Promise<number> => {
    const dates = (await namesIn(folder)).flatMap((name) => {
      const at = takenAt(name);
      return at ? { name, at } : [];
    });
    // Another machine may use its own folder.
    const noted = await madeBySchedule(store);
    if (noted) dates.push({ name: 'audit', at: new Date(noted) });
    const future = dates.filter(({ at }) => isInFuture(at, now()));
    warnOnce(future.map(({ name }) => name));
    return Math.max(0, ...dates.filter((date) => !future.includes(date)).map(({ at }) => at.getTime()));
  };
  const warnOnce = (names: string[]) => {
    const key = names.join();
    if (key !== warned && key !== '') {
      log.warn(
        { backups: names.slice(0, 10) },
        'Ignoring backups with a date in the future; check the clock of the machine',
      );
    }
    warned = key;
  };
  const isDue = async () => now().getTime() - (await lastAt()) >= everyMs;

  const make = async (): Promise<void> => {
    // Another process may have made it while this one waited for the lock.
    if (!(await isDue())) return;
    for (const name of (await namesIn(folder)).filter(isUnfinished)) await rm(join(folder, name), { force: true });
    const name = archiveName(now());
    const { signal } = stopping;
    const { rows, blobs, bytes } = await createBackup({ ...parts, file: join(folder, name), signal });
    await noteSuccess(store, name);
    log.info({ backup: name, rows, files: blobs, bytes }, 'Scheduled backup finished');
    for (const old of outdated(await namesIn(folder), now())) await rm(join(folder, old), { force: true });
  };

  return {
    async look() {
      if (stopping.signal.aborted || now().getTime() < notBefore) return;
      try {
        if (await isDue()) await store.exclusively('backup', make);
        failures = 0;
      } catch (error) {
        if (stopping.signal.aborted) return;
        failures += 1;
        notBefore = now().getTime() + retryMs(failures);
        log.error({ err: error, failures }, 'Scheduled backup failed; it will be tried again');
        await noteFailure(store, error, now()).catch(() => undefined);
      }
    },
    stop: () => stopping.abort(),
  };
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(`There is no folder ${folder}; BACKUP_DIR names it.`, { cause: error });
  });
}
