import type { CallContext } from '#api/context.ts';
import { ownFilesIn, picturesIn } from '#contract/documents/document-parts.ts';
import type { LibraryFile } from '#store/store.ts';
import type { FieldFault } from './check-document.ts';

/** Files of the library by their URL. */
export type Library = ReadonlyMap<string, Pick<LibraryFile, 'alt'>>;

/** The library files that a state uses; missing ones are returned as errors. */
export async function checkFiles(
  state: { document: unknown; translations: unknown },
  { store }: Pick<CallContext, 'store'>,
): Promise<{ errors: FieldFault[]; library: Library }> {
  const shown = ownFilesIn(state);
  const srcs = [...new Set(shown.map(({ value }) => value))];
  const files = await Promise.all(srcs.map((src) => store.files.get(src)));
  const library = new Map(files.flatMap((file) => (file ? [[file.src, file] as const] : [])));
  const errors = shown
    .filter(({ value }) => !library.has(value))
    .map(({ field, value }): FieldFault => ({ field, wording: (texts) => texts.entry.noFile({ src: value }) }));
  return { errors, library };
}

/** Pictures of our own that have an alt text neither in the document nor in the library. */
export const missingAlts = (document: unknown, library: Library): FieldFault[] =>
  picturesIn(document)
    .filter(({ value }) => value.alt.trim() === '' && library.get(value.src)?.alt === '')
    .map(({ field }) => ({
      field: `document.${field}.alt`,
      wording: (texts) => texts.entry.sayWhatItShows,
    }));

/** A copy in which pictures without alt text have the alt text of the library. */
export function withLibraryAlts(value: unknown, library: Library): unknown {
  if (Array.isArray(value)) return value.map((item) => withLibraryAlts(item, library));
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withLibraryAlts(part, library)]));
  if (typeof parts.src !== 'string' || parts.alt !== '') return parts;
  return { ...parts, alt: library.get(parts.src)?.alt ?? '' };
}
