import { z } from 'zod';
import { type EntityDocument, type EntityName, entities, entityNames, entityOf } from '#contract/entities/registry.ts';
import { mapRichText } from '#contract/entity.ts';
import type { PublishedEntry } from '#store/store.ts';
import type { CallContext } from './context.ts';
import { cleanHtml } from './rules/clean-html.ts';

/** What a document looks like once its public id is beside it. */
export type EntryView<Name extends EntityName> = EntityDocument<Name> & { id: string };

/** Documents written before a field was dropped still hold it: reading ignores what the schema no longer names. */
const readers = Object.fromEntries(
  entityNames.map((name) => [name, z.object(entities[name].document.shape)]),
) as unknown as { [Name in EntityName]: z.ZodType<EntityDocument<Name>> };

/**
 * The entry in our spelling, its HTML cleaned on the way out. Undefined, and the fault logged, where what is
 * stored does not fit its type: one broken entry must not take a whole list with it.
 */
export function viewOf<Name extends EntityName>(
  name: Name,
  entry: PublishedEntry,
  { logError, requestId }: CallContext,
): EntryView<Name> | undefined {
  const read = readers[name].safeParse(entry.document);
  if (!read.success) {
    logError(new Error(`The stored ${name} ${entry.id} does not fit its type`, { cause: read.error }), { requestId });
    return undefined;
  }
  const document = mapRichText(entityOf(name).document, read.data, cleanHtml) as EntityDocument<Name>;
  return { ...document, id: entry.publicId };
}
