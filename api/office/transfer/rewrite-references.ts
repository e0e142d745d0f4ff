import { type EntityName, entityNames, entityOf } from '#contract/entities/registry.ts';
import { ownPageOf } from '#contract/pages.ts';
import type { JsonDocument } from '#store/store.ts';
import { mapFields } from './map-fields.ts';

/** The id here; 'later': it has none yet and will get one; undefined: it does not come along. */
export type Resolve = (type: EntityName, foreignId: string) => number | 'later' | undefined;

const sample = 987_654_321;

/** How the pages of each type begin, up to the entry's id; types whose pages name no id are left out. */
const pages = entityNames.flatMap((type) => {
  const [before, after] = (ownPageOf(type, sample, '') ?? '').split(String(sample));
  return before && after === '' ? [{ type, before }] : [];
});

export interface Rewritten {
  document: JsonDocument;
  translations: Record<string, JsonDocument>;
  /** Something refers to an entry that has no id yet. */
  waits: boolean;
  /** Relations to entries that do not come along; the fields are empty now. */
  lost: { to: string; foreignId: string }[];
}

/** A document with its relations, and the links in its texts, leading to the entries as they are numbered here. */
export function rewriteReferences(
  type: EntityName,
  state: { document: JsonDocument; translations: Record<string, JsonDocument> },
  resolve: Resolve,
): Rewritten {
  const lost: Rewritten['lost'] = [];
  let waits = false;
  const idOf = (to: EntityName, foreignId: string) => {
    const id = resolve(to, foreignId);
    if (id === 'later') waits = true;
    return id;
  };
  const relation = (to: string | undefined, foreignId: string) => {
    const named = entityNames.find((name) => name === to);
    const id = named && idOf(named, foreignId);
    if (id === undefined) lost.push({ to: to ?? '', foreignId });
    return typeof id === 'number' ? id : null;
  };
  const rewritten = (document: JsonDocument) =>
    mapFields(entityOf(type).document, document, (meta, value) => {
      if (meta.input === 'relation' && typeof value === 'number') return relation(meta.to, String(value));
      if (meta.input === 'rich-text' && typeof value === 'string') return rewriteLinks(value, idOf);
      return undefined;
    }) as JsonDocument;
  const translations = Object.entries(state.translations).map(([lang, fields]) => [lang, rewritten(fields)]);
  return { document: rewritten(state.document), translations: Object.fromEntries(translations), waits, lost };
}

const rewriteLinks = (html: string, idOf: Resolve): string =>
  html.replace(
    /(\shref=")(\/[^"]*)(")/g,
    (_, before: string, path: string, after: string) => `${before}${rewritePath(path, idOf)}${after}`,
  );

/** The path of an entry's page under its id here; any other path as it is. */
export function rewritePath(path: string, idOf: Resolve): string {
  for (const { type, before } of pages) {
    if (!path.startsWith(before)) continue;
    const [, foreignId, rest = ''] = /^(\d+)(?![\w-])(.*)$/s.exec(path.slice(before.length)) ?? [];
    if (foreignId === undefined) continue;
    const id = idOf(type, foreignId);
    if (typeof id === 'number') return `${before}${id}${rest}`;
  }
  return path;
}
