import { placeholderPrefix } from './content/references.ts';

/** An uploaded picture or document. Width and height in pixels; null for other files. */
export interface Uploaded {
  src: string;
  mediaType: string;
  bytes: number;
  width: number | null;
  height: number | null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlaceholder = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(placeholderPrefix);

/** The `/demo/…` addresses anywhere in a value: of pictures, documents and videos. */
export function placeholdersIn(value: unknown): Set<string> {
  if (isPlaceholder(value)) return new Set([value]);
  const parts = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
  return new Set(parts.flatMap((part) => [...placeholdersIn(part)]));
}

/** The alt texts of the pictures with `/demo/…` addresses in a value, by address; the first one counts. */
export function altTextsIn(value: unknown, found = new Map<string, string>()): Map<string, string> {
  if (Array.isArray(value)) for (const part of value) altTextsIn(part, found);
  else if (isObject(value)) {
    const { src, alt } = value;
    if (isPlaceholder(src) && typeof alt === 'string' && !found.has(src)) found.set(src, alt);
    for (const part of Object.values(value)) altTextsIn(part, found);
  }
  return found;
}

/** The same document with every placeholder replaced by its upload. */
export const withUploads = (document: object, uploads: ReadonlyMap<string, Uploaded>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(document).map(([name, value]) => [name, replaced(value, uploads)]));

function replaced(value: unknown, uploads: ReadonlyMap<string, Uploaded>): unknown {
  if (Array.isArray(value)) return value.map((part) => replaced(part, uploads));
  if (isPlaceholder(value)) return uploadOf(value, uploads).src;
  if (!isObject(value)) return value;
  if (!isPlaceholder(value.src)) return withUploads(value, uploads);
  const found = uploadOf(value.src, uploads);
  if (!('alt' in value)) return { src: found.src, mediaType: found.mediaType, bytes: found.bytes };
  const size = found.width && found.height ? { width: found.width, height: found.height } : {};
  return { src: found.src, alt: value.alt, ...size };
}

function uploadOf(placeholder: string, uploads: ReadonlyMap<string, Uploaded>): Uploaded {
  const found = uploads.get(placeholder);
  if (!found) throw new Error(`${placeholder} is not uploaded`);
  return found;
}
