import type { OutgoingMail } from '#contract/outgoing-mail.ts';
import type { CallContext } from '../context.ts';
import { type Wording, words } from '../office/words.ts';
import type { MailWishes } from '../people.ts';
import { groupAddress } from './group-address.ts';

/** A mail without its recipient, in the language of the recipient. */
export interface Notice {
  subject: Wording;
  lines: readonly Wording[];
  replyTo?: string | undefined;
}

/**
 * The mails about a new submission: one to the group's address, in the main language of the site, and one to each user
 * who enabled them, in the language of the account. A failure to read the users is logged, and the submission is stored
 * nevertheless.
 */
export async function noticesOf(what: keyof MailWishes, context: CallContext, notice: Notice): Promise<OutgoingMail[]> {
  const mainLanguage = context.store.defaultLanguage;
  const recipients = new Map<string, { address: string; lang: string }>();
  for (const { email, lang } of await wishing(what, context)) {
    recipients.set(email.toLowerCase(), { address: email, lang: words.known([lang, mainLanguage]) });
  }
  const group = await groupAddress(context);
  if (group) {
    const { lang = words.known([mainLanguage]) } = recipients.get(group.toLowerCase()) ?? {};
    recipients.set(group.toLowerCase(), { address: group, lang });
  }
  const { subject, lines, replyTo } = notice;
  return [...recipients.values()].map(({ address, lang }) => ({
    to: address,
    replyTo,
    subject: words.say(subject, lang),
    text: lines.map((line) => words.say(line, lang)).join('\n'),
  }));
}

async function wishing(what: keyof MailWishes, { people, logError, requestId }: CallContext) {
  try {
    return await people.wishing(what);
  } catch (error) {
    logError(error, { requestId });
    return [];
  }
}
