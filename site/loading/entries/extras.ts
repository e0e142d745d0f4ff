import type { CallOptions } from '#contract/protocol/client.ts';
import type { SiteServices } from '#site/context.ts';

/** How long a page waits for optional content, in milliseconds. */
const patienceMs = 2_000;

/** Loads optional content of a page. If it fails or takes too long, it is logged and the page is shown without it. */
export async function orEmpty<T>(services: SiteServices, ask: (options: CallOptions) => Promise<T[]>): Promise<T[]> {
  try {
    return await ask({ signal: AbortSignal.timeout(patienceMs) });
  } catch (error) {
    services.logError(error);
    return [];
  }
}
