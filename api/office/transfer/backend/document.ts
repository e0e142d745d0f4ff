import { z } from 'zod';
import type { Wording } from '#api/office/words.ts';
import { cleanHtml } from '#api/rules/html/clean-html.ts';
import { maxHtmlLength } from '#api/rules/html/html-rules.ts';
import { lostContent } from '#api/rules/html/lost-content.ts';
import { type EntityName, entityOf } from '#content/registry.ts';
import { isFileAddress } from '#contract/addresses/read-address.ts';
import { mapFields } from '#contract/schema-walk.ts';
import { decodeLeniently } from '#contract/wire/lenient.ts';
import type { JsonDocument, StoredFile } from '#store/store.ts';
import { relationFields } from '../apply/relation-fields.ts';
import { fitDocument, type OnFit } from '../archive/fit-document.ts';
import { fitWording, lossWording, misfitWording } from '../import-words.ts';
import type { ImportReport } from '../imports.ts';
import { withStoredFacts } from './facts.ts';
import type { BackendFiles } from './files.ts';

interface DocumentParts {
  files: BackendFiles;
  /** Replaces an empty name. */
  fallback: string;
  finding: ImportReport['finding'];
}

/**
 * Converts an item of a backend into a document: downloads its files, sanitizes its HTML, leaves out and reports
 * invalid fields. Undefined, and reported, if a required field is then missing. `where` names the item in reports.
 * Relations contain the ids of the backend as text.
 */
export async function documentFrom(
  type: EntityName,
  answered: object,
  where: Wording,
  { files, fallback, finding }: DocumentParts,
): Promise<JsonDocument | undefined> {
  const schema = entityOf(type).document;
  const relations = relationFields(type);
  const named = Object.entries(withStoredFacts(type, answered)).filter(
    ([key]) => Object.hasOwn(schema.shape, key) && !relations.includes(key),
  );
  if (named.every(([, value]) => isEmpty(value))) {
    finding('entry-lost', (texts, lang) => texts.imports.entries.empty({ where: where(texts, lang) }));
    return undefined;
  }
  const onFit: OnFit = (path, change, original) => {
    const fitted = fitWording(type, where, path, change);
    finding('changed', (texts, lang) => {
      const said = fitted(texts, lang);
      if (original === '') return said;
      return texts.imports.fields.was({ finding: said, original: original.slice(0, maxOriginalLength) });
    });
  };
  const identified = mapFields(schema, Object.fromEntries(named), ({ input }, value) =>
    input === 'relation' ? numberIn(foreignIdsIn(value)) : undefined,
  );
  const document = fitDocument(type, identified as object, { fallback, onFit });
  const moved = await withFiles(document, where, files);
  const inTexts = await filesInTexts(type, moved, where, files);
  const cleaned = mapFields(schema, moved, ({ input }, value, _, path) => {
    if (input !== 'rich-text' || typeof value !== 'string') return undefined;
    const html = withFilesInText(value, inTexts);
    // The schema refuses it.
    if (html.length > maxHtmlLength) return html;
    const clean = cleanHtml(html);
    for (const lost of lostContent(html, clean)) finding('field-lost', lossWording(type, where, path, lost));
    return clean;
  });
  const read = decodeLeniently(schema, cleaned);
  // A field that is left out is then also reported as missing; the first message gives the cause.
  const told = new Map(read.misfits.toReversed().map((misfit) => [misfit.path, misfit]));
  for (const misfit of told.values()) finding('field-lost', misfitWording(where, misfit, type));
  if (read.fits) {
    const related = relations.map((key) => [key, foreignIdsIn(Reflect.get(answered, key)) ?? blankOf(schema, key)]);
    return { ...JSON.parse(JSON.stringify(read.value)), ...Object.fromEntries(related) };
  }
  finding('entry-lost', (texts, lang) => texts.imports.entries.incomplete({ where: where(texts, lang) }));
  return undefined;
}

/** Relations are ids, or links with ids. */
function foreignIdsIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(foreignIdsIn);
  if (typeof value === 'object' && value !== null && 'id' in value) return value.id;
  return value;
}

