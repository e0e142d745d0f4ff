import type { Handler } from '#api/context.ts';
import { actorOf } from '#api/office/content/allowed.ts';
import type { discardMails as discardMailsCall, retryMails as retryMailsCall } from '#contract/calls/office/upkeep.ts';

export const retryMails: Handler<typeof retryMailsCall> = async ({ ids }, { caller, now, store }) => ({
  count: await store.mail.retry(now(), actorOf(caller), ids),
});

export const discardMails: Handler<typeof discardMailsCall> = async ({ ids }, { caller, store }) => ({
  count: await store.mail.discard(actorOf(caller), ids),
});
