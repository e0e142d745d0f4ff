import type { EntityName } from '#content/registry.ts';
import { canonicalId } from '#contract/addresses/public-id.ts';
import type { Call } from '#contract/protocol/call.ts';
import type { Listed } from '#contract/protocol/client.ts';
import { HttpError } from '#contract/protocol/problem.ts';
import type { PublicName, PublishedEntry, PublishedQuery } from '#store/store.ts';
import type { CallContext } from '../context.ts';
import { type EntryView, viewOf } from '../read-entry.ts';
import { mapList, type StreamedList } from '../rules/streams/streamed-list.ts';
import { relationsOf, withLinks } from './links.ts';

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
  ): Promise<Listed<EntryView<Name>> | StreamedList<EntryView<Name>>> => {
    const { entries } = context.store;
    const query = { type, skip, lang, dated };
    const isLong = take === undefined && (await entries.listPublished({ ...query, take: 0 })).total > maxAtOnce;
    const list = isLong ? await entries.publishedInBatches(query) : await entries.listPublished({ ...query, take });
    return mapList(list, (found) => found.flatMap((entry) => viewOf(type, entry, context) ?? []));
  };

/** Longer lists without `take` are streamed. */
const maxAtOnce = 300;

/** The handler of a call by id: one published entry of a type. Throws as {@link foundOnce} does. */
export const entryById =
  <Name extends EntityName>(type: Name) =>
  async (input: { id: string; lang?: string }, context: CallContext): Promise<EntryView<Name>> =>
    found(viewOf(type, await publishedById(type, input, context), context));

/** The handler of a derived call. */
export function entryHandler({ answers: type, listed }: Call) {
  if (type === null) return undefined;
  const [list, byId] = [entryList(type), entryById(type)];
  if (relationsOf(type).length === 0) return listed ? list : byId;
  const linked =
    ({ lang }: ListInput, context: CallContext) =>
    (views: readonly EntryView<EntityName>[]) =>
      withLinks(type, views, lang, context);
  return listed
    ? async (input: ListInput, context: CallContext) => mapList(await list(input, context), linked(input, context))
    : async (input: { id: string; lang?: string }, context: CallContext) =>
        (await linked(input, context)([await byId(input, context)]))[0];
}

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
