import type { z } from 'zod';
import { cleanHtml } from '#api/rules/clean-html.ts';
import { type EntityName, entityOf } from '#contract/entities/registry.ts';
import { mapRichText } from '#contract/entity.ts';
import { fieldMeta } from '#contract/fields.ts';
import { decodeLeniently } from '#contract/lenient.ts';
import type { JsonDocument, StoredFile } from '#store/store.ts';
import type { BackendFiles } from './backend-files.ts';
import { fitDocument, type OnFit } from './fit-document.ts';
import type { ImportReport } from './imports.ts';
import { mapFields } from './map-fields.ts';

interface DocumentParts {
  files: BackendFiles;
  /** Replaces an empty name. */
  fallback: string;
  finding: ImportReport['finding'];
}

/**
 * A document of ours out of what a backend answered: its files fetched, its texts cleaned, what does not fit left out and
 * reported. Undefined, and reported, where it then lacks something it cannot be without. `where` names it in reports. Relations
 * hold the ids that the backend has, as text.
 */
export async function documentFrom(
  type: EntityName,
  answered: object,
  where: string,
  { files, fallback, finding }: DocumentParts,
): Promise<JsonDocument | undefined> {
  const schema = entityOf(type).document;
  const relations = relationFields(type);
  const named = Object.entries(answered).filter(
    ([key]) => Object.hasOwn(schema.shape, key) && !relations.includes(key),
  );
  if (named.every(([, value]) => isEmpty(value))) {
    finding('entry-lost', `${where} is not imported: it is empty.`);
    return undefined;
  }
  const onFit: OnFit = (label, what, original) =>
    finding(
      'changed',
      `${where}: ${label} ${what}.${original === '' ? '' : ` It was: ${original.slice(0, longestOriginal)}`}`,
    );
  const fitted = fitDocument(type, Object.fromEntries(named), { fallback, onFit });
  const moved = await withFiles(fitted, where, files);
  const inTexts = await filesInTexts(type, moved, where, files);
  const cleaned = mapRichText(schema, moved, (html) => cleanHtml(withFilesInText(html, inTexts)));
  const read = decodeLeniently(schema, cleaned);
  // What is left out is missed next; the first telling says why.
  const told = new Map(read.misfits.toReversed().map(({ path, message }) => [path, message]));
  for (const [path, message] of told)
    finding('field-lost', `${where}: ${path || 'the whole'} does not fit. ${message}.`);
  if (read.fits) {
    const related = relations.map((key) => [key, Reflect.get(answered, key) ?? null]);
    return { ...JSON.parse(JSON.stringify(read.value)), ...Object.fromEntries(related) };
  }
  finding('entry-lost', `${where} is not imported: it lacks what it cannot be without.`);
  return undefined;
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Characters of an original text that a report keeps. */
const longestOriginal = 4_000;

/** The fields of a type that name other entries. */
export const relationFields = (type: EntityName): string[] =>
  Object.entries(entityOf(type).document.shape).flatMap(([key, field]) =>
    fieldMeta.get(field as z.core.$ZodType)?.input === 'relation' ? [key] : [],
  );

/** Pictures, documents and films with their addresses in our library; null where they cannot be had. */
async function withFiles(value: unknown, where: string, files: BackendFiles): Promise<unknown> {
  if (Array.isArray(value)) {
    const parts: unknown[] = [];
    for (const part of value) parts.push(await withFiles(part, where, files));
    return parts;
  }
  if (typeof value !== 'object' || value === null) return value;
  const parts: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) {
    parts[key] = key === 'video' ? await filmAt(part, where, files) : await withFiles(part, where, files);
  }
  const { src, alt } = parts;
  if (typeof src !== 'string') return parts;
  const file = await files.fetched(src, where, typeof alt === 'string' ? alt : '');
  if (file === 'elsewhere') return parts;
  return file ? { ...parts, src: file.src, ...knownOf(parts, file) } : null;
}

/** What an answer does not say of a file, the file says itself. */
function knownOf(parts: Record<string, unknown>, file: StoredFile): object {
  if (!('alt' in parts)) return { mediaType: parts.mediaType ?? file.mediaType, bytes: parts.bytes ?? file.bytes };
  return { width: parts.width ?? file.width ?? undefined, height: parts.height ?? file.height ?? undefined };
}

/** A film of the backend's own is a path; anything else is a player's page and stays where it is. */
async function filmAt(address: unknown, where: string, files: BackendFiles): Promise<unknown> {
  if (typeof address !== 'string' || !address.startsWith('/')) return address;
  const file = await files.fetched(address, where, '');
  return typeof file === 'object' ? file.src : file && address;
}

type FilesInText = ReadonlyMap<string, StoredFile | 'elsewhere' | undefined>;

const pictureTag = /<img\b[^>]*>/gi;
const sourceOf = (tag: string): string | undefined => {
  const [, quoted, single] = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag) ?? [];
  return (quoted ?? single)?.replaceAll('&amp;', '&');
};

async function filesInTexts(
  type: EntityName,
  document: unknown,
  where: string,
  files: BackendFiles,
): Promise<FilesInText> {
  const texts: string[] = [];
  mapFields(entityOf(type).document, document, ({ input }, value) => {
    if (input === 'rich-text' && typeof value === 'string') texts.push(value);
    return undefined;
  });
  const found = new Map<string, StoredFile | 'elsewhere' | undefined>();
  for (const [tag] of texts.flatMap((html) => [...html.matchAll(pictureTag)])) {
    const src = sourceOf(tag);
    if (src && !found.has(src)) found.set(src, await files.fetched(src, where, ''));
  }
  return found;
}

/** A picture that cannot be had goes; the report says so. */
const withFilesInText = (html: string, files: FilesInText): string =>
  html.replace(pictureTag, (tag) => {
    const src = sourceOf(tag);
    const file = src === undefined ? undefined : files.get(src);
    if (file === 'elsewhere') return tag;
    return file ? tag.replace(/(\ssrc\s*=\s*)(?:"[^"]*"|'[^']*')/i, `$1"${file.src}"`) : '';
  });
