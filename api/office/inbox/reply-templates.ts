import type { Handler } from '#api/context.ts';
import { actorOf } from '#api/office/content/allowed.ts';
import type {
  getReplyTemplates as getReplyTemplatesCall,
  saveReplyTemplates as saveReplyTemplatesCall,
} from '#contract/calls/office/reply-templates.ts';

export const getReplyTemplates: Handler<typeof getReplyTemplatesCall> = (_, { store }) => store.replyTemplates.get();

export const saveReplyTemplates: Handler<typeof saveReplyTemplatesCall> = async (
  { settings, seen },
  { store, caller },
) => {
  await store.replyTemplates.save(settings, seen, actorOf(caller));
  return { revision: seen + 1 };
};
