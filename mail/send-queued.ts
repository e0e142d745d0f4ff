import { failureText, type OutgoingMail, type QueuedMail } from '#contract/outgoing-mail.ts';
import type { Mailer } from './mailer.ts';

const minute = 60_000;
const batch = 10;

/** The sum of the waits of RFC 5321: until then no other node sends the mail that this one is sending. */
const leaseMs = 30 * minute;

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
  mailer: Pick<Mailer, 'send' | 'explain'>;
  /** Adds the link that a mail names. Undefined if the mail is no longer wanted; it is then deleted. */
  complete: (mail: OutgoingMail) => Promise<OutgoingMail | undefined>;
  now: () => Date;
  logError: (error: unknown) => void;
}

/** Sends due mails one after the other; returns how many were sent. A failed mail waits for its next attempt. */
export async function sendQueued({ queue, mailer, complete, now, logError }: SendQueuedOptions): Promise<number> {
  let sent = 0;
  for (let tried = 0; tried < batch; tried += 1) {
    const time = now();
    // One at a time: the lease of a second mail could end while the first one is sent.
    const [queued] = await queue.claim(time, new Date(time.getTime() + leaseMs), 1);
    if (!queued) break;
    const { id, attempts, ...mail } = queued;
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
