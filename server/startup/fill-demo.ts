import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BlobStore } from '#files/blob-store.ts';
import { syncFolder } from '#files/disk/sync-folder.ts';
import { FilesUnavailable } from '#files/unavailable.ts';
import type { Store } from '#store/store.ts';
import type { OwnBackend } from '../backend.ts';
import { type Config, ConfigError } from '../config/config.ts';
import type { Log } from '../logging/log.ts';

const markOf = (dataDir: string) => join(dataDir, 'demo-unfinished');

/**
 * A start that writes the demo group first creates a mark. If the start is interrupted, the next one deletes the
 * incomplete database before opening it. No user can have written into it: the port was not open yet.
 */
export async function removeUnfinishedDemo({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<void> {
  const mark = markOf(dataDir);
  if (!(await stat(mark).catch(() => undefined))) return;
  if (databaseUrl) {
    throw new ConfigError(
      'The last start was interrupted while it wrote the demo group. Empty the database that DATABASE_URL names, ' +
        `remove ${mark} and start again.`,
    );
  }
  for (const ending of ['', '-wal', '-shm']) await rm(join(dataDir, `atrium.sqlite${ending}`), { force: true });
  await rm(mark);
}

interface FillDemo {
  store: Store;
  privateBlobs: BlobStore;
  backend: OwnBackend;
  config: Config;
  now: () => Date;
  log: Log;
}

/** Writes the demo group into an empty store: its content by the import of archives that the office has, and its inbox. */
export async function fillDemo(parts: FillDemo): Promise<void> {
  const { store, config } = parts;
  const fill = () => fillEmpty(parts);
  // SQLite has one process, and a full disk would prevent taking the lock.
  if (!config.databaseUrl) return fill();
  // If two nodes start together on an empty database, one writes the demo group. The other waits until it is complete.
  while (!(await store.exclusively('demo', fill))) await setTimeout(waitMs);
}

const waitMs = 500;

async function fillEmpty({ store, privateBlobs, backend, config, now, log }: FillDemo): Promise<void> {
  if (!(await store.entries.isEmpty())) return;
  if (!config.demo) {
    log.info('The site has no content; DEMO=on writes the demo group');
    return;
  }
  const { demoFolder, demoLanguages } = await import('#demo/read-archive.ts');
  const language = store.defaultLanguage;
  if (!demoLanguages.includes(language)) {
    log.info({ language }, `The site has no content; the demo group needs SITE_LANGUAGE=${demoLanguages.join(' or ')}`);
    return;
  }
  try {
    await privateBlobs.check();
  } catch (err) {
    if (!(err instanceof FilesUnavailable)) throw err;
    log.error(
      { err },
      'The demo group is not written: its files cannot be stored. Start again when the storage responds',
    );
    return;
  }
  log.info('Writing the demo group');
  const mark = markOf(config.dataDir);
  await writeFile(mark, '');
  await syncFolder(config.dataDir);
  let reportedAt = Date.now();
  const report = (done: number, of: number) => {
    if (Date.now() - reportedAt < 2_000) return;
    reportedAt = Date.now();
    log.info(`Writing the demo group: ${done} of ${of}`);
  };
  const { importFolder } = await import('#api/office/transfer/folder/import-folder.ts');
  const fetch = (request: Request) => backend.fetch(request, { principal: { name: 'demo', role: 'owner' } });
  await importFolder(demoFolder, { fetch, report });
  const { fillDemoInbox } = await import('./fill-demo-inbox.ts');
  await fillDemoInbox({ store, privateBlobs, now: now() });
  await rm(mark);
  // If a power cut restored the mark, the next start would delete all content written since.
  await syncFolder(config.dataDir);
}
