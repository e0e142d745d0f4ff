import { failureText, type OutgoingMail, type QueuedMail } from '#contract/outgoing-mail.ts';
import type { Mailer } from './mailer.ts';

const leaseMs = 2 * 60_000;
const batch = 10;
const minute = 60_000;

/** Delays between attempts: minutes at first, then hours. After the last one, the mail is kept but not tried again. */
const waits = [1, 5, 15, 60, 240, 720, 1_440].map((minutes) => minutes * minute);

/** The part of the store's mail queue that sending needs. */
export interface MailSource {
  claim(now: Date, leaseUntil: Date, most: number): Promise<QueuedMail[]>;
  sent(id: number): Promise<void>;
  failed(id: number, reason: string, retryAt: Date | null): Promise<void>;
}

export interface SendQueuedOptions {
  queue: MailSource;
  mailer: Mailer;
  /** Adds the link that a mail names. Undefined if the mail is no longer wanted; it is then deleted. */
  complete: (mail: OutgoingMail) => Promise<OutgoingMail | undefined>;
  now: () => Date;
  logError: (error: unknown) => void;
}

/** Sends due mails one after the other; returns how many were sent. A failed mail waits for its next attempt. */
export async function sendQueued({ queue, mailer, complete, now, logError }: SendQueuedOptions): Promise<number> {
  const time = now();
  const mails = await queue.claim(time, new Date(time.getTime() + leaseMs), batch);
  let sent = 0;
  for (const { id, attempts, ...mail } of mails) {
    try {
      const whole = await complete(mail);
      if (whole) {
        await mailer.send(whole);
        sent += 1;
      }
      await queue.sent(id);
    } catch (error) {
      logError(error);
      const wait = waits[attempts];
      await queue.failed(
        id,
        failureText(mailer.explain(error)),
        wait === undefined ? null : new Date(now().getTime() + wait),
      );
    }
  }
  return sent;
}
