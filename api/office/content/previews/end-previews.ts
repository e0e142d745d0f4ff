import type { Handler } from '#api/context.ts';
import type { endPreviews as endPreviewsCall } from '#contract/calls/office/content.ts';
import { HttpError } from '#contract/protocol/problem.ts';
import { requireChanged, seenEntry } from '../allowed.ts';

export const endPreviews: Handler<typeof endPreviewsCall> = async ({ type, id }, context) => {
  const { store, caller } = context;
  if (id !== undefined && (await seenEntry(id, context)).type !== type) throw new HttpError('not_found');
  requireChanged(type, caller);
  const makerId = caller.principal?.id ?? null;
  return { ended: await store.previews.end(id === undefined ? { type, makerId } : { id }) };
};
