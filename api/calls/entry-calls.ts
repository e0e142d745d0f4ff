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

/** The handler of a list call: the published entries of a type, in the type's order. */
export const entryList =
  <Name extends EntityName>(type: Name) =>
  async (
    { skip, take, lang, dated }: ListInput,
    context: CallContext,
  ): Promise<{ items: EntryView<Name>[]; total: number }> => {
    const { items, total } = await context.store.entries.listPublished({ type, skip, take, lang, dated });
    return { items: items.flatMap((entry) => viewOf(type, entry, context) ?? []), total };
  };

/** The handler of a call by id: one published entry of a type. Throws as {@link foundOnce} does. */
export const entryById =
  <Name extends EntityName>(type: Name) =>
  async (input: { id: string; lang?: string }, context: CallContext): Promise<EntryView<Name>> =>
    found(viewOf(type, await publishedById(type, input, context), context));

/** The published entry with a public id. Throws as {@link foundOnce} does. */
export async function publishedById(
  type: EntityName,
  { id, lang }: { id: string; lang?: string | undefined },
  context: CallContext,
): Promise<PublishedEntry> {
  const publicId = canonicalId(id);
  const entry = await context.store.entries.publishedByPublicId(type, publicId, lang);
  return foundOnce(entry, type, { publicId }, context);
}

/** Throws `gone` for an entry that was public once, and `not_found` for one that never was. */
export async function foundOnce<T>(
  value: T | undefined,
  type: EntityName,
  by: PublicName,
  { store }: CallContext,
): Promise<T> {
  if (value !== undefined) return value;
  throw new HttpError((await store.entries.isWithdrawn(type, by)) ? 'gone' : 'not_found');
}

/** Throws `not_found` for undefined. */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw new HttpError('not_found');
  return value;
}
