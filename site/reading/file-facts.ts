import type { FileLink } from '#contract/fields.ts';
import { formatLocale } from '../texts/format-locale.ts';
import { formatList } from './text/format-list.ts';

const kinds: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/zip': 'ZIP',
  'application/msword': 'DOC',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.ms-excel': 'XLS',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PPTX',
  'text/csv': 'CSV',
  'text/plain': 'TXT',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WEBP',
};

/** The type of a file, such as `PDF`: from its media type, else from its extension; '' if both are unknown. */
export function fileKind({ src, mediaType }: FileLink): string {
  const type = (mediaType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const path = src.split(/[?#]/)[0] ?? '';
  const ending = /\.([a-z0-9]{2,4})$/i.exec(path.split('/').at(-1) ?? '')?.[1];
  return kinds[type] ?? ending?.toUpperCase() ?? '';
}

const units = ['bytes', 'kilobytes', 'megabytes', 'gigabytes'] as const;

/** The size in each unit, as the page's language writes it. */
export type SizeTexts = Readonly<Record<(typeof units)[number], (values: { size: number }) => string>>;

/** A size for display, such as `42 KB` or `3.4 MB`; a KB is 1,000 bytes. */
export function fileSize(bytes: number, texts: SizeTexts): string {
  let size = bytes;
  let unit = 0;
  // 999.5 and more would be rounded to 1,000, so it is shown in the next unit.
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1_000;
    unit += 1;
  }
  const rounded = unit > 0 && size < 9.95 ? Math.round(size * 10) / 10 : Math.round(size);
  return texts[units[unit] ?? 'bytes']({ size: rounded });
}

/** The language of a file: its tag and its name in the page's language; undefined for an invalid tag. */
export function fileLanguage({ lang }: FileLink, language: string): { tag: string; name: string } | undefined {
  if (!lang) return undefined;
  try {
    const [tag = lang] = Intl.getCanonicalLocales(lang);
    const name = new Intl.DisplayNames([formatLocale(language)], { type: 'language', fallback: 'none' }).of(tag);
    return name === undefined ? undefined : { tag, name };
  } catch {
    return undefined;
  }
}

/** Type, size and language of a file as far as they are known, such as `PDF, 42 KB, German`. */
export const fileFacts = (file: FileLink, texts: SizeTexts, language: string): string =>
  formatList(
    [
      fileKind(file),
      file.bytes === undefined ? '' : fileSize(file.bytes, texts),
      fileLanguage(file, language)?.name ?? '',
    ].filter((fact) => fact !== ''),
    language,
  );
