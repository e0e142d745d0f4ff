import type { OutgoingMail } from '#contract/outgoing-mail.ts';
import type { Link } from './links.ts';
import { type Wording, words } from './words.ts';

const until = (link: Link) => `${link.expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

interface Recipient {
  name: string;
  email: string;
}

/** The parts of a mail, with blank lines between them. */
const mail = (to: string, lang: string, subject: Wording, parts: readonly Wording[]): OutgoingMail => ({
  to,
  subject: words.say(subject, lang),
  text: parts.map((part) => words.say(part, lang)).join('\n\n'),
});

/** Mails to users of the office, in the language of the recipient where it is known. */
export const invitation = ({ name, email }: Recipient, link: Link, host: string, lang: string): OutgoingMail =>
  mail(email, lang, ({ mails }) => mails.invitation.subject({ host }), [
    ({ mails }) => mails.greeting({ name }),
    ({ mails }) => mails.invitation.body({ host }),
    () => link.url,
    ({ mails }) => mails.invitation.note({ until: until(link), email }),
  ]);

export const forgottenPassword = ({ name, email }: Recipient, link: Link, host: string, lang: string): OutgoingMail =>
  mail(email, lang, ({ mails }) => mails.forgotten.subject({ host }), [
    ({ mails }) => mails.greeting({ name }),
    ({ mails }) => mails.forgotten.body({ host }),
    () => link.url,
    ({ mails }) => mails.forgotten.note({ until: until(link) }),
  ]);

export const securityNotice = ({ name, email }: Recipient, what: Wording, host: string, lang: string): OutgoingMail =>
  mail(email, lang, ({ mails }) => mails.notice.subject({ host }), [
    ({ mails }) => mails.greeting({ name }),
    what,
    ({ mails }) => mails.notice.end,
  ]);
