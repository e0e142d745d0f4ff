import { createHash } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** The data folders that instances under test start from. */
export type SeedName = 'demo' | 'demo-office' | 'empty-office';

const seedsFolder = join('build', 'seed');

/** The code that writes the seeds. The seeds depend on it, on the program, and on the demo, which the program reads in place. */
const sources = ['program/seed.ts', 'program/write-seeds.ts', 'office/people.ts', 'office/sign-in.ts'].map((name) =>
  join('e2e', 'testing', name),
);

/** A part of the SHA-256 of the built program, of the demo's files and of the code that writes the seeds. */
async function keyOfBuild(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(join('build', '.program-stamp')));
  const names = await readdir('demo', { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  for (const file of [...files.sort(), ...sources]) hash.update(file).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Returns a folder under `build/seed/` that contains the seeds. They are written once, and again after a change of the
 * program, the demo or the code that writes them. `write` fills an empty folder.
 */
export async function prepareSeeds(write: (folder: string) => Promise<void>): Promise<string> {
  const key = await keyOfBuild();
  const folder = join(seedsFolder, key);
  if (existsSync(folder)) return folder;
  await rm(seedsFolder, { recursive: true, force: true });
  const partial = `${folder}.partial`;
  await mkdir(partial, { recursive: true });
  await write(partial);
  await rename(partial, folder);
  return folder;
}

/** Copies a folder. A file system with copy-on-write shares the blocks instead of copying them. */
export const copyFolder = (from: string, to: string): Promise<void> =>
  cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });

/** Fills a folder with a seed, unless it has content or the seeds are being written. */
export async function copySeed(folder: string, name: SeedName = 'demo'): Promise<void> {
  const seeds = process.env.TEST_SEEDS;
  const isInUse = existsSync(folder) && (await readdir(folder)).length > 0;
  if (seeds && !isInUse) await copyFolder(join(seeds, name), folder);
}

/** Where the renditions of the demo's pictures are, in the folder of the seeds and in a data folder. */
export const renditionsFolder = 'renditions';

/**
 * Makes a data folder use the renditions that other instances have made. Each is made from the same bytes in the same
 * way, and encoding them takes more time than all else that an instance does.
 */
export async function shareRenditions(folder: string): Promise<void> {
  const seeds = process.env.TEST_SEEDS;
  if (seeds) await symlink(resolve(seeds, renditionsFolder), join(folder, renditionsFolder));
}
