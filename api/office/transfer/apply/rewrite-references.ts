import { z } from 'zod';
import { ownPageOf } from '#content/pages.ts';
import { type EntityName, entityNames, entityOf } from '#content/registry.ts';
import { metaOf } from '#contract/fields.ts';
import { mapFields, structureOf } from '#contract/schema-walk.ts';
import type { JsonDocument } from '#store/store.ts';

/** Resolves references. 'later': the entry is not imported yet. Undefined: it will not be imported. */
export interface Resolve {
  /** The numeric id here of an entry with a foreign id. */
  id(type: EntityName, foreignId: string): number | 'later' | undefined;
  /** The public id here of an entry with a public id of the source. */
  publicId(type: EntityName, publicId: string): string | 'later' | undefined;
}

const sample = 'sample-id';

/** The path prefix of each type's pages, before the public id. Types without an id in their paths are left out. */
const pages = entityNames.flatMap((type) => {
  const [before, after] = (ownPageOf(type, sample, '') ?? '').split(sample);
  return before && after === '' ? [{ type, before }] : [];
});

export interface Rewritten {
  document: JsonDocument;
  translations: Record<string, JsonDocument>;
  /** A reference points to an entry that is not imported yet. */
  waits: boolean;
  /** Relations to entries that are not imported; these fields are now empty. */
  lost: { to: EntityName; foreignId: string }[];
}

/** A document with its relations and the links in its rich texts pointing to the entries here. */
export function rewriteReferences(
  type: EntityName,
  state: { document: JsonDocument; translations: Record<string, JsonDocument> },
  resolve: Resolve,
): Rewritten {
  const lost: Rewritten['lost'] = [];
  let waits = false;
  const noting = <Id>(id: Id | 'later' | undefined) => {
    waits ||= id === 'later';
    return id;
  };
  const noted: Resolve = {
    id: (to, foreignId) => noting(resolve.id(to, foreignId)),
    publicId: (to, publicId) => noting(resolve.publicId(to, publicId)),
  };
  const relation = (to: string | undefined, foreignId: string) => {
    const named = entityNames.find((name) => name === to);
    const id = named && noted.id(named, foreignId);
    if (named && id === undefined) lost.push({ to: named, foreignId });
    return typeof id === 'number' ? id : null;
  };
  const rewritten = (document: JsonDocument) => withoutLost(entityOf(type).document, related(document)) as JsonDocument;
  const related = (document: JsonDocument) =>
    mapFields(entityOf(type).document, document, (meta, value) => {
      if (meta.input === 'relation' && value !== null && value !== undefined) return relation(meta.to, String(value));
      if (meta.input === 'relations' && Array.isArray(value))
        return value.flatMap((id) => relation(meta.to, String(id)) ?? []);
      if (meta.input === 'rich-text' && typeof value === 'string') return rewriteLinks(value, noted);
      return undefined;
    });
  const translations = Object.entries(state.translations).map(([lang, fields]) => [lang, rewritten(fields)]);
  return { document: rewritten(state.document), translations: Object.fromEntries(translations), waits, lost };
}

/** Without the items of lists that lack an entry that they cannot be without, such as facts without their attribute. */
function withoutLost(document: z.core.$ZodType, value: unknown): unknown {
  return mapFields(document, value, ({ input }, items, schema) => {
    const list = structureOf(schema);
    if (input !== 'list' || list.kind !== 'list' || !Array.isArray(items)) return undefined;
    const { element } = list;
    return items.filter((item) => !lacksRelation(element, item)).map((item) => withoutLost(element, item));
  });
}

function lacksRelation(schema: z.core.$ZodType, item: unknown): boolean {
  const part = structureOf(schema);
  if (part.kind !== 'object' || typeof item !== 'object' || item === null) return false;
  return Object.entries(part.shape).some(
    ([key, field]) =>
      metaOf(field)?.input === 'relation' && Reflect.get(item, key) === null && !z.core.safeParse(field, null).success,
  );
}

const rewriteLinks = (html: string, resolve: Resolve): string =>
  html.replace(
    /(\shref=")(\/[^"]*)(")/g,
    (_, before: string, path: string, after: string) => `${before}${rewritePath(path, resolve)}${after}`,
  );

/** The path of an entry's page with its public id here; any other path unchanged. */
export function rewritePath(path: string, resolve: Resolve): string {
  for (const { type, before } of pages) {
    if (!path.startsWith(before)) continue;
    const [, encoded, rest = ''] = /^([^/?#\s]+)(.*)$/s.exec(path.slice(before.length)) ?? [];
    const publicId = encoded === undefined ? undefined : resolve.publicId(type, decoded(encoded));
    if (publicId !== undefined && publicId !== 'later') return `${before}${encodeURIComponent(publicId)}${rest}`;
  }
  return path;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
