/** A mail from us: plain text, one recipient. */
export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  /** Such as `List-Unsubscribe`; one line each. */
  headers?: Record<string, string>;
  /** The address for replies; absent: the sender. */
  replyTo?: string;
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
