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
