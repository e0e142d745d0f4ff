import { createHmac } from 'node:crypto';
import type { HttpError } from '#contract/protocol/problem.ts';
import type { LoginAttempts } from '#store/interfaces/people.ts';
import { type Wording, words } from './words.ts';

interface Limit {
  /** The number of attempts without a wait. */
  free: number;
  /** The first wait; each further attempt doubles it. */
  firstWaitMs: number;
  maxDelayMs: number;
  /** After this time without an attempt the count restarts. */
  forgetMs: number;
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** The limits by kind of attempt. A whole office may share one IP address, so that limit is higher. */
export const limits = {
  account: { free: 5, firstWaitMs: 30 * second, maxDelayMs: 15 * minute, forgetMs: 24 * hour },
  address: { free: 20, firstWaitMs: 30 * second, maxDelayMs: 15 * minute, forgetMs: hour },
  // Apart from passwords: someone’s wrong ones must not keep others behind the same address from finishing a right sign-in.
  'second-factor': { free: 20, firstWaitMs: 30 * second, maxDelayMs: 15 * minute, forgetMs: hour },
  passkey: { free: 20, firstWaitMs: 30 * second, maxDelayMs: 15 * minute, forgetMs: hour },
  password: { free: 5, firstWaitMs: 30 * second, maxDelayMs: 15 * minute, forgetMs: 24 * hour },
  link: { free: 20, firstWaitMs: 30 * second, maxDelayMs: 15 * minute, forgetMs: hour },
  mail: { free: 3, firstWaitMs: 5 * minute, maxDelayMs: hour, forgetMs: 24 * hour },
  code: { free: 1, firstWaitMs: 2 * minute, maxDelayMs: 2 * minute, forgetMs: 3 * minute },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** After this time no attempt counts any more. */
export const attemptLifetimeMs = 24 * hour;

export function waitAfter({ free, firstWaitMs, maxDelayMs }: Limit, tries: number): number {
  return tries < free ? 0 : Math.min(firstWaitMs * 2 ** Math.min(tries - free, 30), maxDelayMs);
}

/** The kind of attempt, and its target: an account or an address. */
export type AttemptKey = readonly [LimitName, string];

export interface LoginLimits {
  /** Counts an attempt for each key. Throws a 429 with `Retry-After` if one of them must wait. */
  begin(...attemptKeys: AttemptKey[]): Promise<void>;
  /** Whether this is the first attempt for a key that allows one. */
  isFirst(...attemptKey: AttemptKey): Promise<boolean>;
  forgetAttempt(...attemptKey: AttemptKey): Promise<void>;
  forget(...attemptKey: AttemptKey): Promise<void>;
}

/** Counts in the store, for all nodes. Keys are stored as keyed hashes only. */
export function createLoginLimits(loginAttempts: LoginAttempts, secret: string, now: () => Date): LoginLimits {
  const keyOf = ([name, attemptKey]: AttemptKey) =>
    createHmac('sha256', secret).update(`${name}\0${attemptKey}`).digest('base64url');
  const begin = (attemptKey: AttemptKey) => {
    const limit = limits[attemptKey[0]];
    return loginAttempts.begin(keyOf(attemptKey), now(), (tries) => waitAfter(limit, tries), limit.forgetMs);
  };
  return {
    async begin(...attemptKeys) {
      for (const attemptKey of attemptKeys) {
        const wait = await begin(attemptKey);
        if (wait > 0) throw tooMany(wait);
      }
    },
    isFirst: async (...attemptKey) => (await begin(attemptKey)) === 0,
    forgetAttempt: (...attemptKey) => loginAttempts.forgetAttempt(keyOf(attemptKey)),
    forget: (...attemptKey) => loginAttempts.forget(keyOf(attemptKey)),
  };
}

export function tooMany(waitMs: number): HttpError {
  const seconds = Math.max(1, Math.ceil(waitMs / second));
  const wording: Wording = ({ signIn }) =>
    seconds < 90 ? signIn.waitSeconds({ count: seconds }) : signIn.waitMinutes({ count: Math.ceil(seconds / 60) });
  return words.error('too_many_requests', wording, { headers: { 'Retry-After': String(seconds) } });
}
