import type { OutgoingMail } from '#contract/outgoing-mail.ts';
import type { CallContext } from './context.ts';
import { groupAddress } from './group-address.ts';
import type { MailWishes } from './people.ts';

/**
 * The mails that tell of something new: one to the group’s address, and one to each person of the office who wishes to
 * hear of it. What a visitor sends is kept whether or not we know whom to tell.
 */
export async function noticesOf(
  what: keyof MailWishes,
  context: CallContext,
  noticeTo: (address: string) => OutgoingMail,
): Promise<OutgoingMail[]> {
  const group = await groupAddress(context);
  const people = await wishing(what, context);
  const once = new Map([...people, ...(group ? [group] : [])].map((address) => [address.toLowerCase(), address]));
  return [...once.values()].map(noticeTo);
}

async function wishing(what: keyof MailWishes, { people, logError, requestId }: CallContext): Promise<string[]> {
  try {
    return await people.wishing(what);
  } catch (error) {
    logError(error, { requestId });
    return [];
  }
}
