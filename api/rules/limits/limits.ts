import { createHash } from 'node:crypto';
import type { CallContext } from '#api/context.ts';
import { HttpError } from '#contract/protocol/problem.ts';
import { networkKey, type RateLimit, visitorKey } from './rate-limit.ts';

const tenMinutes = 10 * 60_000;

/** High enough for an office behind one address, low enough to make flooding pointless. */
export const formLimits = {
  message: { most: 30, windowMs: tenMinutes },
  application: { most: 20, windowMs: tenMinutes },
  enquiry: { most: 20, windowMs: tenMinutes },
  /** An enquiry with an attachment counts as both. */
  attachment: { most: 10, windowMs: tenMinutes },
  subscription: { most: 20, windowMs: tenMinutes },
  lookup: { most: 60, windowMs: tenMinutes },
} as const satisfies Record<string, RateLimit>;

/** A network of /48 has 65,536 of /64, each with a limit of its own. */
const threefold = ({ most, windowMs }: RateLimit): RateLimit => ({ most: 3 * most, windowMs });

const hour = 60 * 60_000;

/** For all visitors together: 300 CVs of 1 MB and 100 attachments of 5 MB take at most 825 MB of the disk in an hour. */
export const hourlyLimits = {
  message: { most: 1_000, windowMs: hour },
  application: { most: 300, windowMs: hour },
  enquiry: { most: 300, windowMs: hour },
  attachment: { most: 100, windowMs: hour },
  subscription: { most: 1_000, windowMs: hour },
  lookup: { most: 6_000, windowMs: hour },
} as const satisfies Record<keyof typeof formLimits, RateLimit>;

/** An identical submission within this time counts as sent once, such as a second click or a reloaded page. */
export const onceWithinMs = tenMinutes;

type Limited = Pick<CallContext, 'caller' | 'limits'>;

/**
 * Throws `too_many_requests` with Retry-After once a visitor, or all together, exceed the limit. Calls from inside the
 * process are not limited.
 */
export function keepWithinLimit(name: keyof typeof formLimits, context: Limited): void {
  keepVisitorLimit(name, context);
  keepHourlyLimit(name, context);
}

/** The same for one visitor and its network. */
export function keepVisitorLimit(name: keyof typeof formLimits, { caller, limits }: Limited): void {
  if (!caller.address) return;
  const network = networkKey(caller.address);
  // In this order: what one visitor may not send does not count for its network.
  const seconds =
    limits.secondsToWait(name, visitorKey(caller.address), formLimits[name]) ||
    (network && limits.secondsToWait(`${name} of a network`, network, threefold(formLimits[name])));
  if (seconds) refuse(seconds);
}

/** The same for all visitors: for what is stored, so that refused files of one sender do not stop the others. */
export function keepHourlyLimit(name: keyof typeof formLimits, { caller, limits }: Limited): void {
  if (!caller.address) return;
  const seconds = limits.secondsToWait(`${name} of all`, '', hourlyLimits[name]);
  if (seconds > 0) refuse(seconds);
}

function refuse(seconds: number): never {
  throw new HttpError('too_many_requests', 'Please wait a little before you send again', {
    headers: { 'Retry-After': String(seconds) },
  });
}

/** Answers that one user mails. */
const replies: RateLimit = { most: 100, windowMs: hour };

/** Throws `too_many_requests` with Retry-After once a user has mailed too many answers. */
export function keepReplyLimit({ caller, limits }: Pick<CallContext, 'caller' | 'limits'>): void {
  const seconds = limits.secondsToWait('reply', caller.principal?.id ?? '', replies);
  if (seconds > 0) refuse(seconds);
}

/** Confirmation mails to one address, regardless of how many visitors request them. */
const confirmationMails: RateLimit = { most: 3, windowMs: 60 * 60_000 };

/** Whether another confirmation may be mailed to an address; counts it if so. The address itself is not stored in memory. */
export function mayMailConfirmation(email: string, { limits }: Pick<CallContext, 'limits'>): boolean {
  // Most servers deliver `name+anything@host` to `name@host`.
  const mailbox = email
    .trim()
    .toLowerCase()
    .replace(/(?<=.)\+[^@]*(?=@)/, '');
  const key = createHash('sha256').update(mailbox).digest('base64url');
  return limits.secondsToWait('confirmation-mail', key, confirmationMails) === 0;
}
