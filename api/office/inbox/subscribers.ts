import type { Handler } from '#api/context.ts';
import { actorOf } from '#api/office/content/allowed.ts';
import type {
  listSubscribers as listSubscribersCall,
  removeSubscribers as removeSubscribersCall,
} from '#contract/calls/office/inbox.ts';

export const listSubscribers: Handler<typeof listSubscribersCall> = (query, { store }) => store.subscribers.list(query);

export const removeSubscribers: Handler<typeof removeSubscribersCall> = async ({ ids }, { caller, store }) => ({
  removed: await store.subscribers.remove(ids, actorOf(caller)),
});
