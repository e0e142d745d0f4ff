import { z } from 'zod';

/** A link for a user of the office that is made when the mail is sent, so that no stored mail has one. */
export const mailLink = z.object({ kind: z.enum(['invitation', 'forgotten']), userId: z.string() });
export type MailLink = z.infer<typeof mailLink>;

/**
 * The recipient of what the webhook receives instead of a mail server. The subject is then the kind of event, and the text
 * its JSON. A mail server rejects it, such as that of an earlier release that takes it from the queue.
 */
export const webhookRecipient = 'webhook:';

/** Where the queue delivers to. */
export type MailChannel = 'mail' | 'webhook';

/** A mail from us: plain text, one recipient. */
export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  /** Such as `List-Unsubscribe`; one line each. */
  headers?: Record<string, string>;
  /** The address for replies; absent: the sender. */
  replyTo?: string;
  /** Its address and its end replace `{link}` and `{until}` in the text. */
  link?: MailLink;
}

export interface QueuedMail extends OutgoingMail {
  id: number;
  /** The number of failed attempts so far. */
  attempts: number;
}

/** Why mail servers reject mails. */
export const mailCauses = [
  'login',
  'noLogin',
  'unknownHost',
  'noAnswer',
  'connection',
  'encryption',
  'timedOut',
  'addresses',
  'content',
  'webhook',
  'other',
] as const;
export type MailCause = (typeof mailCauses)[number];

/** Why a mail was not sent, with the message of the server. */
export interface MailFailure {
  cause: MailCause;
  detail: string;
}

/** A failure as the queue stores it. */
export const failureText = ({ cause, detail }: MailFailure): string => `${cause}: ${detail}`;

/** A failure in the queue. Earlier versions stored only the message. */
export function readFailure(text: string): MailFailure {
  const [, before, detail = ''] = /^(\w+): (.*)$/s.exec(text) ?? [];
  const cause = mailCauses.find((each) => each === before);
  return cause ? { cause, detail } : { cause: 'other', detail: text };
}
