import { createHash } from 'node:crypto';
import { HttpError } from '#contract/problem.ts';
import type { CallContext } from '../context.ts';
import { type RateLimit, visitorKey } from './rate-limit.ts';

const tenMinutes = 10 * 60_000;

/** Generous enough for an office behind one address, tight enough to make flooding pointless. */
export const formLimits = {
  message: { most: 30, windowMs: tenMinutes },
  application: { most: 20, windowMs: tenMinutes },
  subscription: { most: 20, windowMs: tenMinutes },
} as const satisfies Record<string, RateLimit>;

/** Within this time the very same once more counts as sent once: a second click, a page loaded again. */
export const onceWithinMs = tenMinutes;

/** Refuses with too_many_requests and Retry-After once a visitor is over the limit; calls from inside are free. */
export function keepWithinLimit(name: keyof typeof formLimits, { caller, limits }: CallContext): void {
  if (!caller.address) return;
  const seconds = limits.secondsToWait(name, visitorKey(caller.address), formLimits[name]);
  if (seconds > 0) {
    throw new HttpError('too_many_requests', 'Please wait a little before you send again', {
      headers: { 'Retry-After': String(seconds) },
    });
  }
}

/** Confirmation mails to one address, however many visitors ask for them. */
const confirmationMails: RateLimit = { most: 3, windowMs: 60 * 60_000 };

/** Whether another confirmation may be mailed to an address. Counts one when it may. The address itself is not kept in memory. */
export function mayMailConfirmation(email: string, { limits }: CallContext): boolean {
  const key = createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
  return limits.secondsToWait('confirmation-mail', key, confirmationMails) === 0;
}
