import type { OutgoingMail } from '#contract/outgoing-mail.ts';
import type { Link } from './links.ts';

const until = (link: Link) => `${link.expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

interface Recipient {
  name: string;
  email: string;
}

/** Mails to users of the office. */
export const invitation = ({ name, email }: Recipient, link: Link, host: string): OutgoingMail => ({
  to: email,
  subject: `Your access to the office of ${host}`,
  text: [
    `Hello ${name},`,
    '',
    `you now have access to the office of ${host}. Choose your password here:`,
    '',
    link.url,
    '',
    `The link works once, until ${until(link)}. You sign in with ${email}.`,
  ].join('\n'),
});

export const forgottenPassword = ({ name, email }: Recipient, link: Link, host: string): OutgoingMail => ({
  to: email,
  subject: `Choose a new password for ${host}`,
  text: [
    `Hello ${name},`,
    '',
    `someone, probably you, requested a new password for the office of ${host}. Choose it here:`,
    '',
    link.url,
    '',
    `The link works once, until ${until(link)}. If it was not you, do nothing: your password stays as it is.`,
  ].join('\n'),
});

export const securityNotice = ({ name, email }: Recipient, what: string, host: string): OutgoingMail => ({
  to: email,
  subject: `Your access to the office of ${host} was changed`,
  text: [
    `Hello ${name},`,
    '',
    `${what}.`,
    '',
    'If that was you, there is nothing to do. If not, contact an owner of the office at once.',
  ].join('\n'),
});
