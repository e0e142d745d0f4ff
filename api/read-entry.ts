import { z } from 'zod';
import { type EntityDocument, type EntityName, entities, entityNames, entityOf } from '#content/registry.ts';
import { withoutItemIds } from '#contract/documents/list-items.ts';
import { type EntryLanguage, mapRichText } from '#contract/entity.ts';
import { untranslatedTexts } from '#contract/languages/translatable-texts.ts';
import type { PublishedEntry } from '#store/store.ts';
import type { CallContext } from './context.ts';
import { cleanHtml } from './rules/clean-html.ts';

/** A document together with its public id, without the ids of its items: they serve translations and the office alone. */
export type EntryView<Name extends EntityName> = EntityDocument<Name> & EntryLanguage & { id: string };

/** Documents written before a field was removed still contain it. Reading ignores fields that the schema does not name. */
const readers = Object.fromEntries(
  entityNames.map((name) => [name, z.object(entities[name].document.shape)]),
) as unknown as { [Name in EntityName]: z.ZodType<EntityDocument<Name>> };

/** The stored document of an entry with all fields of its type, as it is; undefined, and logged, as in {@link viewOf}. */
export function documentIn<Name extends EntityName>(
  name: Name,
  entry: PublishedEntry,
  { logError, requestId }: CallContext,
): EntityDocument<Name> | undefined {
  const read = readers[name].safeParse(entry.document);
  if (read.success) return read.data;
  logError(new Error(`The stored ${name} ${entry.id} does not match its schema`, { cause: read.error }), { requestId });
  return undefined;
}

/**
 * The entry under our own field names, its HTML sanitized. Undefined, and an error logged, where the stored document
 * does not fit its type: one broken entry must not break a whole list.
 */
export function viewOf<Name extends EntityName>(
  name: Name,
  entry: PublishedEntry,
  context: CallContext,
): EntryView<Name> | undefined {
  const read = documentIn(name, entry, context);
  if (!read) return undefined;
  const { document: schema, forVisitors = (whole: object) => whole } = entityOf(name);
  const document = mapRichText(schema, forVisitors(read), cleanHtml) as EntityDocument<Name>;
  return Object.assign(withoutItemIds(document) as EntityDocument<Name>, languageOf(schema, document, entry), {
    id: entry.publicId,
  });
}

function languageOf(schema: z.ZodObject, document: object, { lang, translation }: PublishedEntry): EntryLanguage {
  if (lang === undefined) return {};
  const fallback = translation ? untranslatedTexts(schema, document, translation) : [];
  return { lang, ...(fallback.length > 0 ? { fallback } : {}) };
}
