import type { EntityName } from '#contract/entities/registry.ts';
import { Refusal } from '#contract/problem.ts';
import type { CallContext } from '../context.ts';
import { type EntryView, viewOf } from '../read-entry.ts';

interface ListInput {
  skip?: number;
  take?: number;
  lang?: string;
}

/** Answers a list call with the published entries of a type, in the type's own order. */
export const entryList =
  <Name extends EntityName>(type: Name) =>
  async (
    { skip, take, lang }: ListInput,
    context: CallContext,
  ): Promise<{ items: EntryView<Name>[]; total: number }> => {
    const { items, total } = await context.store.entries.listPublished({ type, skip, take, lang });
    return { items: items.flatMap((entry) => viewOf(type, entry, context) ?? []), total };
  };

/** Answers a by-id call with one published entry of a type, or refuses with not_found. */
export const entryById =
  <Name extends EntityName>(type: Name) =>
  async ({ id, lang }: { id: number; lang?: string }, context: CallContext): Promise<EntryView<Name>> => {
    const entry = await context.store.entries.published(type, id, lang);
    return found(entry && viewOf(type, entry, context));
  };

/** Refuses with not_found where there is nothing. */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Refusal('not_found');
  return value;
}
