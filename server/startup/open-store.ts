import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createStore } from '#store/create-store.ts';
import { LanguageError } from '#store/default-language.ts';
import { SchemaVersionError } from '#store/migrations/schema-version.ts';
import type { Store, StoreConfig } from '#store/store.ts';
import { stagingName } from '../backups/archive/restore-backup.ts';
import { type Config, ConfigError } from '../config/config.ts';

type Place = Pick<Config, 'dataDir' | 'databaseUrl'> & Partial<Pick<Config, 'siteLanguage'>>;

/** The database that the settings name. */
export const databaseOf = ({ dataDir, databaseUrl }: Place): StoreConfig['database'] =>
  databaseUrl ? { postgres: databaseUrl } : { sqlite: fileIn(dataDir) };

const fileIn = (dataDir: string) => join(dataDir, 'atrium.sqlite');

/**
 * Opens the database that the settings name; creates the data folder and migrates as needed. Throws a {@link
 * ConfigError} if a restore into the data folder was interrupted, because half a backup must not be served.
 */
export async function openStore(
  { dataDir, databaseUrl, siteLanguage }: Place,
  options: Pick<StoreConfig, 'onError' | 'onMigration' | 'tables'> = {},
): Promise<Store> {
  if (await stat(join(dataDir, stagingName)).catch(() => undefined)) {
    throw new ConfigError(`A restore into ${dataDir} was interrupted. Empty that folder and restore again.`);
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const database = databaseOf({ dataDir, databaseUrl });
  return createStore({ database, defaultLanguage: siteLanguage, ...options }).catch((error: unknown) => {
    throw error instanceof LanguageError ? new ConfigError(error.message, { cause: error }) : error;
  });
}

/**
 * Opens an existing database for a command and leaves its tables unchanged, because a server of another version may be
 * using them. Throws a {@link ConfigError} if the data folder or the database is missing, as with a mistyped DATA_DIR,
 * and if the tables have another version.
 */
export async function openExistingStore(place: Place): Promise<Store> {
  await requireData(place);
  return openStore(place, { tables: 'keep' }).catch(explainVersion(adviceForCommand));
}

/**
 * Opens an existing database and migrates its tables to this program's version. Throws a {@link ConfigError} if it is
 * missing.
 */
export async function migrateStore(place: Place, onMigration: NonNullable<StoreConfig['onMigration']>): Promise<Store> {
  await requireData(place);
  return openStore(place, { onMigration });
}

/** Opens a database to restore into, and creates its tables. Throws a {@link ConfigError} if it has tables of another version. */
export function openEmptyStore(place: Place): Promise<Store> {
  const advice = () => 'A backup is restored into an empty database only; nothing was restored.';
  return openStore(place, { tables: 'create' }).catch(explainVersion(advice));
}

/**
 * Opens the database of a development server. Creates the tables of an empty one, and throws a {@link ConfigError} for
 * tables of another version: `npm run dev` may run on a copy of live data, or on the data of an `npm start` of an older
 * checkout.
 */
export function openDevelopmentStore(
  place: Place,
  options: Pick<StoreConfig, 'onError' | 'onMigration'>,
): Promise<Store> {
  return openStore(place, { ...options, tables: 'create' }).catch(explainVersion(adviceForDevelopment));
}

/** Throws a {@link ConfigError} if the data folder is missing or has no database, as with a mistyped DATA_DIR. */
export async function requireData({ dataDir, databaseUrl }: Place): Promise<void> {
  if (!(await stat(dataDir).catch(() => undefined))) {
    throw new ConfigError(`There is no data folder ${dataDir}; DATA_DIR names it.`);
  }
  if (!databaseUrl && !(await stat(fileIn(dataDir)).catch(() => undefined))) {
    throw new ConfigError(`There is no database in ${dataDir}. Does DATA_DIR name the right folder?`);
  }
}

const explainVersion =
  (advice: (error: SchemaVersionError) => string) =>
  (error: unknown): never => {
    if (error instanceof SchemaVersionError)
      throw new ConfigError(`${error.message} ${advice(error)}`, { cause: error });
    throw error;
  };

function adviceForCommand({ found, needed }: SchemaVersionError): string {
  if (found === 0) return 'It has no tables yet: start the server once first.';
  if (found > needed) return 'Nothing was done. Run the command of the newer Atrium that serves this database.';
  return (
    'Nothing was done. Run the command of the older Atrium that serves this database; ' +
    'or upgrade the database: stop that server, then npm run migrate or npm start here.'
  );
}

const adviceForDevelopment = ({ found, needed }: SchemaVersionError): string =>
  found > needed
    ? 'Nothing was done. Check out the newer version, or name another DATA_DIR.'
    : 'npm run dev does not upgrade a database. Run npm run migrate first, or name another DATA_DIR.';
