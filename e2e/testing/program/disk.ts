import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A disk for one test: a device with a volatile cache, and a file system on it. */
export interface Disk {
  /** The mount point of its file system. */
  folder: string;
  /** Writes all data of the file system to the disk. */
  flush(): Promise<void>;
  /** Cuts the power: nothing reaches the disk any more, and data that was not flushed is lost. */
  cut(): Promise<void>;
  /** Remounts it read-only or writable. The kernel allows read-only only while no file is open for writing. */
  takeWrites(yes: boolean): Promise<void>;
  /** Does what the kernel does when a disk begins to fail: the file system becomes read-only at once, open files included. */
  goReadOnly(): Promise<void>;
  /** Turns the power on again and replays the journals. No process may have a file open on the disk. */
  mend(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * With blocks of 4 KB, as on all but tiny disks. SQLite reserves its shared memory in parts of that size: with smaller
 * blocks and no space, the kernel ends the process when it writes there.
 */
const makeFileSystem = (image: string) => run('mkfs.ext4', ['-q', '-F', '-m', '0', '-b', '4096', image]);

const tryToMount = `
  place=$(mktemp -d) && cd "$place" && mkdir folder && truncate -s 2M image && mkfs.ext4 -q -F image &&
  mount -o loop image folder && mount -o remount,abort folder && umount folder
  status=$?; cd / && rm -r "$place"; exit $status`;

let found: boolean | undefined;

/** Whether this machine allows mounting disks. Tries it once, in a mount namespace that ends with the trial. */
export function mayMount(): boolean {
  found ??= spawnSync('unshare', ['--mount', 'sh', '-c', tryToMount], { stdio: 'ignore' }).status === 0;
  return found;
}

/**
 * The device is a file on an outer file system, whose page cache acts as the device's cache: data written to the device
 * is safe in that file only after the device was flushed. `cut` aborts the outer file system (ext4 has the mount option
 * `abort` for such tests): data in the memory of either file system is lost.
 */
export async function openDisk(megabytes: number): Promise<Disk> {
  const place = await mkdtemp(join(tmpdir(), 'atrium-disk-'));
  const [image, cache, folder] = [join(place, 'image'), join(place, 'cache'), join(place, 'folder')];
  const device = join(cache, 'device');
  // A long commit interval: only data that the program synced itself reaches the disk.
  const mountOn = (at: string, from: string) => run('mount', ['-o', 'loop,commit=600', from, at]);
  const stopShort = (mounted: string) => run('mount', ['-o', 'remount,abort', mounted]);
  const remove = async () => {
    // A test may leave files open: a lazy umount detaches the mount point now, and the device after the last file is closed.
    for (const mounted of [folder, cache]) await run('umount', ['--lazy', mounted]).catch(() => undefined);
    await rm(place, { recursive: true, force: true });
  };

  try {
    for (const each of [cache, folder]) await mkdir(each);
    await run('truncate', ['-s', `${megabytes * 2}M`, image]);
    await makeFileSystem(image);
    await mountOn(cache, image);
    await run('fallocate', ['-l', `${megabytes}M`, device]);
    await makeFileSystem(device);
    await mountOn(folder, device);
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    folder,
    flush: async () => void (await run('sync', ['--file-system', folder])),
    cut: async () => void (await stopShort(cache)),
    takeWrites: async (yes) => void (await run('mount', ['-o', `remount,${yes ? 'rw' : 'ro'}`, folder])),
    goReadOnly: async () => void (await stopShort(folder)),
    mend: async () => {
      await run('umount', [folder]);
      await run('umount', [cache]);
      await mountOn(cache, image);
      await mountOn(folder, device);
    },
    remove,
  };
}
