import { type EntityName, entityOf } from '#content/registry.ts';
import { isSearched } from '#content/search.ts';
import { fieldsIn } from '#contract/schema-walk.ts';
import { completedDocument } from '#store/documents/derived.ts';
import { tagOf } from '#store/documents/languages.ts';
import type { JsonDocument } from '#store/store.ts';

/** A file whose pages are searched, and the visitors who find them: '' are those without a file in their language. */
export interface SearchedFile {
  lang: string;
  src: string;
}

function fileFrom(value: unknown): { src: string; lang?: string | undefined } | undefined {
  if (typeof value !== 'object' || value === null || !('src' in value) || typeof value.src !== 'string')
    return undefined;
  const lang = 'lang' in value && typeof value.lang === 'string' ? tagOf(value.lang) : undefined;
  return { src: value.src, lang };
}

/**
 * The files that an entry offers to visitors, one for each language, as `/documents/{id}` chooses them: the first one is
 * for all languages without one. None if its type hides them or cannot say.
 */
export function searchedFiles(type: EntityName, document: JsonDocument): SearchedFile[] {
  const { forVisitors, document: schema } = entityOf(type);
  if (!isSearched(type)) return [];
  const whole = completedDocument(type, document);
  const shown = forVisitors ? schema.safeParse(whole) : undefined;
  if (shown && !shown.success) return [];
  const visible = shown?.success && forVisitors ? forVisitors(shown.data) : whole;
  const files = new Map<string, string>();
  for (const { meta, value } of fieldsIn(schema, visible)) {
    const file = meta.input === 'file' && !meta.forOffice ? fileFrom(value) : undefined;
    if (!file?.src.endsWith('.pdf')) continue;
    if (files.size === 0) files.set('', file.src);
    else if (file.lang !== undefined && !files.has(file.lang)) files.set(file.lang, file.src);
  }
  return [...files].map(([lang, src]) => ({ lang, src }));
}
