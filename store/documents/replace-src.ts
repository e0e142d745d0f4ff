import { ownFile } from '#contract/documents/document-parts.ts';
import type { StoredFile } from '../interfaces/library.ts';
import { isRecord } from './json.ts';

const pictureTag = /<img\b[^>]*>/g;

/** Replaces the file `src` by `file` in all places: pictures, documents, videos and rich text. */
export function withFile<Value>(value: Value, src: string, file: StoredFile): Value;
export function withFile(value: unknown, src: string, file: StoredFile): unknown {
  if (typeof value === 'string') return value.includes(src) ? inText(value, src, file) : value;
  if (Array.isArray(value)) return value.map((part) => withFile(part, src, file));
  if (!isRecord(value)) return value;
  const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withFile(part, src, file)]));
  if (value.src !== src) return parts;
  return 'alt' in value ? { ...parts, ...sizeOf(file) } : { ...parts, mediaType: file.mediaType, bytes: file.bytes };
}

const sizeOf = ({ width, height }: StoredFile) => (width && height ? { width, height } : {});

const inText = (text: string, src: string, file: StoredFile): string =>
  text
    .replace(pictureTag, (tag) => (tag.includes(src) ? withRatio(tag, file) : tag))
    .replace(ownFile, (found) => (found === src ? file.src : found));

/** A picture in a text keeps its width there; its height follows from the new aspect ratio. */
function withRatio(tag: string, { width, height }: StoredFile): string {
  const given = Number(/\swidth="(\d+)"/.exec(tag)?.[1]);
  if (!given || !width || !height) return tag.replace(/\sheight="[^"]*"/, '');
  return tag.replace(/\sheight="[^"]*"/, ` height="${Math.round((given * height) / width)}"`);
}
