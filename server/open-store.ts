import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createStore } from '#store/create-store.ts';
import type { Store } from '#store/store.ts';
import type { Config } from './config.ts';

/** Until the office sets it, the group's texts are in English first. */
const defaultLanguage = 'en';

/** Opens the database that the settings name, creating the data folder and migrating as needed. */
export async function openStore({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Store> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const database = databaseUrl ? { postgres: databaseUrl } : { sqlite: join(dataDir, 'atrium.sqlite') };
  return createStore({ database, defaultLanguage });
}
