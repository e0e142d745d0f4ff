import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { blobOf, srcOf } from '#api/office/files/keep-file.ts';
import { type EntityName, entityOf } from '#content/registry.ts';
import { ownFile } from '#contract/documents/document-parts.ts';
import { outdatedIn } from '#store/documents/translation-sources.ts';
import type { JsonDocument } from '#store/store.ts';
import { type EntryLine, type FileLine, manifestName } from '../archive/content-archive.ts';
import { compactDocument } from './compact-document.ts';
import {
  contentFolder,
  entryDefaults,
  fileDefaults,
  filesFolder,
  libraryName,
  redirectsName,
  synonymsName,
} from './folder-layout.ts';
import { keptNumbers } from './kept-numbers.ts';
import type { FolderContent } from './read-folder.ts';

interface ArchiveContent extends Pick<FolderContent, 'manifest' | 'lines'> {
  /** The content of a file by its blob name. */
  fileOf(blob: string): Promise<Uint8Array>;
}

/** Writes an archive as a folder that `readFolder` reads. What the folder had before is replaced. */
export async function writeFolder(folder: string, { manifest, lines, fileOf }: ArchiveContent): Promise<void> {
  const files = lines.filter((line) => line.kind === 'file');
  const names = namesOf(files);
  const withNames = (value: unknown) =>
    jsonText(value).replace(ownFile, (src) => (names.has(src) ? srcOf(names.get(src) ?? '') : src));
  for (const name of [contentFolder, filesFolder]) {
    await rm(join(folder, name), { recursive: true, force: true });
    await mkdir(join(folder, name), { recursive: true });
  }
  for (const line of files)
    await writeFile(join(folder, filesFolder, names.get(line.src) ?? ''), await fileOf(blobOf(line.src)));
  const library = files.map((line) => [names.get(line.src) ?? '', aboutFile(line, names)] as const);
  await writeFile(
    join(folder, libraryName),
    jsonText(Object.fromEntries(library.sort(([a], [b]) => (a < b ? -1 : 1)))),
  );
  await writeFile(join(folder, manifestName), jsonText(manifest));
  const redirects = lines.flatMap(({ kind, ...redirect }) => (kind === 'redirect' ? [redirect] : []));
  await rm(join(folder, redirectsName), { force: true });
  if (redirects.length > 0) await writeFile(join(folder, redirectsName), jsonText(redirects));
  const synonyms = lines.flatMap(({ kind, ...synonym }) => (kind === 'synonym' ? [synonym] : []));
  await rm(join(folder, synonymsName), { force: true });
  if (synonyms.length > 0) await writeFile(join(folder, synonymsName), jsonText(synonyms));
  for (const [type, entries] of Map.groupBy(keptNumbers(lines), ({ type }) => type)) {
    const path = (...parts: string[]) => join(folder, contentFolder, [type, ...parts, 'json'].join('.'));
    await writeFile(path(), withNames(entries.map(mainOf)));
    for (const [lang, byId] of translationsOf(type, entries)) await writeFile(path(lang), withNames(byId));
  }
}

const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Files keep the names of the library where these are unique and fit for a path. */
function namesOf(files: readonly FileLine[]): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const { src, name } of files) {
    const ending = src.slice(src.lastIndexOf('.'));
    const isFit = /^[A-Za-z0-9][\w-]*\.[a-z0-9]{1,8}$/.test(name) && name.endsWith(ending) && !taken.has(name);
    const chosen = isFit ? name : blobOf(src);
    names.set(src, chosen);
    taken.add(chosen);
  }
  return names;
}

function aboutFile(line: FileLine, names: ReadonlyMap<string, string>): Partial<FileLine> {
  const { name, alt, focus, title, lang, permalinks } = line;
  const about = without({ alt, focus, title, lang, permalinks }, fileDefaults);
  return names.get(line.src) === name ? about : { name, ...about };
}

const without = <Value extends object>(value: Value, defaults: object): Partial<Value> =>
  Object.fromEntries(
    Object.entries(value).filter(([key, part]) => !isDeepStrictEqual(part, Reflect.get(defaults, key))),
  ) as Partial<Value>;

function mainOf({ kind: _, type, translations, sources = {}, id, publicId, document, ...state }: EntryLine) {
  const outdated: NonNullable<EntryLine['sources']> = {};
  for (const { lang, path, hash } of outdatedIn(type, { document, translations, sources }))
    outdated[lang] = { ...outdated[lang], [path]: hash };
  return {
    id,
    ...(publicId === String(id) ? {} : { publicId }),
    ...without(state, entryDefaults),
    document: compactDocument(entityOf(type).document, document),
    ...(Object.keys(outdated).length > 0 ? { sources: outdated } : {}),
  };
}

/** The translations of a type by language and id, with their fields in the order of the type. */
function translationsOf(type: EntityName, entries: readonly EntryLine[]): Map<string, Record<string, JsonDocument>> {
  const order = Object.keys(entityOf(type).document.shape);
  const byLang = new Map<string, Record<string, JsonDocument>>();
  for (const { id, translations } of entries) {
    for (const [lang, fields] of Object.entries(translations)) {
      const sorted = Object.entries(fields).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
      byLang.set(lang, { ...byLang.get(lang), [id]: Object.fromEntries(sorted) });
    }
  }
  return byLang;
}
