import type { CallContext, Handler } from '#api/context.ts';
import { actorOf } from '#api/office/content/allowed.ts';
import { words } from '#api/office/words.ts';
import { keepReplyLimit } from '#api/rules/limits/limits.ts';
import type { sendReply as sendReplyCall } from '#contract/calls/office/send-reply.ts';
import { HttpError } from '#contract/protocol/problem.ts';
import { isEmailAddress } from '#contract/text/contact/email-address.ts';
import type { StoredMessage } from '#store/interfaces/inbox.ts';
import { enquiryScope, isInScope } from './desks.ts';

/** The mail goes to the address of the message alone. Answers to it go to the desk, or else to the user. */
export const sendReply: Handler<typeof sendReplyCall> = async ({ id, subject, text, idempotencyKey: key }, context) => {
  const { caller, sendNow, store } = context;
  if (!sendNow) throw words.error('unavailable', (texts) => texts.inbox.noMailServer);
  const message = await store.submissions.message(id);
  const scope = await enquiryScope(context);
  if (!message || !isInScope(message, scope)) throw new HttpError('not_found');
  if (!isEmailAddress(message.email)) throw words.error('conflict', (texts) => texts.inbox.noAddress);
  keepReplyLimit(context);
  const replyTo = await replyAddress(message, context);
  const mail = { to: message.email, subject, text, ...(replyTo ? { replyTo } : {}) };
  const outcome = await store.submissions.reply(id, { mail, key }, actorOf(caller), scope);
  if (outcome === 'key-reused') throw words.error('conflict', (texts) => texts.inbox.sentAlready);
  return { ok: true };
};

async function replyAddress({ enquiry }: StoredMessage, { caller, people, store }: CallContext): Promise<string> {
  const { desks } = await store.desks.get();
  const desk = enquiry && desks.find((each) => each.id === enquiry.desk);
  if (desk?.email) return desk.email;
  const { id } = caller.principal ?? {};
  const user = id === undefined ? undefined : await people.get(id);
  return user?.email ?? '';
}
