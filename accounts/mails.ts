import type { OutgoingMail } from '#contract/outgoing-mail.ts';
import { linkLifetimes } from './links.ts';
import type { Services } from './services.ts';
import { type Wording, words } from './words.ts';

interface Recipient {
  name: string;
  email: string;
}

interface User extends Recipient {
  id: string;
}

/** Replaced when the mail is sent. */
const link = '{link}';
const until = '{until}';

/** Makes the link that a mail names. Undefined if its user may not use it any more. */
export async function completeMail(
  mail: OutgoingMail,
  { store, links }: Pick<Services, 'store' | 'links'>,
): Promise<OutgoingMail | undefined> {
  if (!mail.link) return mail;
  const { kind, userId } = mail.link;
  const user = await store.users.get(userId);
  if (!user || user.disabled || (kind === 'invitation' && user.joined)) return undefined;
  const { url, expiresAt } = await links.toChoosePassword(user.id, linkLifetimes[kind]);
  const end = `${expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return { ...mail, text: mail.text.replaceAll(link, url).replaceAll(until, end) };
}

/** The parts of a mail, with blank lines between them. */
const mail = (to: string, lang: string, subject: Wording, parts: readonly Wording[]): OutgoingMail => ({
  to,
  subject: words.say(subject, lang),
  text: parts.map((part) => words.say(part, lang)).join('\n\n'),
});

/** Mails to users of the office, in the language of the recipient where it is known. */
export const invitation = ({ id, name, email }: User, host: string, lang: string): OutgoingMail => ({
  ...mail(email, lang, ({ mails }) => mails.invitation.subject({ host }), [
    ({ mails }) => mails.greeting({ name }),
    ({ mails }) => mails.invitation.body({ host }),
    () => link,
    ({ mails }) => mails.invitation.note({ until, email }),
  ]),
  link: { kind: 'invitation', userId: id },
});

export const forgottenPassword = ({ id, name, email }: User, host: string, lang: string): OutgoingMail => ({
  ...mail(email, lang, ({ mails }) => mails.forgotten.subject({ host }), [
    ({ mails }) => mails.greeting({ name }),
    ({ mails }) => mails.forgotten.body({ host }),
    () => link,
    ({ mails }) => mails.forgotten.note({ until }),
  ]),
  link: { kind: 'forgotten', userId: id },
});

export const securityNotice = ({ name, email }: Recipient, what: Wording, host: string, lang: string): OutgoingMail =>
  mail(email, lang, ({ mails }) => mails.notice.subject({ host }), [
    ({ mails }) => mails.greeting({ name }),
    what,
    ({ mails }) => mails.notice.end,
  ]);
