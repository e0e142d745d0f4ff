import type { getEntry as getEntryCall } from '#contract/calls/office/get-entry.ts';
import { found } from '../calls/entry-calls.ts';
import type { Handler } from '../context.ts';

export const getEntry: Handler<typeof getEntryCall> = async ({ id }, { store }) => {
  const { type, parent, status, publishAt, revision, document, translations } = found(await store.entries.get(id));
  return { id, type, parent, status, publishAt, revision, document, translations };
};
