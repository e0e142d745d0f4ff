import type { FileLink } from '#contract/fields.ts';

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

const units = ['bytes', 'KB', 'MB', 'GB'] as const;

/** A size for display, such as `42 KB` or `3.4 MB`; a KB is 1,000 bytes. */
export function fileSize(bytes: number): string {
  let value = bytes;
  let unit = 0;
  // 999.5 and more would be rounded to 1,000, so it is shown in the next unit.
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1_000;
    unit += 1;
  }
  const shown = unit > 0 && value < 9.95 ? value.toFixed(1).replace(/\.0$/, '') : String(Math.round(value));
  return `${shown} ${shown === '1' && unit === 0 ? 'byte' : units[unit]}`;
}

/** The language of a file: its tag and its English name; undefined for an invalid tag. */
export function fileLanguage({ lang }: FileLink): { tag: string; name: string } | undefined {
  if (!lang) return undefined;
  try {
    const [tag = lang] = Intl.getCanonicalLocales(lang);
    const name = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(tag);
    return name === undefined ? undefined : { tag, name };
  } catch {
    return undefined;
  }
}

/** Type, size and language of a file as far as they are known, such as `PDF, 42 KB, German`. */
export const fileFacts = (file: FileLink): string =>
  [fileKind(file), file.bytes === undefined ? '' : fileSize(file.bytes), fileLanguage(file)?.name]
    .filter(Boolean)
    .join(', ');
