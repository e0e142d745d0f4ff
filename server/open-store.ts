import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createStore } from '#store/create-store.ts';
import type { Store, StoreConfig } from '#store/store.ts';
import { stagingName } from './archive/restore-backup.ts';
import { type Config, ConfigError } from './config.ts';

/** Until the office sets it, the group's texts are in English first. */
const defaultLanguage = 'en';

/** The database that the settings name. */
export const databaseOf = ({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): StoreConfig['database'] =>
  databaseUrl ? { postgres: databaseUrl } : { sqlite: fileIn(dataDir) };

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
  return createStore({
    database: databaseOf({ dataDir, databaseUrl }),
    defaultLanguage,
    ...(onError ? { onError } : {}),
  });
}

/** Throws a {@link ConfigError} where the data folder is missing or has no database, as when DATA_DIR is a mistake. */
export async function requireData({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<void> {
  if (!(await stat(dataDir).catch(() => undefined))) {
    throw new ConfigError(`There is no data folder ${dataDir}; DATA_DIR names it.`);
  }
  if (!databaseUrl && !(await stat(fileIn(dataDir)).catch(() => undefined))) {
    throw new ConfigError(`There is no database in ${dataDir}. Does DATA_DIR name the right folder?`);
  }
}

/** Opens the database that exists, and creates none: see {@link requireData}. */
export async function openExistingStore(config: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Store> {
  await requireData(config);
  return openStore(config);
}
