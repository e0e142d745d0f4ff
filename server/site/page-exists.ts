import type { Client } from '#contract/protocol/client.ts';
import type { SiteHandler } from './site-handler.ts';

/** Whether the site serves a page at a path of its own. */
export const pageExistsOn =
  (site: SiteHandler, client: () => Client, publicUrl: string) =>
  async (path: string): Promise<boolean> => {
    const answer = await site(new Request(new URL(path, publicUrl)), client());
    // The body is read to its end: an aborted page would be logged as an error.
    await answer.arrayBuffer();
    return answer.status < 400;
  };
