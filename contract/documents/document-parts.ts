import type { z } from 'zod';
import { videoWithoutTexts } from '../media/video-texts.ts';
import { fieldsIn, fieldsOf, type Path } from '../schema-walk.ts';

/** A value found in a document, and its path, such as `media.0.picture`. */
interface Found<Value> {
  field: string;
  value: Value;
}

function* valuesIn(value: unknown, path: Path): Generator<{ path: Path; value: unknown }> {
  yield { path, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) yield* valuesIn(part, [...path, key]);
}

/**
 * File names are derived from the content, so they contain only letters, digits and separators. Permalinks have no
 * extension; a document that links to one does not use a version of the file.
 */
export const ownFile = /\/files\/[a-zA-Z0-9][\w-]*\.(?:[\w.-]*[a-zA-Z0-9])/g;

/** Every file of our own that a document uses: `/files/…`, as a value or within rich text. */
export function ownFilesIn(document: unknown): Found<string>[] {
  const found: Found<string>[] = [];
  for (const { path, value } of valuesIn(document, [])) {
    if (typeof value !== 'string') continue;
    for (const [src] of value.matchAll(ownFile)) found.push({ field: path.join('.'), value: src });
  }
  return found;
}

interface FoundPicture {
  src: string;
  alt: string;
  width?: number;
  height?: number;
}

function pictureFrom(value: unknown): FoundPicture | undefined {
  if (typeof value !== 'object' || value === null || !('src' in value) || !('alt' in value)) return undefined;
  const { src, alt } = value;
  if (typeof src !== 'string' || typeof alt !== 'string') return undefined;
  const size = (name: 'width' | 'height') => {
    const length: unknown = (value as Partial<Record<typeof name, unknown>>)[name];
    return typeof length === 'number' ? { [name]: length } : {};
  };
  return { src, alt, ...size('width'), ...size('height') };
}

/** Every picture of a parsed document, in the order of its fields; other files are left out. */
export function picturesIn(document: unknown): Found<FoundPicture>[] {
  const found: Found<FoundPicture>[] = [];
  for (const { path, value } of valuesIn(document, [])) {
    const picture = pictureFrom(value);
    if (picture) found.push({ field: path.join('.'), value: picture });
  }
  return found;
}

/** The addresses of the videos of a parsed document that have no text alternative. */
export function videosWithoutTextsIn(document: unknown): Found<string>[] {
  const found: Found<string>[] = [];
  for (const { path, value } of valuesIn(document, [])) {
    const address = videoWithoutTexts(value);
    if (address !== undefined) found.push({ field: path.join('.'), value: address });
  }
  return found;
}

interface Relation {
  to: string;
  id: number;
}

/** The entries that fields of a document refer to, also in lists and parts. */
export function relationsIn(schema: z.core.$ZodType, document: unknown): Found<Relation>[] {
  const found: Found<Relation>[] = [];
  for (const { meta, value, path } of fieldsIn(schema, document)) {
    if (meta.input !== 'relation' || !meta.to || typeof value !== 'number') continue;
    found.push({ field: path.join('.'), value: { to: meta.to, id: value } });
  }
  return found;
}

/** The path of a field without the positions in lists, such as `facts.attribute`. */
export const fieldAt = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, '');

/** The content types that fields of a schema can refer to. */
export const relatedTypes = (schema: z.core.$ZodType): Set<string> =>
  new Set([...fieldsOf(schema)].flatMap(({ to }) => to ?? []));

/** The rich texts of a document, also in lists and parts. */
export function richTextsIn(schema: z.core.$ZodType, document: unknown): Found<string>[] {
  const found: Found<string>[] = [];
  for (const { meta, value, path } of fieldsIn(schema, document)) {
    if (meta.input === 'rich-text' && typeof value === 'string') found.push({ field: path.join('.'), value });
  }
  return found;
}

const href = /<a\b[^>]*?\shref="([^"]*)"/gi;

/** The addresses that a document links to: in rich texts, and in fields that hold an address. */
export function linksIn(schema: z.core.$ZodType, document: unknown): Found<string>[] {
  const found: Found<string>[] = [];
  for (const { meta, value, path } of fieldsIn(schema, document)) {
    if (typeof value !== 'string' || value === '') continue;
    const field = path.join('.');
    if (meta.input === 'web-address' || meta.input === 'link') found.push({ field, value });
    if (meta.input !== 'rich-text') continue;
    for (const [, address = ''] of value.matchAll(href)) found.push({ field, value: address.replaceAll('&amp;', '&') });
  }
  return found;
}
