import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { z } from 'zod';
import { srcOf } from '#api/office/files/keep-file.ts';
import { type EntityName, entityNames } from '#content/registry.ts';
import { ownFile } from '#contract/documents/document-parts.ts';
import { publicBlobName } from '#files/blob-name.ts';
import { mediaTypeOfBlob } from '#files/public-file.ts';
import {
  type ContentLine,
  type EntryLine,
  entryLine,
  type FileLine,
  fileLine,
  type Manifest,
  manifestName,
  manifestSchema,
} from '../archive/content-archive.ts';
import {
  contentFolder,
  entryDefaults,
  fileDefaults,
  filesFolder,
  folderEntries,
  folderLibrary,
  folderRedirects,
  folderSynonyms,
  folderTranslations,
  libraryName,
  redirectsName,
  synonymsName,
} from './folder-layout.ts';

export interface FolderContent {
  manifest: Manifest;
  lines: ContentLine[];
  /** The files by their blob names. */
  files: ReadonlyMap<string, Uint8Array>;
}

/** Reads an archive that is kept as a folder. Rejects if a part is malformed or names a file that is not there. */
export async function readFolder(folder: string): Promise<FolderContent> {
  const files = new Map<string, Uint8Array>();
  const fileLines = new Map<string, FileLine>();
  for (const [name, about] of Object.entries(await jsonOf(join(folder, libraryName), folderLibrary, {}))) {
    const content = await readFile(join(folder, filesFolder, name));
    const line = lineOf(name, content, about);
    files.set(line.src.slice(srcOf('').length), content);
    fileLines.set(srcOf(name), line);
  }
  const withSrcs = (text: string) =>
    text.replace(ownFile, (named) => {
      const line = fileLines.get(named);
      if (!line) throw new Error(`${folder} has no file for ${named}`);
      return line.src;
    });
  const names = await readdir(join(folder, contentFolder));
  const entries: EntryLine[] = [];
  for (const type of entityNames)
    entries.push(...(await entriesOf(type, join(folder, contentFolder), names, withSrcs)));
  const redirects = await jsonOf(join(folder, redirectsName), folderRedirects, []);
  const synonyms = await jsonOf(join(folder, synonymsName), folderSynonyms, []);
  return {
    manifest: await jsonOf(join(folder, manifestName), manifestSchema),
    lines: [
      ...entries,
      ...fileLines.values(),
      ...redirects.map((each) => ({ kind: 'redirect' as const, ...each })),
      ...synonyms.map((each) => ({ kind: 'synonym' as const, ...each })),
    ],
    files,
  };
}

function lineOf(name: string, content: Uint8Array, about: z.infer<typeof folderLibrary>[string]): FileLine {
  const sha256 = createHash('sha256').update(content).digest('hex');
  const ending = extname(name).slice(1);
  const found = { sha256, mediaType: mediaTypeOfBlob[ending], bytes: content.byteLength };
  const src = srcOf(publicBlobName(sha256, ending));
  // The import reads the size of a picture from its file.
  return fileLine.parse({ kind: 'file', src, ...found, width: null, height: null, name, ...fileDefaults, ...about });
}

async function entriesOf(
  type: EntityName,
  folder: string,
  names: readonly string[],
  withSrcs: (text: string) => string,
): Promise<EntryLine[]> {
  const translations: [lang: string, byId: z.infer<typeof folderTranslations>][] = [];
  for (const name of names) {
    const [of, lang = '', ...more] = name.split('.');
    if (of !== type || more.length === 0) continue;
    translations.push([lang, await jsonOf(join(folder, name), folderTranslations, {}, withSrcs)]);
  }
  const entries = await jsonOf(join(folder, `${type}.json`), folderEntries, [], withSrcs);
  return entries.map((entry) => {
    const texts = translations.flatMap(([lang, byId]) => (byId[entry.id] ? [[lang, byId[entry.id]]] : []));
    return entryLine.parse({
      kind: 'entry',
      type,
      ...entryDefaults,
      publicId: String(entry.id),
      ...entry,
      translations: Object.fromEntries(texts),
    });
  });
}

async function jsonOf<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  missing?: z.input<Schema>,
  map = (text: string) => text,
): Promise<z.output<Schema>> {
  if (missing !== undefined && !existsSync(path)) return schema.parse(missing);
  return schema.parse(JSON.parse(map(await readFile(path, 'utf8'))));
}
