import { z } from 'zod';
import { type EntityDocument, type EntityName, entities, entityNames, entityOf } from '#content/registry.ts';
import { withoutItemIds } from '#contract/documents/list-items.ts';
import { type EntryLanguage, mapRichText } from '#contract/entity.ts';
import { metaOf } from '#contract/fields.ts';
import { untranslatedTexts } from '#contract/languages/translatable-texts.ts';
import type { PublishedEntry } from '#store/store.ts';
import type { CallContext } from './context.ts';
import { cleanHtml } from './rules/html/clean-html.ts';

/** A document together with its public id, without the ids of its items: they serve translations and the office alone. */
export type EntryView<Name extends EntityName> = EntityDocument<Name> & EntryLanguage & { id: string };

/** What reading a document needs. */
export type ReadContext = Pick<CallContext, 'logError' | 'requestId' | 'markedEntry'>;

/** Documents written before a field was removed still contain it. Reading ignores fields that the schema does not name. */
const readers = Object.fromEntries(
  entityNames.map((name) => [name, z.object(entities[name].document.shape)]),
) as unknown as { [Name in EntityName]: z.ZodType<EntityDocument<Name>> };

/** The stored document of an entry with all fields of its type, as it is; undefined, and logged, as in {@link viewOf}. */
export function documentIn<Name extends EntityName>(
  name: Name,
  entry: PublishedEntry,
  { logError, requestId }: ReadContext,
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
  context: ReadContext,
): EntryView<Name> | undefined {
  const read = documentIn(name, entry, context);
  if (!read) return undefined;
  const { document: schema, forVisitors = (whole: object) => whole } = entityOf(name);
  const document = mapRichText(schema, withoutOffice(schema, forVisitors(read)), cleanHtml) as EntityDocument<Name>;
  const whole = entry.id === context.markedEntry ? document : (withoutItemIds(document) as EntityDocument<Name>);
  return Object.assign(whole, languageOf(name, document, entry), {
    id: entry.publicId,
  });
}

/** The document without the fields that only the office knows. */
function withoutOffice(schema: z.ZodObject, document: object): object {
  const own =
    officeFields.get(schema) ??
    Object.keys(schema.shape).filter((name) => {
      const field: z.core.$ZodType | undefined = schema.shape[name];
      return field && metaOf(field)?.forOffice;
    });
  officeFields.set(schema, own);
  if (own.length === 0) return document;
  return Object.fromEntries(Object.entries(document).filter(([name]) => !own.includes(name)));
}

const officeFields = new WeakMap<z.ZodObject, string[]>();

/** The language of a document that a call returns, and its texts without a translation. */
export function languageOf(name: EntityName, document: object, { lang, translation }: PublishedEntry): EntryLanguage {
  if (lang === undefined) return {};
  const fallback = translation ? untranslatedTexts(entityOf(name).document, document, translation) : [];
  return { lang, ...(fallback.length > 0 ? { fallback } : {}) };
}
