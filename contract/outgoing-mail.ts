/** A mail of ours to somebody: plain text, one recipient. */
export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  /** Such as `List-Unsubscribe`; one line each. */
  headers?: Record<string, string>;
  /** Where an answer should go; absent: to the sender. */
  replyTo?: string;
}

export interface QueuedMail extends OutgoingMail {
  id: number;
  /** How often sending failed so far. */
  attempts: number;
}
