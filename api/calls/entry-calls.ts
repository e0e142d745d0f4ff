import type { EntityName } from '#contract/entities/registry.ts';
import { Refusal } from '#contract/problem.ts';
import type { PublishedQuery } from '#store/store.ts';
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
  async ({ id, lang }: { id: number; lang?: string }, context: CallContext): Promise<EntryView<Name>> => {
    const entry = await foundOnce(await context.store.entries.published(type, id, lang), type, { id }, context);
    return found(viewOf(type, entry, context));
  };

/** Refuses where there is nothing: with gone for what visitors could once read, with not_found for what never was. */
export async function foundOnce<T>(
  value: T | undefined,
  type: EntityName,
  by: { id: number } | { address: string },
  { store }: CallContext,
): Promise<T> {
  if (value !== undefined) return value;
  throw new Refusal((await store.entries.isWithdrawn(type, by)) ? 'gone' : 'not_found');
}

/** Refuses with not_found where there is nothing. */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Refusal('not_found');
  return value;
}
