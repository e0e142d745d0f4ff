import type { FacetName } from '#content/facet-names.ts';
import { type EntityName, entityOf } from '#content/registry.ts';
import { relationFacets } from '#content/search.ts';
import { relationsIn } from '#contract/documents/document-parts.ts';
import { fieldsIn } from '#contract/schema-walk.ts';
import { completedDocument, derivedFrom } from '#store/documents/derived.ts';
import type { JsonDocument } from '#store/store.ts';

export interface FacetedEntry {
  id: number;
  type: EntityName;
  parent: number | null;
  document: JsonDocument;
}

function* entriesOf({ id, type, parent, document }: FacetedEntry): Generator<[FacetName, number]> {
  const entity = entityOf(type);
  for (const name of relationFacets) {
    if (type === name) yield [name, id];
    if (parent !== null && entity.parents?.includes(name)) yield [name, parent];
  }
  for (const { value } of relationsIn(entity.document, document)) {
    const name = relationFacets.find((each) => each === value.to);
    if (name) yield [name, value.id];
  }
}

function* fileLanguagesOf({ type, document }: FacetedEntry): Generator<string> {
  for (const { meta, value } of fieldsIn(entityOf(type).document, document)) {
    if (meta.input !== 'file' || typeof value !== 'object' || value === null || !('lang' in value)) continue;
    const { lang } = value;
    if (typeof lang === 'string' && /^[\w-]+$/.test(lang)) yield lang.toLowerCase();
  }
}

/** The date by which lists order an entry, or else the day that lists of the office show beside it, unless it is an end. */
function dateOf({ type, document }: FacetedEntry): string {
  const { listColumn, hasEnded } = entityOf(type);
  const { datedAt } = derivedFrom(type, document);
  if (datedAt !== null || listColumn === undefined || hasEnded) return datedAt ?? '';
  for (const { meta, value, path } of fieldsIn(entityOf(type).document, document))
    if (path.join('.') === listColumn && meta.input === 'day' && typeof value === 'string') return value;
  return '';
}

/** What an entry is narrowed down by, from its definition, as words such as `concern:3 fileLang:de year:2026`. */
export function facetValues(given: FacetedEntry): string {
  const entry = { ...given, document: completedDocument(given.type, given.document) };
  const year = /^\d{4}/.exec(dateOf(entry))?.[0];
  const values: [FacetName, string | number][] = [...entriesOf(entry)];
  for (const lang of fileLanguagesOf(entry)) values.push(['fileLang', lang]);
  if (year !== undefined) values.push(['year', year]);
  return [...new Set(values.map(([name, value]) => `${name}:${value}`))].sort().join(' ');
}
