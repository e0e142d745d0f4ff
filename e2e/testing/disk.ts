import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A disk of a test's own: a device with a cache that is lost with the power, and a file system on it. */
export interface Disk {
  /** Where its file system is mounted. */
  folder: string;
  /** Brings all that was written so far to the disk. */
  flush(): Promise<void>;
  /** Cuts the power: from now on nothing reaches the disk, and what it had not been told to keep is gone. */
  cut(): Promise<void>;
  /** Lets nobody write to it, or everybody again, which the system only does while no file is open for writing. */
  takeWrites(yes: boolean): Promise<void>;
  /** What the system does by itself when a disk begins to fail: the file system is read-only at once, files that are open too. */
  goReadOnly(): Promise<void>;
  /** Turns it on again; the journals are replayed. No process may have a file open on it. */
  mend(): Promise<void>;
  remove(): Promise<void>;
}

const makeFileSystem = (image: string) => run('mkfs.ext4', ['-q', '-F', '-m', '0', image]);

const tryToMount = `
  place=$(mktemp -d) && cd "$place" && mkdir folder && truncate -s 2M image && mkfs.ext4 -q -F image &&
  mount -o loop image folder && mount -o remount,abort folder && umount folder
  status=$?; cd / && rm -r "$place"; exit $status`;

let found: boolean | undefined;

/** Whether this machine lets us have disks: it is tried, in a space for mounts that ends with the trial. */
export function mayMount(): boolean {
  found ??= spawnSync('unshare', ['--mount', 'sh', '-c', tryToMount], { stdio: 'ignore' }).status === 0;
  return found;
}

/**
 * The device is a file on a file system of its own, whose memory is the device's cache: what is written to the device is
 * sure to be in that file only once the device was told to flush. Whoever stops that file system short (`abort` stands among
 * the options of ext4 for such trials) has cut the power: what was in the memory of either is lost.
 */
export async function openDisk(megabytes: number): Promise<Disk> {
  const place = await mkdtemp(join(tmpdir(), 'atrium-disk-'));
  const [image, cache, folder] = [join(place, 'image'), join(place, 'cache'), join(place, 'folder')];
  const device = join(cache, 'device');
  // Nothing is written merely because some seconds have passed: what lasts is what a program saw to.
  const mountOn = (at: string, from: string) => run('mount', ['-o', 'loop,commit=600', from, at]);
  const stopShort = (mounted: string) => run('mount', ['-o', 'remount,abort', mounted]);
  const remove = async () => {
    // Whatever a test left open: the names go at once, and the devices with the last that has a file open.
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
