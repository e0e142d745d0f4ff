import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createStore } from '#store/create-store.ts';
import type { Store } from '#store/store.ts';
import { stagingName } from './archive/restore-backup.ts';
import { type Config, ConfigError } from './config.ts';

/** Until the office sets it, the group's texts are in English first. */
const defaultLanguage = 'en';

/**
 * Opens the database that the settings name, creating the data folder and migrating as needed. Throws a
 * {@link ConfigError} for a data folder that a restore was cut off in: half a backup is not to be served.
 */
export async function openStore({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Store> {
  if (await stat(join(dataDir, stagingName)).catch(() => undefined)) {
    throw new ConfigError(`A restore into ${dataDir} was cut off. Empty that folder and restore again.`);
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const database = databaseUrl ? { postgres: databaseUrl } : { sqlite: join(dataDir, 'atrium.sqlite') };
  return createStore({ database, defaultLanguage });
}
