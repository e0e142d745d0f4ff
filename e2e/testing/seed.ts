import { createHash } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

const seeds = join('build', 'seed');

/** SHA-256 of the built program and of the demo's files, which the program reads where they are. */
async function keyOfBuild(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(join('build', '.program-stamp')));
  const names = await readdir('demo', { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  for (const file of files.sort()) hash.update(file).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * The data folder of a program that has written the demo group once, under `build/seed/`. It is written again when the program or the
 * demo has changed. `write` fills an empty folder.
 */
export async function prepareSeed(write: (folder: string) => Promise<void>): Promise<string> {
  const key = await keyOfBuild();
  const folder = join(seeds, key);
  if (existsSync(folder)) return folder;
  await rm(seeds, { recursive: true, force: true });
  const partial = `${folder}.partial`;
  await mkdir(partial, { recursive: true });
  await write(partial);
  await rename(partial, folder);
  return folder;
}

/**
 * Fills a folder with this run's seed, unless it has content or the seed itself is being written. A file system that can shares
 * the blocks instead of copying them.
 */
export async function copySeed(folder: string): Promise<void> {
  const seed = process.env.TEST_SEED;
  const isInUse = existsSync(folder) && (await readdir(folder)).length > 0;
  if (seed && !isInUse) await cp(seed, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
}
