import { getPageMetadata } from '#contract/calls/get-page-metadata.ts';
import type { CallOutput } from '#contract/protocol/call.ts';
import type { SiteServices } from '../context.ts';
import { isNotFound } from './failures.ts';

export type PageMetadata = CallOutput<typeof getPageMetadata>;

/** What editors have written of the page at a path. Only Atrium knows it: in front of another backend there is nothing. */
export async function metadataAt(path: string, { client, lacks }: SiteServices): Promise<PageMetadata> {
  if (lacks?.includes('pages')) return {};
  try {
    return await client.call(getPageMetadata, { path });
  } catch (error) {
    // An older Atrium lacks the call.
    if (isNotFound(error)) return {};
    throw error;
  }
}

/** Those of some links that search engines may list. */
export async function indexable<Link extends { to: string }>(
  links: readonly Link[],
  services: SiteServices,
): Promise<Link[]> {
  const listed: Link[] = [];
  // One after another: another Atrium may answer over the network.
  for (const link of links) {
    if (!link.to.startsWith('/') || !(await metadataAt(link.to, services)).noindex) listed.push(link);
  }
  return listed;
}
