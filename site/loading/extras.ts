import type { CallOptions } from '#contract/client.ts';
import type { SiteServices } from '../context.ts';

/** How long a page waits for what it can do without, in milliseconds. */
const patienceMs = 2_000;

/**
 * Asks for something that a page offers besides: where it cannot be had soon, the page goes without it and says
 * nothing. Only the log does.
 */
export async function orWithout<T>(services: SiteServices, ask: (options: CallOptions) => Promise<T[]>): Promise<T[]> {
  try {
    return await ask({ signal: AbortSignal.timeout(patienceMs) });
  } catch (error) {
    services.logError(error);
    return [];
  }
}
