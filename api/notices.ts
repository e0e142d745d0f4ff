import type { OutgoingMail } from '#contract/outgoing-mail.ts';
import type { CallContext } from './context.ts';
import { groupAddress } from './group-address.ts';
import type { MailWishes } from './people.ts';

/**
 * The mails about a new submission: one to the group's address, and one to each user who enabled them. A failure to read the users is
 * logged, and the submission is stored nevertheless.
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
