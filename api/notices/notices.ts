import type { Desk } from '#contract/office/desks/desks.ts';
import type { OutgoingMail } from '#contract/outgoing-mail.ts';
import type { CallContext } from '../context.ts';
import { companySettings } from '../office/content/company-settings.ts';
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
 * The mails about a new submission: to the people and the address of its desk, or else, also where none of them can get
 * one, to the group's address and to each user who enabled them. Users get theirs in the language of the account, others
 * in the main language of the site. A failure to read the users is logged, and the submission is stored nevertheless.
 */
export async function noticesOf(
  what: keyof MailWishes,
  context: CallContext,
  notice: Notice,
  desk?: Pick<Desk, 'people' | 'email'>,
): Promise<OutgoingMail[]> {
  const mainLanguage = words.known([context.store.defaultLanguage]);
  const users = await wishing(what, context);
  const ofDesk = users.filter(({ id }) => desk?.people.includes(id));
  const isOfDesk = desk !== undefined && (desk.email !== '' || ofDesk.length > 0);
  const recipients = new Map<string, { address: string; lang: string }>();
  for (const { email, lang } of isOfDesk ? ofDesk : users) {
    recipients.set(email.toLowerCase(), { address: email, lang: words.known([lang, mainLanguage]) });
  }
  const shared = isOfDesk ? desk.email : await groupAddress(context);
  if (shared) {
    const { lang = mainLanguage } = recipients.get(shared.toLowerCase()) ?? {};
    recipients.set(shared.toLowerCase(), { address: shared, lang });
  }
  const { subject, lines, replyTo } = notice;
  return [...recipients.values()].map(({ address, lang }) => ({
    to: address,
    replyTo,
    subject: words.say(subject, lang),
    text: lines.map((line) => words.say(line, lang)).join('\n'),
  }));
}

async function wishing(what: keyof MailWishes, context: CallContext) {
  const { people, logError, requestId } = context;
  try {
    return await people.wishing(what, (await companySettings(context)).today);
  } catch (error) {
    logError(error, { requestId });
    return [];
  }
}
