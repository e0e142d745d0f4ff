import type { RenderedPage } from '#api/context.ts';
import type { OwnBackendParts } from '../backend.ts';
import { bytesOfResponse } from '../cache/responses/whole-response.ts';
import { createConcurrencyLimiter, TooBusy } from '../limits/concurrency-limiter.ts';
import type { SiteHandler } from './site-handler.ts';

/** Editors who type at the same moment wait for each other, and visitors for one of them at most. */
const limits = { maxConcurrent: 1, maxWaiting: 20, maxWaitMs: 5_000, yieldsToEventLoop: true };

/** A page may lead to its address in another language, and this one to its canonical form. */
const maxRedirects = 3;

/** Renders pages for the preview beside a form. They are not cached, counted or at an address. */
export function createLivePreview(site: SiteHandler, publicUrl: string): NonNullable<OwnBackendParts['renderPage']> {
  const limiter = createConcurrencyLimiter(limits);
  return async (path, client) => {
    const render = async (address: URL, redirects = 0): Promise<RenderedPage> => {
      const answer = await site(new Request(address), client, { preview: true, isLive: true });
      const html = (await bytesOfResponse(answer)).toString();
      const to = URL.parse(answer.headers.get('location') ?? '', address);
      const leads = answer.headers.has('location') && to?.origin === address.origin && redirects < maxRedirects;
      return leads ? render(to, redirects + 1) : { html, status: answer.status };
    };
    try {
      return await limiter.take(() => render(new URL(path, publicUrl)));
    } catch (error) {
      if (error instanceof TooBusy) return undefined;
      throw error;
    }
  };
}
