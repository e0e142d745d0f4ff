import { CallError } from '#contract/protocol/call-error.ts';
import type { SiteServices } from '#site/context.ts';
import type { YearRange } from '#site/reading/dates/year-range.ts';
import { getNewsYears } from './calls.ts';

/**
 * The range of years in the news archive if it spans several. If the backend lacks the call or fails, the news is shown
 * without the filter.
 */
export async function newsYears(services: SiteServices): Promise<YearRange | undefined> {
  try {
    const { from, to } = await services.client.call(getNewsYears, {});
    return from !== null && to !== null && from < to ? { from, to } : undefined;
  } catch (error) {
    const isUnknown = error instanceof CallError && (error.kind === 'not-found' || error.kind === 'refused');
    if (!isUnknown) services.logError(error);
    return undefined;
  }
}
