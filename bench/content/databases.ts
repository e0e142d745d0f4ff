import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { exportContent, getImport, importArchive } from '#contract/calls/office/transfer.ts';
import { callPath } from '#contract/protocol/call.ts';
import { runCommand, startAtrium } from '../processes/atrium.ts';
import { signIn } from '../processes/editor.ts';
import { linesOf, readArchive, writeArchive } from './content-archive.ts';
import { grownContent } from './grown-content.ts';

/** Sites of all sizes, each made once. */
export interface Databases {
  /** Creates a writable data folder of the demo group; removed at the end. */
  demo(): Promise<string>;
  /** Creates a writable data folder of the demo group and this many entries more; removed at the end. */
  dataDir(size: number): Promise<string>;
  /** Returns a backup of the same site, for `npm run restore`. */
  backup(size: number): Promise<string>;
  /** Words of the entries, the most frequent first. */
  words(): Promise<readonly string[]>;
  /** Paths of the pages of the products and news items that were added. */
  paths(size: number): Promise<readonly string[]>;
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Creates a file or folder that gets its name only when it is complete. */
async function once(path: string, make: (partial: string) => Promise<void>): Promise<string> {
  if (await exists(path)) return path;
  const partial = `${path}.partial`;
  await rm(partial, { recursive: true, force: true });
  await make(partial);
  await rename(partial, path);
  return path;
}

export interface DatabaseOptions {
  /** The folder of the built program; absent: this checkout. */
  checkout?: string;
  /** Where the sites are kept; absent: in the temporary folder, until the tables or the made content change. */
  keptIn?: string | undefined;
  /** A data folder of the demo group; absent: the program writes one. */
  demo?: string | undefined;
}

/** `folder` creates a folder that is removed at the end; `say` reports slow steps. */
export async function openDatabases(
  folder: () => Promise<string>,
  say: (text: string) => void,
  { checkout = '.', keptIn, demo: given }: DatabaseOptions,
): Promise<Databases> {
  const kept = keptIn ?? join(tmpdir(), 'atrium-bench', await keyOf(checkout));
  await mkdir(kept, { recursive: true });
  const copyOf = async (kept: string) => {
    const copy = join(await folder(), 'data');
    await cp(kept, copy, { recursive: true });
    return copy;
  };
  const demo = async () =>
    given ??
    once(join(kept, 'demo'), async (dataDir) => {
      say('Writing the demo group');
      await mkdir(dataDir);
      await (await startAtrium({ dataDir, checkout })).stop();
    });
  const exported = () =>
    once(join(kept, 'demo.tar.gz'), async (partial) => {
      const dataDir = await copyOf(await demo());
      const atrium = await startAtrium({ dataDir, checkout });
      try {
        const owner = await signIn(atrium.url, { dataDir, checkout, role: 'owner' });
        const response = await owner.fetch(new Request(atrium.url + callPath(exportContent)));
        await writeFile(partial, new Uint8Array(await response.arrayBuffer()));
      } finally {
        await atrium.stop();
      }
    });
  const grown = async (size: number) => {
    const entries = await readArchive(await exported());
    return { entries, ...grownContent(linesOf(entries), size) };
  };
  const database = (size: number) =>
    once(join(kept, String(size)), async (partial) => {
      const { entries, lines } = await grown(size);
      const archive = join(await folder(), 'content.tar.gz');
      await writeArchive(archive, entries, lines);
      say(`Importing ${size} entries`);
      await cp(await demo(), partial, { recursive: true });
      await importInto(partial, archive, checkout);
    });
  return {
    demo: async () => copyOf(await demo()),
    dataDir: async (size) => copyOf(await database(size)),
    async backup(size) {
      const file = join(await folder(), 'backup.tar.gz');
      await runCommand('server/commands/backup.ts', [file], { dataDir: await database(size), checkout });
      return file;
    },
    words: async () => (await grown(1)).words,
    paths: async (size) => (await grown(size)).paths,
  };
}

/** Fills a data folder as an owner does: by the import of the office. */
async function importInto(dataDir: string, archive: string, checkout: string): Promise<void> {
  const atrium = await startAtrium({ dataDir, checkout });
  try {
    const owner = await signIn(atrium.url, { dataDir, checkout, role: 'owner' });
    await owner.call(importArchive, { file: new File([await openAsBlob(archive)], 'content.tar.gz') });
    for (;;) {
      const { current } = await owner.call(getImport, {});
      // The words of the made texts are chosen at random, also those that need evidence. The last finding counts more of them.
      const findings = current?.findings.filter(({ kind }) => kind !== 'unproved' && kind !== 'changed') ?? [];
      if (current?.state === 'done' && findings.length === 0) break;
      if (current?.state !== 'running')
        throw new Error(`The import did not succeed: ${JSON.stringify(findings.slice(0, 5))}`);
      await wait(1_000);
    }
  } finally {
    await atrium.stop();
  }
}

/** A key of the tables of the checkout and of the made content. */
async function keyOf(checkout: string): Promise<string> {
  const here = import.meta.dirname;
  const files = [
    join(checkout, 'store/migrations/migrate.ts'),
    ...(await readdir(here)).map((name) => join(here, name)),
  ];
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 12);
}
