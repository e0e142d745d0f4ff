import { getNewsYears } from '#contract/calls/get-news-years.ts';
import type { SiteServices } from '../context.ts';
import type { YearRange } from '../reading/year-range.ts';
import { isCallError } from './failures.ts';

/**
 * The years that the archive of the news spans, where there are several. A backend that does not know the
 * call, or fails at it, leaves the news without their filter, not the page without its news.
 */
export async function newsYears(services: SiteServices): Promise<YearRange | undefined> {
  try {
    const { from, to } = await services.client.call(getNewsYears, {});
    return from !== null && to !== null && from < to ? { from, to } : undefined;
  } catch (error) {
    const isUnknown = isCallError(error) && (error.kind === 'not-found' || error.kind === 'refused');
    if (!isUnknown) services.logError(error);
    return undefined;
  }
}
