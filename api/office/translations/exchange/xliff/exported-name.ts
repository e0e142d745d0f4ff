import { type EntityName, entityNames } from '#content/registry.ts';
import type { ReadFile } from './read-xliff.ts';

/** What a file of an XLIFF document was exported from. */
export interface ExportedName {
  type: EntityName;
  id: number;
  revision: number;
  lang: string;
}

const pattern = /(?:^|[/\\])([a-zA-Z]+)[-/](\d{1,10})[-/]r(\d{1,10})[-/]([a-z]{2,3}(?:-[a-z0-9]{2,8}){0,2})$/;

/** Reads the id of the file. If a tool has replaced the id, reads its `original` or its metadata. */
export function exportedName({ id, original, entry }: Omit<ReadFile, 'units'>): ExportedName | undefined {
  for (const name of [id, original, entry ?? '']) {
    const [, written, number, revision, lang] = pattern.exec(name) ?? [];
    const type = entityNames.find((known) => known === written);
    if (type && lang !== undefined) return { type, id: Number(number), revision: Number(revision), lang };
  }
  return undefined;
}
