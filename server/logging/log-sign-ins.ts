import type { RejectedSignIn } from '#accounts/create-accounts.ts';
import { createRateLimiter, visitorKey } from '#api/rules/limits/rate-limit.ts';
import type { Metrics } from '../metrics/create-metrics.ts';
import { createLineLimit } from '../requests/line-limit.ts';
import type { Log } from './log.ts';

const perMs = 60_000;
/** One client must not hide the lines of others, so each has a limit of its own. */
const mostOfClient = 10;
const mostOfAll = 300;

export interface SignInLogOptions {
  log: Log;
  metrics?: Pick<Metrics, 'signInRejected'> | undefined;
  now?: () => number;
}

/**
 * Logs rejected sign-ins with the client's address, so that an operator can find and ban an attacker. Only these lines
 * have an address.
 */
export function createSignInLog({ log, metrics, now = Date.now }: SignInLogOptions) {
  const clients = createRateLimiter(now);
  const lines = createLineLimit({ most: mostOfAll, perMs, now });
  return ({ route, reason }: RejectedSignIn, address: string): void => {
    metrics?.signInRejected(reason);
    if (clients.secondsToWait('line', visitorKey(address), { most: mostOfClient, windowMs: perMs }) > 0) return;
    const line = lines();
    if (line) log.warn({ address, route, reason, ...line }, 'Sign-in rejected');
  };
}
