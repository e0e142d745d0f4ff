import { isDeepStrictEqual } from 'node:util';
import type { Handler } from '#api/context.ts';
import { entityOf } from '#content/registry.ts';
import type { moveEntry as moveEntryCall, saveEntry as saveEntryCall } from '#contract/calls/office/content.ts';
import { publishedAt } from '#contract/documents/publication-date.ts';
import type { CallInput } from '#contract/protocol/call.ts';
import { HttpError } from '#contract/protocol/problem.ts';
import { withoutIds } from '#store/documents/item-ids.ts';
import { actorOf, mayChange, requireChanged, seenEntry } from './allowed.ts';
import { checkedState, refused } from './checks/check-document.ts';
import { storedLanguage, storedLanguages } from './chosen-languages.ts';
import { editable, editedEntryOf } from './editable.ts';

export const saveEntry: Handler<typeof saveEntryCall> = async (input, context) => {
  const { type, id, revision, parent, status, publishAt, keepPublished, confirmed, from, seen } = input;
  if (id !== undefined && revision === undefined) {
    throw refused([{ field: 'revision', wording: (texts) => texts.entry.revisionNeeded }]);
  }
  const before = id === undefined ? undefined : await seenEntry(id, context);
  if (from) await seenEntry(from.id, context);
  requireChanged(type, context.caller);
  if (status === 'scheduled' && publishAt === null) {
    throw refused([{ field: 'publishAt', wording: (texts) => texts.entry.chooseTime }]);
  }
  requireEnd(input, context.now());
  const languages = storedLanguages(input.languages, context.store);
  const isSeen = status !== 'draft' && (languages?.includes('') ?? true);
  // What visitors have seen keeps its date.
  const publication = status === 'scheduled' ? publishAt : status === 'published' ? context.now().toISOString() : null;
  const wasSeen = before?.languages.some(({ lang, visible }) => lang === '' && visible) ?? false;
  const isFirst = isSeen && publication !== null && !wasSeen;
  const document = isFirst ? publishedAt(entityOf(type), input.document, publication) : input.document;
  const checked = await checkedState({ ...input, document }, isSeen, context);
  const state = id === undefined ? withoutIds(checked) : checked;
  // Fields that an earlier version lacked are no change, until the main language is published.
  const isOther = before && !isFirst && !languages?.includes('');
  const isKept = isOther && isDeepStrictEqual(input.document, editable(type, before.document));
  const saved = await context.store.entries.save({
    ...state,
    ...(isKept ? { document: before.document } : {}),
    type,
    id,
    revision,
    parent,
    status,
    publishAt: status === 'scheduled' ? publishAt : null,
    unpublishAt: input.unpublishAt,
    keepPublished,
    languages,
    confirmed,
    from: from && { ...from, lang: from.lang === undefined ? undefined : storedLanguage(from.lang, context.store) },
    seen,
    by: actorOf(context.caller),
  });
  return editedEntryOf(await seenEntry(saved.id, context), context);
};

/** Throws a 422 for an end in the past, or before the beginning. */
function requireEnd({ publishAt, unpublishAt }: CallInput<typeof saveEntryCall>, now: Date): void {
  if (!unpublishAt) return;
  const end = Date.parse(unpublishAt);
  const isOver = end <= now.getTime();
  if (!isOver && (publishAt === null || end > Date.parse(publishAt))) return;
  throw refused([{ field: 'unpublishAt', wording: ({ entry }) => (isOver ? entry.endIsOver : entry.endIsFirst) }]);
}

export const moveEntry: Handler<typeof moveEntryCall> = async ({ id, position, seen }, context) => {
  const { type } = await seenEntry(id, context);
  if (!mayChange(type, context.caller)) throw new HttpError('forbidden');
  await context.store.entries.move(id, position, actorOf(context.caller), seen);
  return { ok: true };
};
