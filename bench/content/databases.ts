import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand, startAtrium } from '../processes/atrium.ts';
import { readArchive, writeArchive } from './archive.ts';
import { contentVersion, grownRows } from './grown-rows.ts';

/** Databases of all sizes, created once and cached in the temporary folder until their definition changes. */
export interface Databases {
  dataDir(size: number): Promise<string>;
  archive(size: number): Promise<string>;
  words(): Promise<readonly string[]>;
  paths(size: number): Promise<readonly string[]>;
}

const there = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Creates a file or folder that gets its name only when it is complete. */
async function once(path: string, make: (partial: string) => Promise<void>): Promise<string> {
  if (await there(path)) return path;
  const partial = `${path}.partial`;
  await rm(partial, { recursive: true, force: true });
  await make(partial);
  await rename(partial, path);
  return path;
}

/** `fresh` creates a folder that is removed at the end; `say` reports slow steps. */
export async function openDatabases(fresh: () => Promise<string>, say: (text: string) => void): Promise<Databases> {
  const kept = join(tmpdir(), 'atrium-bench', await keyOfToday());
  await mkdir(kept, { recursive: true });
  const demo = () =>
    once(join(kept, 'demo.tar.gz'), async (partial) => {
      say('Writing the demo group');
      const dataDir = await mkdtemp(join(tmpdir(), 'atrium-bench-demo-'));
      try {
        await (await startAtrium({ dataDir })).stop();
        await runCommand('server/commands/backup.ts', [partial], { dataDir });
      } finally {
        await rm(dataDir, { recursive: true, force: true });
      }
    });
  const wordsFile = join(kept, 'words.json');
  const pathsFile = (size: number) => join(kept, `${size}.paths.json`);
  const archive = async (size: number) => {
    const source = await demo();
    return once(join(kept, `${size}.tar.gz`), async (partial) => {
      say(`Writing ${size} entries`);
      const content = await readArchive(source);
      const { rows, words, paths } = grownRows(content.rows, size);
      await writeArchive(partial, content, rows);
      await writeFile(wordsFile, JSON.stringify(words));
      await writeFile(pathsFile(size), JSON.stringify(paths));
    });
  };
  const database = async (size: number) => {
    const file = await archive(size);
    return once(join(kept, `${size}`), async (partial) => {
      say(`Restoring ${size} entries`);
      await runCommand('server/commands/restore.ts', [file], { dataDir: partial });
    });
  };
  return {
    archive,
    async dataDir(size) {
      const copy = join(await fresh(), 'data');
      await cp(await database(size), copy, { recursive: true });
      return copy;
    },
    async words() {
      await archive(100);
      return textsIn(wordsFile);
    },
    async paths(size) {
      await archive(size);
      return textsIn(pathsFile(size));
    },
  };
}

async function textsIn(file: string): Promise<string[]> {
  const texts: unknown = JSON.parse(await readFile(file, 'utf8'));
  return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [];
}

/** A key of the current tables and of the content generator. */
async function keyOfToday(): Promise<string> {
  const tables = await readFile('store/migrations/migrate.ts', 'utf8');
  return createHash('sha256').update(`${contentVersion} ${tables}`).digest('hex').slice(0, 12);
}
