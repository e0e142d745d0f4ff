import type { EntityName } from '#contract/entities/registry.ts';
import { HttpError } from '#contract/problem.ts';
import { canonicalId } from '#contract/public-id.ts';
import type { PublicName, PublishedEntry, PublishedQuery } from '#store/store.ts';
import type { CallContext } from '../context.ts';
import { type EntryView, viewOf } from '../read-entry.ts';

interface ListInput {
  skip?: number;
  take?: number;
  lang?: string;
  dated?: PublishedQuery['dated'];
}

/** Answers a list call with the published entries of a type, in the type's own order. */
export const entryList =
  <Name extends EntityName>(type: Name) =>
  async (
    { skip, take, lang, dated }: ListInput,
    context: CallContext,
  ): Promise<{ items: EntryView<Name>[]; total: number }> => {
    const { items, total } = await context.store.entries.listPublished({ type, skip, take, lang, dated });
    return { items: items.flatMap((entry) => viewOf(type, entry, context) ?? []), total };
  };

/** Answers a by-id call with one published entry of a type, or refuses as {@link foundOnce} does. */
export const entryById =
  <Name extends EntityName>(type: Name) =>
  async (input: { id: string; lang?: string }, context: CallContext): Promise<EntryView<Name>> =>
    found(viewOf(type, await publishedById(type, input, context), context));

/** The published entry of a type that visitors know by an id. Refuses as {@link foundOnce} does. */
export async function publishedById(
  type: EntityName,
  { id, lang }: { id: string; lang?: string | undefined },
  context: CallContext,
): Promise<PublishedEntry> {
  const publicId = canonicalId(id);
  const entry = await context.store.entries.publishedByPublicId(type, publicId, lang);
  return foundOnce(entry, type, { publicId }, context);
}

/** Refuses where there is nothing: with gone for what visitors could once read, with not_found for what never was. */
export async function foundOnce<T>(
  value: T | undefined,
  type: EntityName,
  by: PublicName,
  { store }: CallContext,
): Promise<T> {
  if (value !== undefined) return value;
  throw new HttpError((await store.entries.isWithdrawn(type, by)) ? 'gone' : 'not_found');
}

/** Refuses with not_found where there is nothing. */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw new HttpError('not_found');
  return value;
}