/** In parts of a document a relation is a number. */
const numberIn = (id: unknown): unknown => (/^\d{1,10}$/.test(String(id)) ? Number(id) : id);

/** The value of a relation that the backend does not have: null, or none. */
const blankOf = (schema: z.ZodObject, key: string): unknown =>
  z.core.safeParse(schema.shape[key] as z.core.$ZodType, undefined).data ?? null;

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Maximum length of an original text in a report. */
const maxOriginalLength = 4_000;

/** Pictures, documents and videos with their addresses in our library; null where they cannot be downloaded. */
async function withFiles(value: unknown, where: Wording, files: BackendFiles): Promise<unknown> {
  if (Array.isArray(value)) {
    const parts: unknown[] = [];
    for (const part of value) parts.push(await withFiles(part, where, files));
    return parts;
  }
  if (typeof value !== 'object' || value === null) return value;
  const parts: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) {
    parts[key] = key === 'video' ? await videoAt(part, where, files) : await withFiles(part, where, files);
  }
  const { src, alt } = parts;
  if (typeof src !== 'string') return parts;
  const file = await files.fetched(src, where, typeof alt === 'string' ? alt : '');
  if (file === 'elsewhere') return parts;
  return file ? { ...parts, src: file.src, ...knownOf(parts, file) } : null;
}

/** Adds what the response does not say about a file. */
function knownOf(parts: Record<string, unknown>, file: StoredFile): object {
  if (!('alt' in parts)) return { mediaType: parts.mediaType ?? file.mediaType, bytes: parts.bytes ?? file.bytes };
  return { width: parts.width ?? file.width ?? undefined, height: parts.height ?? file.height ?? undefined };
}

/** A video of the backend itself is a path. Any other address is the page of a player and is kept. */
async function videoAt(address: unknown, where: Wording, files: BackendFiles): Promise<unknown> {
  if (typeof address !== 'string' || !address.startsWith('/')) return address;
  const file = await files.fetched(address, where, '');
  return typeof file === 'object' ? file.src : file && address;
}

type FilesInText = ReadonlyMap<string, StoredFile | 'elsewhere' | undefined>;

const fileTag = /<(?:img|a)\b[^>]*>/gi;
const addressIn = (tag: string): string | undefined => {
  const [, quoted, single] = /\s(?:src|href)\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag) ?? [];
  return (quoted ?? single)?.replaceAll('&amp;', '&');
};

const isLink = (tag: string): boolean => /^<a\b/i.test(tag);

/** Links to files on other hosts stay as they are. */
const isFileOf = (tag: string, address: string, { isOwn }: BackendFiles): boolean =>
  !isLink(tag) || (isFileAddress(address) && isOwn(address));

async function filesInTexts(
  type: EntityName,
  document: unknown,
  where: Wording,
  files: BackendFiles,
): Promise<FilesInText> {
  const texts: string[] = [];
  mapFields(entityOf(type).document, document, ({ input }, value) => {
    if (input === 'rich-text' && typeof value === 'string') texts.push(value);
    return undefined;
  });
  const found = new Map<string, StoredFile | 'elsewhere' | undefined>();
  for (const [tag] of texts.flatMap((html) => [...html.matchAll(fileTag)])) {
    const address = addressIn(tag);
    if (!address || found.has(address) || !isFileOf(tag, address, files)) continue;
    found.set(address, await files.fetched(address, where, ''));
  }
  return found;
}

/** Removes a picture that cannot be downloaded, and the address of such a link; the report lists both. */
const withFilesInText = (html: string, files: FilesInText): string =>
  html.replace(fileTag, (tag) => {
    const address = addressIn(tag);
    if (isLink(tag) && (address === undefined || !files.has(address))) return tag;
    const file = address === undefined ? undefined : files.get(address);
    if (file === 'elsewhere') return tag;
    if (!file) return isLink(tag) ? '<a>' : '';
    return tag.replace(/(\s(?:src|href)\s*=\s*)(?:"[^"]*"|'[^']*')/i, `$1"${file.src}"`);
  });
