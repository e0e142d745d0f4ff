import type { Client } from '#contract/client.ts';
import type { SiteHandler } from './site-handler.ts';

/** Asks the site itself whether something answers at a path of it. */
export const pageExistsOn =
  (site: SiteHandler, client: () => Client, publicUrl: string) =>
  async (path: string): Promise<boolean> => {
    const answer = await site(new Request(new URL(path, publicUrl)), client());
    // Read to its end: a page that is given up half-way counts as a fault.
    await answer.arrayBuffer();
    return answer.status < 400;
  };
