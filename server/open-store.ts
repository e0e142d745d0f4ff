import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createStore } from '#store/create-store.ts';
import type { Store, StoreConfig } from '#store/store.ts';
import { stagingName } from './archive/restore-backup.ts';
import { type Config, ConfigError } from './config.ts';

/** Until the office sets it, the group's texts are in English first. */
const defaultLanguage = 'en';

const fileIn = (dataDir: string) => join(dataDir, 'atrium.sqlite');

/**
 * Opens the database that the settings name, creating the data folder and migrating as needed. Throws a
 * {@link ConfigError} for a data folder that a restore was cut off in: half a backup is not to be served.
 */
export async function openStore(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  onError?: StoreConfig['onError'],
): Promise<Store> {
  if (await stat(join(dataDir, stagingName)).catch(() => undefined)) {
    throw new ConfigError(`A restore into ${dataDir} was cut off. Empty that folder and restore again.`);
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const database = databaseUrl ? { postgres: databaseUrl } : { sqlite: fileIn(dataDir) };
  return createStore({ database, defaultLanguage, ...(onError ? { onError } : {}) });
}

/**
 * Opens the data that are there, and makes none: throws a {@link ConfigError} where the data folder is missing or holds
 * no database, as one does that DATA_DIR names by mistake.
 */
export async function openExistingStore(config: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Store> {
  const { dataDir, databaseUrl } = config;
  if (!(await stat(dataDir).catch(() => undefined))) {
    throw new ConfigError(`There is no data folder ${dataDir}; DATA_DIR names it.`);
  }
  if (!databaseUrl && !(await stat(fileIn(dataDir)).catch(() => undefined))) {
    throw new ConfigError(`There is no database in ${dataDir}. Does DATA_DIR name the right folder?`);
  }
  return openStore(config);
}
