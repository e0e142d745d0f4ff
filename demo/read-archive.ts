import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntityName } from '#content/registry.ts';

/** The demo group, as an export of the office in a folder (`api/office/transfer/folder/`). */
export const demoFolder = join(import.meta.dirname, 'archive');

/** The main languages of sites that get the demo group: those that it is complete in. */
export const demoLanguages: readonly string[] = ['en', 'pt'];

type Fields = Record<string, unknown>;

export interface DemoEntry {
  id: number;
  parent?: number;
  document: Fields;
}

function jsonOf<Value>(name: string, missing: Value): Value {
  const path = join(demoFolder, 'content', name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : missing;
}

/** The entries of a type in their order. Their documents lack values that are defaults. */
export const demoEntries = (type: EntityName): DemoEntry[] => jsonOf(`${type}.json`, []);

/** The translations of a type into a language by id: the fields that differ. */
export const demoTranslations = (type: EntityName, lang: string): Record<string, Fields> =>
  jsonOf(`${type}.${lang}.json`, {});
