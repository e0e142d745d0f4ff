import type { Handler } from '#api/context.ts';
import type {
  getEntry as getEntryCall,
  listEntries as listEntriesCall,
  listReferences as listReferencesCall,
  listRevisions as listRevisionsCall,
} from '#contract/calls/office/content.ts';
import { maySee, requireSeen, seenEntry } from './allowed.ts';
import { storedLanguage } from './chosen-languages.ts';
import { companySettings } from './company-settings.ts';
import { editable, editedEntryOf } from './editable.ts';

export const getEntry: Handler<typeof getEntryCall> = async ({ id }, context) =>
  editedEntryOf(await seenEntry(id, context), context);

export const listEntries: Handler<typeof listEntriesCall> = async ({ parent, top, ids, review, ...input }, context) => {
  requireSeen(input.type, context.caller);
  return context.store.entries.list({
    ...input,
    ...(review === 'due' ? { reviewBy: (await companySettings(context)).today } : {}),
    ...(review === 'mine' ? { reviewer: context.caller.principal?.id ?? '' } : {}),
    ...(top ? { parent: null } : parent === undefined ? {} : { parent }),
    ...(ids === undefined ? {} : { ids: ids.split(',').map(Number) }),
  });
};

export const listRevisions: Handler<typeof listRevisionsCall> = async ({ id, lang, skip, take }, context) => {
  const { type } = await seenEntry(id, context);
  const { items, total } = await context.store.entries.revisions(id, {
    skip,
    take,
    lang: lang === undefined ? undefined : storedLanguage(lang, context.store),
  });
  return { items: items.map((kept) => ({ ...kept, document: editable(type, kept.document) })), total };
};

export const listReferences: Handler<typeof listReferencesCall> = async ({ id }, context) => {
  await seenEntry(id, context);
  const items = (await context.store.entries.references(id)).filter(({ type }) => maySee(type, context.caller));
  return { items, total: items.length };
};
