import { getPageMetadata } from '#contract/calls/get-page-metadata.ts';
import type { CallOutput } from '#contract/protocol/call.ts';
import type { SiteServices } from '../context.ts';
import { isNotFound } from './failures.ts';

export type PageMetadata = CallOutput<typeof getPageMetadata>;

const asked = new WeakMap<SiteServices, { path: string; metadata: Promise<PageMetadata> }>();

/**
 * What editors have written of the page at a path. The shell and the page itself ask for it once. Only Atrium knows it: in
 * front of another backend there is nothing.
 */
export function metadataAt(path: string, services: SiteServices): Promise<PageMetadata> {
  if (services.lacks?.includes('pages')) return Promise.resolve({});
  const known = asked.get(services);
  if (known?.path === path) return known.metadata;
  const metadata = requested(path, services);
  asked.set(services, { path, metadata });
  return metadata;
}

/** The metadata of the page at an address; nothing where it cannot be loaded. */
export function metadataOf(url: URL, services: SiteServices): Promise<PageMetadata> {
  const path = url.pathname.slice(services.basename.length) || '/';
  return metadataAt(path, services).catch((error: unknown): PageMetadata => {
    services.logError(error);
    return {};
  });
}

/** Page data that has the title written by an editor: a move by script keeps the shell of the first page. */
export interface SearchTitle {
  searchTitle?: string;
}

/** For the data of a page. */
export const searchTitleOf = ({ title }: PageMetadata): SearchTitle => (title ? { searchTitle: title } : {});

async function requested(path: string, { client }: SiteServices): Promise<PageMetadata> {
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
